import { type EditDraft, type FormField, formFields, textOfField } from './edit-draft.ts'

/**
 * Gives a short mark for each of the fields, as one text: the form carries it along, so that what
 * was changed in it is told from what somebody else has changed since it was opened.
 */
export function writeMarks(draft: EditDraft, fields: readonly FormField[]): string {
  return fields.map((field) => `${field}:${markOf(textOfField(draft, field))}`).join(' ')
}

/** Lists the fields of a form that are not what its marks say; a field without a mark is not in it. */
export function listMarkedChanges(draft: EditDraft, marks: string): FormField[] {
  const shown = new Map(
    marks.split(' ').map((mark) => mark.split(':') as [string, string | undefined]),
  )
  return formFields.filter((field) => {
    const mark = shown.get(field)
    return mark !== undefined && mark !== markOf(textOfField(draft, field))
  })
}

/** FNV-1a of a text's UTF-16 units, 53 bits of two runs: nobody's secret, only a mark. */
export function markOf(text: string) {
  return run(text, 0x811c9dc5) + run(text, 0x01000193)
}

function run(text: string, start: number) {
  let hash = start
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
