import { type Language, languageTag } from '#languages/language.ts'

/** A letter's plain text: its paragraphs with a line between them. */
export function letter(...paragraphs: string[]): string {
  return `${paragraphs.join('\n\n')}\n`
}

/** Some mail programs set what names no font in Times, and its lines as long as their window is wide. */
const bodyStyle = 'max-width:34em;font:16px/1.5 sans-serif'

/** The same letter as a small HTML document, in English; takes parts that are HTML already. */
export function htmlLetter(...parts: string[]): string {
  return htmlLetterIn('en', ...parts)
}

/** As `htmlLetter`, in any language. */
export function htmlLetterIn(language: Language, ...parts: string[]): string {
  const body = parts.join('\n')
  return `<!doctype html><html lang="${languageTag(language)}"><body style="${bodyStyle}">${body}</body></html>`
}

/** Text as HTML shows it, in attributes too. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
