import { markOf } from '#app/desk/editing/mark-of.ts'
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
