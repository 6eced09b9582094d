import { withoutTaken } from '#app/ui/forms/without-taken.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Empties a field of what was sent of it, and of nothing that was typed since. */
export function emptyOf(field: Field | null, sent: FormData): void {
  if (!field) return
  // As forms send them: lines ended by `\r\n`.
  const taken = String(sent.get(field.name) ?? '').replace(/\r\n?/g, '\n')
  field.value = withoutTaken(field.value, taken)
}
