import { Webhook } from 'standardwebhooks'
import type { Config } from '#server/config.ts'
import { longestDelayMs } from '#server/delivery/retry-delay.ts'
import { certificateFault } from './certificate-fault.ts'
import { DeliveryError, type Transport } from './transport.ts'

const answerWithinMs = 10_000
const parallel = 4
/** Answers that are about what was sent; any other refusal is the receiver's own state. */
const aboutTheMessage = [400, 409, 413, 422]
/** Answers that may say when to come again. */
const asksToWait = [429, 503]

/**
 * Another system's address as a channel, signed after Standard Webhooks: `webhook-id` is the
 * message's, at every attempt; the time and the signature are the attempt's. Any 2xx is delivered.
 */
export function openWebhook({ url, secret }: NonNullable<Config['webhook']>): Transport {
  const webhook = new Webhook(secret)
  return {
    channel: 'webhook',
    parallel,
    async send({ id, body }, signal) {
      const at = new Date()
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': webhook.sign(id, at, body),
        },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
      }).catch((error: unknown) => {
        throw new DeliveryError('channel', codeOf(error))
      })
      response.body?.cancel().catch(() => undefined)
      if (response.ok) return
      const concerns = aboutTheMessage.includes(response.status) ? 'message' : 'channel'
      throw new DeliveryError(concerns, `HTTP ${response.status}`, {
        waitMs: askedWaitMs(response),
      })
    },
    close: () => undefined,
  }
}

/**
 * How long an answer asks to be left alone, in ms: by its `Retry-After`, in seconds or as a date. At most as
 * long as a message waits after any failure, so that a mistake in it keeps nothing for a day.
 */
function askedWaitMs({ status, headers }: Response): number {
  const asked = headers.get('retry-after')
  if (!asked || !asksToWait.includes(status)) return 0
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now()
  return Math.min(Math.max(ms || 0, 0), longestDelayMs)
}

function codeOf(error: unknown) {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  if (!(cause instanceof Error)) return error.name
  // A port that is never called has no code.
  if (!('code' in cause)) return cause.message
  return certificateFault(cause.code) ?? String(cause.code)
}
