import type { Rule } from '#app/enquiries/enquiry-rules.ts'

/** What tells the two forms apart where they are typed and sent. */
export interface FormKind<Field extends string> {
  /** Where it is sent as JSON (§7). */
  url: string
  /** Under which name this tab keeps what is typed. */
  draftKey: string
  /** Each field's rule, in the order of the fields on the screen. */
  rules: Record<Field, Rule>
  /** The field that holds a phone number. */
  mobileField: Field
}

/** The names of a form's fields, in the order of the screen. */
export function fieldsOf<Field extends string>({ rules }: Pick<FormKind<Field>, 'rules'>): Field[] {
  return Object.keys(rules) as Field[]
}
