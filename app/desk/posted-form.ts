/** A form of the desk: its fields, lines ended by `\n` alone. */
export type PostedForm = Readonly<Record<string, string>>

/** Reads a form's fields; files are left out. */
export function readPostedForm(data: FormData): PostedForm {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replace(/\r\n?/g, '\n')]] : [],
    ),
  )
}

type Posted = FormDataEntryValue | null | undefined

/** Reads an id, a version or a row; undefined for what is none: PostgreSQL can't be asked for half a number. */
export function readNumber(text: Posted): number | undefined {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** The same; 0, which nothing has, for what is none. */
export function readId(text: Posted): number {
  return readNumber(text) ?? 0
}

/** Reads the id under which a form was sent; undefined for what none of ours sends. */
export function readSubmission(text: string | null | undefined): string | undefined {
  return text && /^[\w-]{8,64}$/.test(text) ? text : undefined
}
