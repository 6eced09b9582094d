/**
 * Gives the address of a link as it may stand in a guide: `https:`, `mailto:`, `tel:`, or a path of this
 * site's. Undefined for any other.
 */
export function safeLink(address: string): string | undefined {
  // A browser reads `/\example.com` and `//example.com` as another site, and leaves out tabs between the two.
  const isOwn = /^\/(?![/\\])/.test(address)
  if (!isOwn && !/^(https|mailto|tel):/i.test(address)) return undefined
  const url = URL.parse(address, ownOrigin)
  return url && (!isOwn || url.origin === ownOrigin) ? address : undefined
}

/** Stands for the site's own, wherever it is. */
const ownOrigin = 'https://site.invalid'
