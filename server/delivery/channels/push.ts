import { request as requestPlainly } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import webPush from 'web-push'
import type { Config } from '#server/config.ts'
import type { PushMessage } from '#server/delivery/outbox/message.ts'
import { isPublicAddress, lookupPublic } from './public-address.ts'
import { DeliveryError, type Transport } from './transport.ts'

const parallel = 32
/** Of these at one push service: one that hangs leaves seven more. */
const parallelAtService = 4
const answerWithinMs = 10_000
/** How long a push service keeps a notice for a phone that is off, in seconds. */
const keptForSeconds = 4 * 60 * 60
/** What a push service says where a browser wants no more. */
const gone = [404, 410]
/** What says that this very message will never be taken. */
const refused = [400, 413]

/**
 * The browsers' push services as a channel (RFC 8030), encrypted for the one phone (RFC 8291) and
 * signed with our key (RFC 8292): https only, to public addresses, no redirects. Each phone has a
 * service of its own, so that a refusal says nothing of the others. `onGone` is told which endpoint
 * wants no more.
 */
export function openPush(
  { privateKey, publicKey, anyAddress }: NonNullable<Config['push']>,
  live: { readonly config: Pick<Config, 'business'> },
  onGone: (endpoint: string) => Promise<void>,
): Transport {
  return {
    channel: 'push',
    parallel,
    receivers: { parallel: parallelAtService, of: ({ body }) => serviceIn(body) },
    async send({ body }, signal) {
      const { phone, notice }: PushMessage = JSON.parse(body)
      const { endpoint, p256dh, auth } = phone
      const url = new URL(endpoint)
      if (!anyAddress && !mayBeAsked(url)) {
        throw new DeliveryError('message', 'ENOTPUBLIC', { forGood: true })
      }
      const details = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(notice),
        {
          vapidDetails: {
            subject: `mailto:${live.config.business.email}`,
            publicKey,
            privateKey,
          },
          TTL: keptForSeconds,
          urgency: 'high',
          contentEncoding: 'aes128gcm',
        },
      )
      const status = await post(url, details, {
        anyAddress,
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
      })
      if (status >= 200 && status < 300) return
      if (gone.includes(status)) await onGone(endpoint)
      const forGood = gone.includes(status) || refused.includes(status)
      throw new DeliveryError('message', `HTTP ${status}`, { forGood })
    },
    close: () => undefined,
  }
}

/** The piece of a message's body that names its phone's push service, as the browser spelt it. */
function serviceIn(body: string): string {
  const { phone }: PushMessage = JSON.parse(body)
  const service = /^[^/]*\/\/[^/]*\//.exec(phone.endpoint)?.[0] ?? phone.endpoint
  return `"endpoint":${JSON.stringify(service).slice(0, -1)}`
}

/** Whether an address can be a push service's: https, no name and password, no private network. */
export function mayBeAsked({ protocol, hostname, username, password }: URL): boolean {
  if (protocol !== 'https:' || username || password) return false
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) === 0 || isPublicAddress(address)
}

interface Details {
  headers: Record<string, unknown>
  body: Buffer | null
}

/** Posts and gives the status; a redirect is a status like any other. Throws a `DeliveryError`. */
function post(
  url: URL,
  { headers, body }: Details,
  { anyAddress, signal }: { anyAddress: boolean; signal: AbortSignal },
): Promise<number> {
  const send = anyAddress && url.protocol === 'http:' ? requestPlainly : request
  return new Promise((resolve, reject) => {
    const sent = send(url, {
      method: 'POST',
      headers: headers as Record<string, string>,
      signal,
      ...(!anyAddress && { lookup: lookupPublic }),
    })
    sent.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const code = error.code ?? error.name
      reject(new DeliveryError('message', code, { forGood: code === 'ENOTPUBLIC' }))
    })
    sent.end(body)
  })
}
