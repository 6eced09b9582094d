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

/** Reads an id or a version; undefined for what is none. */
export function readNumber(text: string | undefined): number | undefined {
  return /^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined
}

/** Reads the id that an address names; 0, which nothing has, where it names none. */
export function readId(text: string | undefined): number {
  return readNumber(text) ?? 0
}

/** Reads the id under which a form was sent; undefined for what none of ours sends. */
export function readSubmission(text: string | undefined): string | undefined {
  return /^[\w-]{8,64}$/.test(text ?? '') ? text : undefined
}
