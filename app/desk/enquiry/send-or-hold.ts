import { keepsInbox } from '#app/desk/kept-inbox/keeps-inbox.ts'
import { waitingIntents } from '#app/desk/waiting/waiting-change.ts'
import { type PostedForm, readPostedForm } from './enquiry-form.ts'

/**
 * Sends a form of the enquiry's screen. Where no answer comes, gives back what was to be sent, if
 * it is one that can wait and the phone's owner wants the inbox kept there; else throws as before.
 */
export async function sendOrHold<Answer>(
  request: Request,
  send: () => Promise<Answer>,
): Promise<Answer | { unsent: PostedForm }> {
  const form = readPostedForm(await request.clone().formData())
  try {
    return await send()
  } catch (error) {
    const canWait = waitingIntents.some((intent) => intent === form.intent)
    // What the site says, good or bad, is no such error.
    const isCutOff = error instanceof TypeError
    if (!isCutOff || !canWait || !(await keepsInbox().catch(() => false))) throw error
    return { unsent: form }
  }
}
