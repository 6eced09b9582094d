import { createECDH } from 'node:crypto'

const curve = 'prime256v1'

/** Makes a private key for the push services (RFC 8292), in Base64 for addresses. */
export function newPushKey(): string {
  const pair = createECDH(curve)
  pair.generateKeys()
  // Without the zeros at its front, one in 256 would be too short.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
}

/** Gives the public key that belongs to a private one: what browsers are told. */
export function publicPushKey(privateKey: string): string {
  const pair = createECDH(curve)
  pair.setPrivateKey(privateKey, 'base64url')
  return pair.getPublicKey('base64url')
}
