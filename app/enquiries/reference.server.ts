import { randomInt } from 'node:crypto'

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new reference such as `AN-7Q2M0XKE`: 40 random bits, easy to read out on the phone. */
export function newReference(): string {
  const letters = Array.from({ length: 8 }, () => crockford.charAt(randomInt(crockford.length)))
  return `AN-${letters.join('')}`
}
