import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Notice } from '#server/delivery/outbox/message.ts'
import { portOf } from '#server/http/port-of.ts'

/** A browser's keys, as it makes them for one push service. */
export interface BrowserKeys {
  pair: ECDH
  auth: Buffer
}

/** What a push service was handed, as the browser reads it. */
interface Arrived {
  notice: Notice
  headers: IncomingHttpHeaders
  /** Whether the sender's token (RFC 8292) is for this service, in time and signed by its key. */
  signed: boolean
}

/** A push service of the test's own with one browser behind it. */
export interface PushService {
  subscription: { endpoint: string; p256dh: string; auth: string }
  arrived: Arrived[]
  /** How many notices it was sent, answered or not. */
  asked: number
  /** What it answers from now on, undefined for never, and where to for a redirect. */
  status: number | undefined
  location: string | undefined
  close(): void
}

/** Opens a push service on this machine, which decrypts what it gets as a browser does. */
export async function openPushService(): Promise<PushService> {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const keys = { pair, auth: randomBytes(16) }
  const server = createServer(async (asked, answer) => {
    const body = await buffer(asked)
    const { status, location } = service
    service.asked += 1
    if (status === undefined) return
    if (status === 201) {
      const { headers } = asked
      service.arrived.push({
        notice: JSON.parse(decrypt(body, keys)),
        headers,
        signed: isSigned(
          headers.authorization ?? '',
          new URL(service.subscription.endpoint).origin,
        ),
      })
    }
    answer.writeHead(status, location ? { location } : {}).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const service: PushService = {
    subscription: {
      endpoint: `http://127.0.0.1:${portOf(server)}/push/${randomBytes(8).toString('hex')}`,
      p256dh: pair.getPublicKey('base64url'),
      auth: keys.auth.toString('base64url'),
    },
    arrived: [],
    asked: 0,
    status: 201,
    location: undefined,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return service
}

/** Decrypts one record of `aes128gcm` (RFC 8188) that was made for a browser (RFC 8291). */
export function decrypt(body: Buffer, { pair, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16)
  const length = body[20] ?? 0
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const hkdf = (salt: Buffer, secret: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = hkdf(auth, pair.computeSecret(sender), info, 32)
  const key = hkdf(salt, secret, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdf(salt, secret, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record ends with a 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

function isSigned(authorization: string, audience: string) {
  const [, token = '', key = ''] = /^vapid t=(\S+?), ?k=(\S+)$/.exec(authorization) ?? []
  const [header, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  )
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  })
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const isOurs = aud === audience && exp > Date.now() / 1000 && /^mailto:.+@/.test(sub)
  const said = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  return (
    isOurs &&
    verify('sha256', Buffer.from(`${header}.${claims}`), said, Buffer.from(signature, 'base64url'))
  )
}
