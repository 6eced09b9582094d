/**
 * Gives the address of a link as it may stand in a guide: `https:`, `mailto:`, `tel:`, or a path of this
 * site's. Undefined for any other.
 */
export function safeLink(address: string): string | undefined {
  // A browser reads `/\example.com` and `//example.com` as another site.
  if (/^\/(?![/\\])/.test(address)) {
    return new URL(address, ownOrigin).origin === ownOrigin ? address : undefined
  }
  if (!/^(https|mailto|tel):/i.test(address)) return undefined
  try {
    new URL(address)
    return address
  } catch {
    return undefined
  }
}

/** Stands for the site's own, wherever it is. */
const ownOrigin = 'https://site.invalid'
