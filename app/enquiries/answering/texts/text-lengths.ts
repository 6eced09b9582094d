/** Longest parts of a ready text in characters: what WhatsApp's link and a mail program take. */
export const longest = { title: 60, subject: 150, text: 1_500 }

/** What the forms call each part. */
const partNames = [
  ['title', 'name'],
  ['subject', 'subject'],
  ['text', 'text'],
] as const

/** Gives a sentence that names the first part that is too long and what it may have, if one is. */
export function refuseLongText(parts: Record<keyof typeof longest, string>): string | undefined {
  const [part, name] = partNames.find(([part]) => parts[part].length > longest[part]) ?? []
  if (part === undefined) return undefined
  const most = longest[part].toLocaleString('en-IN')
  return `The ${name} is too long: it has ${most} characters at most.`
}
