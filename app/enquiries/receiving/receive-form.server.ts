import { answerTimeWords } from '#app/enquiries/answering/answer-time.ts'
import { deskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import type { Receipt } from '#app/enquiries/enquiries.server.ts'
import type { Language } from '#languages/language.ts'
import type { App } from '#server/app-context.ts'
import { findSuspicion, type Suspicion } from './suspicion.ts'

/**
 * Gives what stores one of our two forms, by what stores its kind: the value together with its
 * language, and with the reason why it looks like a program's work, where something that was posted
 * tells so.
 */
export function judging<Value extends object>(
  store: (app: App, value: Value & Judged) => Promise<Receipt>,
) {
  return async (
    app: App,
    value: Value,
    posted: unknown,
    language: Language,
  ): Promise<ToldReceipt> => {
    // Asked for first: what was stored must not fail by it.
    const answerTime = answerTimeWords(new Date(), await app.memory.recall(deskSettings), language)
    const receipt = await store(app, { ...value, language, suspicion: findSuspicion(posted) })
    return { ...receipt, answerTime }
  }
}

/** What is known of a form beside what was typed in it. */
interface Judged {
  language: Language
  suspicion?: Suspicion
}

/** A receipt as the visitor is told of it, with when there will be an answer. */
interface ToldReceipt extends Receipt {
  answerTime: string | undefined
}

/** The answer to a call whose form was taken (§7): 201 with the enquiry's reference. */
export function tellReference({ reference, answerTime }: ToldReceipt): Response {
  return Response.json({ reference, answerTime }, { status: 201 })
}
