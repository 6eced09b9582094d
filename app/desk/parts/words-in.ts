/**
 * Gives what a person sees in a form, as a text to compare: of another version are the hidden fields
 * alone.
 */
export function wordsIn(form: HTMLFormElement | null): string {
  const fields = [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement =>
      'value' in field && field.getAttribute('type') !== 'hidden',
  )
  return JSON.stringify(fields.map(({ value, checked }) => [value, checked]))
}
