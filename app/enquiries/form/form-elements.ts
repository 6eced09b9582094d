/** Something that a visitor types or chooses in. */
export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Tells whether this is something that a visitor types or chooses in. */
export function isFieldElement(element: unknown): element is FieldElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}

/** The form's field of this name, if it has one. */
export function findField(form: HTMLFormElement | null, name: string): FieldElement | undefined {
  const element = form?.elements.namedItem(name)
  return isFieldElement(element) ? element : undefined
}

/** Puts the focus in the first of these fields that has a message. */
export function focusFirstWrong(
  form: HTMLFormElement | null,
  fields: readonly string[],
  errors: { [field: string]: string | undefined },
): void {
  const first = fields.find((field) => errors[field])
  if (first) findField(form, first)?.focus()
}

/**
 * Lets nothing be typed in a form while it is being sent: the answer empties it, or closes it. A
 * field keeps the focus. Gives what ends that.
 */
export function freeze(form: HTMLFormElement | null): () => void {
  const fields = [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      'readOnly' in field && !field.readOnly,
  )
  for (const field of fields) field.readOnly = true
  return () => {
    for (const field of fields) field.readOnly = false
  }
}
