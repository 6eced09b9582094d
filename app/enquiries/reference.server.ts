import { randomBytes } from 'node:crypto'

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new reference such as `AN-7Q2M0XKE`: 40 random bits, easy to read out on the phone. */
export function newReference(): string {
  let bits = BigInt(`0x${randomBytes(5).toString('hex')}`)
  let text = ''
  for (let index = 0; index < 8; index++) {
    text = crockford.charAt(Number(bits & 31n)) + text
    bits >>= 5n
  }
  return `AN-${text}`
}
