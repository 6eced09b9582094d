/** Gives a stored value in the words of whoever set it; nothing stored is as it was at the start. */
export function settingWords(_name: string, stored: string | null): string {
  if (stored === null) return 'as at the start'
  const value: unknown = JSON.parse(stored)
  if (value === '') return 'nothing'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
