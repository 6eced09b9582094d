import type { Errors } from '#app/enquiries/enquiry-rules.ts'
import { postJson } from '#app/ui/post-json.ts'

/** What came of sending a form: sent, something to mend in its fields, or not taken. */
export type Outcome<Field extends string> =
  /** `answerTime`: when there will be an answer, in words. */
  | { kind: 'sent'; reference: string; answerTime?: string | undefined }
  | { kind: 'wrong'; errors: Errors<Field> }
  /** With the site's words where it gave some: the apology, the phone number, the request's id. */
  | { kind: 'failed'; words?: string }

/**
 * Sends a form's content as JSON (§7) and tells what came of it. Never throws: no network and no
 * answer are the same as an answer that says it failed.
 */
export async function sendForm<Field extends string>(
  url: string,
  fields: readonly Field[],
  content: object,
): Promise<Outcome<Field>> {
  const answer = await postJson(url, content).catch(() => undefined)
  const { reference, answerTime, errors = {} } = bodyOf(answer?.body)
  if (answer?.status === 201 && reference) return { kind: 'sent', reference, answerTime }
  if (fields.some((field) => errors[field])) return { kind: 'wrong', errors }
  // A message for what is no field, such as the products, would be seen nowhere else.
  const [words] = [errors.form, ...Object.values(errors)].filter(
    (text) => typeof text === 'string' && text !== '',
  )
  return { kind: 'failed', words }
}

function bodyOf(body: unknown) {
  return (body ?? {}) as { reference?: string; answerTime?: string; errors?: Errors<string> }
}
