/** The longest address that mail servers take, in bytes. */
export const longestEmailAddress = 254
/** The longest part of it before the at sign, in bytes. */
const longestLocal = 64

// Letters and marks of any script: mailboxes in Devanagari exist. Of ASCII's signs those that no
// mail program quotes, rewrites or takes for a route (RFC 5321's dot-string without % ! | `).
const local = /^[\p{L}\p{M}\p{N}#$&'*+/=?^_{}~-]+(?:\.[\p{L}\p{M}\p{N}#$&'*+/=?^_{}~-]+)*$/u
const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/

/** An address as it was meant: without the space and the invisible characters of pasting. */
export function tidyEmailAddress(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
}

/**
 * Gives a typed address in the one spelling in which all forms keep it: tidied, its domain in
 * lower case and in ASCII, as mail servers call it. Undefined for what is no address (§5), or for
 * what mail programs would read as another address than the one that is written.
 */
export function foldEmailAddress(typed: string): string | undefined {
  const address = tidyEmailAddress(typed)
  const at = address.indexOf('@')
  const name = address.slice(0, at)
  if (at < 1 || address.length > longestEmailAddress || !local.test(name)) return undefined
  const host = toAsciiDomain(address.slice(at + 1))
  if (!host || new TextEncoder().encode(name).length > longestLocal) return undefined
  return name.length + 1 + host.length <= longestEmailAddress ? `${name}@${host}` : undefined
}

/** Every browser can do it (UTS 46), as what it opens may be written in any script. */
function toAsciiDomain(typed: string): string | undefined {
  if (!typedDomain.test(typed)) return undefined
  try {
    return new URL(`http://${typed}`).hostname.match(domain)?.[0]
  } catch {
    return undefined
  }
}
