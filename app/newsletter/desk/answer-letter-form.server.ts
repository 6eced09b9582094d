import { data, redirect } from 'react-router'
import { readNumber, readPostedForm } from '#app/desk/posted-form.ts'
import { trialEmail } from '#app/newsletter/letters/letter.email.ts'
import {
  findLongWords,
  findMissingWords,
  type LetterWords,
  readLetterWords,
} from '#app/newsletter/letters/letter-rules.ts'
import {
  beginLetter,
  changeLetter,
  deleteDraft,
  findLetter,
  type LetterChange,
  type StoredLetter,
  saveLetter,
} from '#app/newsletter/letters/letters.server.ts'
import { letterPath, lettersPath } from '#app/paths/newsletter-paths.ts'
import { sendTests } from '#app/settings/desk/health/test-email.server.ts'
import { recordStaffEvent, type StaffEventCode } from '#app/staff/events.server.ts'
import { getOwnAccount } from '#app/staff/own-account.server.ts'
import type { App } from '#server/app-context.ts'

/** Why a letter was not saved or sent, with what was typed. */
export interface RefusedLetter {
  words: LetterWords
  errors: Partial<LetterWords>
  /** What somebody else did meanwhile. */
  problem?: string
  /** Of the letter as it stands: what is saved next takes its place. */
  version: number
}

const events: Record<LetterChange, StaffEventCode> = {
  pause: 'letter-paused',
  continue: 'letter-continued',
  stop: 'letter-stopped',
}

/**
 * Does what a form of a letter's page asks: save, test, review, send, pause, continue, stop, delete.
 * Gives a redirect that says what was done, or a 409 or 422 with what was typed; throws a 400 for
 * any other form.
 */
export async function answerLetterForm(
  app: App,
  letter: StoredLetter,
  posted: FormData,
  staffId: number,
) {
  const form = readPostedForm(posted)
  const path = letterPath(letter.id)
  switch (form.intent) {
    case 'save':
    case 'test':
    case 'review':
      return answerWords(app, letter, form, staffId)
    case 'send': {
      const version = readNumber(form.version) ?? 0
      const begun =
        app.config.mail.smtpUrl !== undefined && (await send(app, letter, version, staffId))
      return redirect(begun ? path : `${path}?kept`, 303)
    }
    case 'pause':
    case 'continue':
    case 'stop': {
      const change: LetterChange = form.intent
      await app.writeTogether(async (transaction) => {
        if (await changeLetter(transaction, { id: letter.id, change }, staffId)) {
          const event = { code: events[change], staffId, about: aboutLetter(letter) }
          await recordStaffEvent(transaction, event)
        }
      })
      app.delivery.wake()
      return redirect(path, 303)
    }
    case 'delete': {
      const deleted = await app.writeTogether((transaction) => deleteDraft(transaction, letter.id))
      return redirect(deleted ? `${lettersPath}?deleted` : path, 303)
    }
  }
  throw data('This form was not understood. Please open the page again.', { status: 400 })
}

/** Keeps what was typed, then goes on to what was asked for with it. */
async function answerWords(
  app: App,
  letter: StoredLetter,
  form: Readonly<Record<string, string>>,
  staffId: number,
) {
  const path = letterPath(letter.id)
  const words = readLetterWords(form)
  const refuse = (errors: Partial<LetterWords>, version: number) =>
    data<RefusedLetter>({ words, errors, version }, { status: 422 })
  const seen = readNumber(form.version) ?? 0
  const tooLong = findLongWords(words)
  if (isSome(tooLong)) return refuse(tooLong, seen)
  const version = await save(app, letter, { words, seen }, staffId)
  if (version === undefined) {
    const now = await findLetter(app.db, letter.id)
    if (now?.state !== 'draft') return redirect(path, 303)
    const problem =
      'Somebody else has changed this letter meanwhile. Save again to put yours in its place.'
    return data<RefusedLetter>(
      { words, errors: {}, problem, version: now.version },
      { status: 409 },
    )
  }
  if (form.intent === 'save') return redirect(`${path}?saved=${version}`, 303)
  const missing = findMissingWords(words)
  if (isSome(missing)) return refuse(missing, version)
  if (form.intent === 'review') return redirect(`${path}?review`, 303)
  return redirect(`${path}?test=${await sendTrial(app, words, staffId)}`, 303)
}

async function save(
  app: App,
  { id, subject, text, version, state }: StoredLetter,
  { words, seen }: { words: LetterWords; seen: number },
  staffId: number,
) {
  const isSame = words.subject === subject && words.text === text
  if (isSame && state === 'draft') return version
  return app.writeTogether((transaction) =>
    saveLetter(transaction, { id, version: seen, words }, staffId),
  )
}

function isSome(faults: object) {
  return Object.keys(faults).length > 0
}

async function send(app: App, letter: StoredLetter, version: number, staffId: number) {
  return app.writeTogether(async (transaction) => {
    const begun = await beginLetter(transaction, { id: letter.id, version }, staffId)
    const event = { code: 'letter-sent' as const, staffId, about: aboutLetter(letter) }
    if (begun) await recordStaffEvent(transaction, event)
    return begun
  })
}

function aboutLetter({ id }: StoredLetter) {
  return `letter ${id}`
}

/** Gives the id of the message that carries the trial to whoever asked for it. */
async function sendTrial(app: App, words: LetterWords, staffId: number) {
  const { email } = await getOwnAccount(app.db, staffId)
  const trial = trialEmail(words, email, app.config)
  return sendTests(app, [{ kind: 'staff-email', email: trial }])
}
