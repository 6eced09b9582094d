import { foldEmailAddress } from './email-address.ts'

/**
 * Gives an SQL `like` pattern that the lower-cased text of every stored spelling of an address
 * fits; others fit it too, so what it finds is held against `namesAddress`.
 */
export function spellingsPattern(address: string): string {
  const name = keyOf(address).split('@')[0] ?? ''
  // SQLite's lower() knows ASCII only.
  return /^[\x21-\x7e]+$/.test(name) ? `%${name}%` : '%'
}

/**
 * Tells whether a stored text is an address, or was taken for it by the mail programs: rows of
 * before one spelling was kept hold capitals, brackets, commas and comments.
 */
export function namesAddress(stored: string, address: string): boolean {
  const wanted = keyOf(address)
  const bare = stored.replace(/\([^)]*\)|["<>\\[\]\s]/g, '')
  const parts = stored.split(/[\s<>()[\]\\,;:"]+/)
  return [stored, bare, ...parts].some((text) => text !== '' && keyOf(text) === wanted)
}

/** One text for all spellings of one box; case before the at sign tells no two boxes apart. */
function keyOf(text: string) {
  const typed = text.replace(/\.$/, '')
  return (foldEmailAddress(typed) ?? typed).toLowerCase()
}
