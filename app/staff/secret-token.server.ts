import { hash, randomBytes } from 'node:crypto'

/** Makes a token of 256 bits that nobody can guess, as text for a cookie or an address. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Gives the text under which a token is stored: whoever reads the database can't use it. A token
 * has so many bits that one round of SHA-256 is enough.
 */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

/** Tells whether a text has the form of a token of ours. */
export function isSecretToken(text: string | null | undefined): text is string {
  return /^[\w-]{43}$/.test(text ?? '')
}
