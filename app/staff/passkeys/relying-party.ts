/** What a passkey is bound to: the site's host, and the address that its pages come from. */
export interface RelyingParty {
  id: string
  origin: string
}

/**
 * Gives what passkeys of the site are bound to; undefined where no browser makes any: without
 * https, but for this very machine, and where the host is a number and no name.
 */
export function findRelyingParty(siteUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(siteUrl)
  const isNumber = /^[\d.]+$|^\[/.test(hostname)
  const isTrusted = protocol === 'https:' || /(^|\.)localhost$/.test(hostname)
  return isTrusted && !isNumber ? { id: hostname, origin } : undefined
}
