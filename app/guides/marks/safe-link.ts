/**
 * Gives the address of a link as it may stand in a guide: `https:`, `mailto:`, `tel:`, or a path of this
 * site's. Undefined for any other.
 */
export function safeLink(address: string): string | undefined {
  // A browser reads `/\example.com` and `//example.com` as another site.
  const isOwn = /^\/(?![/\\])/.test(address)
  if (!isOwn && !/^(https|mailto|tel):/i.test(address)) return undefined
  // The parser leaves out tabs, after which there may be two slashes again.
  if (!URL.canParse(address, ownOrigin)) return undefined
  return !isOwn || new URL(address, ownOrigin).origin === ownOrigin ? address : undefined
}

/** Stands for the site's own, wherever it is. */
const ownOrigin = 'https://site.invalid'
