import type { Errors } from '#app/enquiries/enquiry-rules.ts'
import { sendOrWait } from '#app/enquiries/waiting/send-waiting.ts'
import type { NewEnquiry } from '#app/enquiries/waiting/waiting-enquiry.ts'
import { postJson } from '#app/ui/forms/post-json.ts'

/** What came of sending a form: sent, something to mend in its fields, or not taken. */
export type SendOutcome<Field extends string> =
  /** `answerTime`: when there will be an answer, in words. */
  | { kind: 'sent'; reference: string; answerTime?: string | undefined }
  | { kind: 'wrong'; errors: Errors<Field> }
  /** There was no answer; it goes by itself, under this id. */
  | { kind: 'waits'; submissionId: string }
  /** With the site's words where it gave some: the apology, the phone number, the request's id. */
  | { kind: 'failed'; words?: string }

/** What the site's answer says. */
interface Told {
  reference?: string
  answerTime?: string
  errors?: Errors<string>
}

/**
 * Sends a form's content as JSON (§7) and tells what came of it. Without a network or an answer it
 * waits in this browser and goes by itself; where the browser can hold nothing, that is the same as
 * an answer that says it failed. Never throws.
 */
export async function sendForm<Field extends string>(
  fields: readonly Field[],
  enquiry: NewEnquiry,
): Promise<SendOutcome<Field>> {
  const answer = await sendOrWait(enquiry).catch(() => sendAtOnce(enquiry))
  if (typeof answer === 'string') return { kind: 'waits', submissionId: answer }
  const { reference, answerTime, errors = {} } = (answer?.body ?? {}) as Told
  if (answer?.status === 201 && reference) return { kind: 'sent', reference, answerTime }
  if (fields.some((field) => errors[field])) return { kind: 'wrong', errors }
  // A message for what is no field, such as the products, would be seen nowhere else.
  const words = [errors.form, ...Object.values(errors)].find(
    (text) => typeof text === 'string' && text !== '',
  )
  return { kind: 'failed', words }
}

/** Asks a second time, under the same id, where the first answer was not whole. */
function sendAtOnce({ url, content, submissionId }: NewEnquiry) {
  const ask = () => postJson(url, { ...content, submissionId })
  return ask()
    .catch(ask)
    .catch(() => undefined)
}
