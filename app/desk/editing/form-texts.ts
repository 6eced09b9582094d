/** Gives a field of a form as a text without the space around it; '' where it is missing. */
export function textOf(value: FormDataEntryValue | null | undefined): string {
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : ''
}

/** Gives the lines of a text that say something. */
export function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}
