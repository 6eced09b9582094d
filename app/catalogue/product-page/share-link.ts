/** Longest text that is handed on, in characters. */
const longestText = 600

/**
 * Gives the address that opens WhatsApp with a product's name and page to send to whomever the
 * visitor chooses. The name gives way where both are too long: the page's address is kept whole.
 */
export function shareLink(name: string, url: string): string {
  const room = longestText - [...url].length - 3
  const text = `${[...name].slice(0, Math.max(0, room)).join('')} – ${url}`
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}
