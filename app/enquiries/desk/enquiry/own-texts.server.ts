import { type PostedForm, readNumber } from '#app/desk/posted-form.ts'
import { removeOwnText, saveOwnText } from '#app/enquiries/answering/texts/ready-texts.server.ts'
import { refuseLongText } from '#app/enquiries/answering/texts/text-lengths.ts'
import { enquiryPath } from '#app/paths/desk-paths.ts'
import type { Database } from '#database/connection.ts'
import { isLanguage } from '#languages/language.ts'
import type { FormOutcome } from './change-by-form.server.ts'

/** Stores or removes a ready text of somebody's own, as a form of the enquiry's screen asks. */
export async function changeOwnTexts(
  db: Database,
  reference: string,
  form: PostedForm,
  staffId: number,
): Promise<FormOutcome> {
  const to = enquiryPath(reference)
  const id = readNumber(form.id)
  if (form.intent === 'remove-text') {
    if (id !== undefined) await removeOwnText(db, staffId, id)
    return { to }
  }
  const text = readOwnText(form)
  const problem =
    typeof text === 'string'
      ? text
      : (await saveOwnText(db, staffId, { id, ...text }))
        ? undefined
        : 'It was not stored: there are fifty already, or it was removed meanwhile.'
  if (problem === undefined) return { to }
  return { notDone: { intent: 'save-text', problem, typed: form }, status: 422 }
}

function readOwnText(form: PostedForm) {
  const [title, subject, text] = [form.title, form.subject, form.text].map((typed) => typed?.trim())
  if (!title || !text) return 'A text has a name and words.'
  const tooLong = refuseLongText({ title, subject: subject ?? '', text })
  if (tooLong) return tooLong
  const channel = form.channel === 'email' ? ('email' as const) : ('whatsapp' as const)
  const language = isLanguage(form.language) ? form.language : 'en'
  return {
    channel,
    language,
    title,
    subject: channel === 'email' ? subject || undefined : undefined,
    text,
  }
}
