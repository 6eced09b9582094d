/** What a button of the toolbar writes: `|` stands where the words do. */
export const marks = {
  heading: '## |',
  bold: '**|**',
  list: '- |',
  numbered: '1. |',
  link: '[|](https://)',
  mind: '> |',
  plant: '[[|]]',
} as const

export type Mark = keyof typeof marks

/**
 * Writes a mark around what is chosen in a field, or where the caret is; a mark of whole lines is written
 * before each of them. The browser's own undo takes it back.
 */
export function writeMark(field: HTMLTextAreaElement, mark: Mark): void {
  const [before = '', after = ''] = marks[mark].split('|')
  const { value } = field
  const isOfLines = after === ''
  const start = isOfLines
    ? value.lastIndexOf('\n', field.selectionStart - 1) + 1
    : field.selectionStart
  const chosen = value.slice(start, field.selectionEnd)
  const text = isOfLines
    ? chosen
        .split('\n')
        .map((line, index) => `${mark === 'numbered' ? `${index + 1}. ` : before}${line}`)
        .join('\n')
    : before + chosen + after
  field.setSelectionRange(start, field.selectionEnd)
  insertText(field, text)
  const caret = isOfLines ? start + text.length : start + before.length + chosen.length
  field.setSelectionRange(isOfLines ? caret : start + before.length, caret)
}

/** Writes a text on lines of its own where the caret is. */
export function writeBlock(field: HTMLTextAreaElement, text: string): void {
  const before = field.value.slice(0, field.selectionStart)
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  insertText(field, `${gap}${text}\n\n`)
}

/** Writes a text in the place of what is chosen, as if it were typed. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus()
  // Deprecated, and still the only way that the browser can undo.
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
