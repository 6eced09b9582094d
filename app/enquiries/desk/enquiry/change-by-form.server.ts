import { type PostedForm, readNumber, readSubmission } from '#app/desk/posted-form.ts'
import { makeChanges } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import type {
  ChangeOutcome,
  EnquiryChange,
  ForeignChange,
} from '#app/enquiries/answering/changes/enquiry-change.ts'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import type { EnquiryFile } from '#app/enquiries/answering/enquiry-file.ts'
import { stateWords } from '#app/enquiries/answering/enquiry-state.ts'
import { firstNameOf } from '#app/enquiries/answering/texts/ready-text-facts.ts'
import { enquiryPath } from '#app/paths/desk-paths.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import type { SignedInStaff } from '#app/staff/sessions/sessions.server.ts'
import { momentWords } from '#app/time/day-words.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'
import { readChanges } from './enquiry-form.ts'
import type { NotDone } from './enquiry-screen.ts'
import { newsWords } from './words/event-words.ts'

/**
 * Where to go on after a change, and the version that it made; or why it was not made, with the
 * answer's status.
 */
export type FormOutcome = { to: string; version?: number } | { notDone: NotDone; status: 409 | 422 }

/**
 * Makes the changes that a form of the enquiry's screen asks for, all or none. Gives undefined when
 * there is no such form or enquiry.
 */
export async function changeByForm(
  app: App,
  reference: string,
  form: PostedForm,
  staff: SignedInStaff,
  now: Date = new Date(),
): Promise<FormOutcome | undefined> {
  const changes = readChanges(form, staff.id)
  if (changes === undefined) return undefined
  if (typeof changes === 'string') return refuse(form, { problem: changes })
  const [first, ...others] = changes
  if (!first) return { to: leadTo(reference, form, undefined), version: readNumber(form.version) }
  const author = {
    staffId: staff.id,
    version: readNumber(form.version) ?? 0,
    submissionId: readSubmission(form.submission),
  }
  const { outcome, change } = await makeChanges(app, reference, [first, ...others], author, now)
  if (!('done' in outcome)) return describe(app, { reference, form, change, outcome, staff, now })
  return { to: leadTo(reference, form, outcome.done), version: outcome.version }
}

/** The address says by ids only what was done, and after what. */
function leadTo(reference: string, { intent, seen }: PostedForm, done: number | undefined) {
  if (done === undefined) return enquiryPath(reference)
  const told = new URLSearchParams({ done: String(done) })
  if (intent === 'note' && readNumber(seen) !== undefined) told.set('seen', String(seen))
  return `${enquiryPath(reference)}?${told}`
}

function refuse(form: PostedForm, why: Partial<NotDone>, status: 409 | 422 = 422): FormOutcome {
  return { notDone: { intent: form.intent ?? '', typed: form, ...why }, status }
}

interface Refused {
  reference: string
  form: PostedForm
  change: EnquiryChange
  outcome: Exclude<ChangeOutcome, { done: number }>
  staff: SignedInStaff
  now: Date
}

async function describe(
  app: App,
  { reference, form, change, outcome, staff, now }: Refused,
): Promise<FormOutcome | undefined> {
  if ('refused' in outcome) return refuse(form, { problem: outcome.refused })
  if ('asked' in outcome) return refuse(form, { asked: outcome.asked })
  const file = await findEnquiryFile(app, reference, now)
  if (!file) return undefined
  const { intent, version, seen, ...fields } = form
  const conflict = {
    who: await whoChanged(app.db, outcome.conflict, file, staff),
    theirs: storedWords(change, file, now),
    yours: await wantedWords(app.db, change, staff, now),
    version: outcome.version,
    fields,
  }
  return refuse(form, { conflict }, 409)
}

async function whoChanged(
  db: Database,
  changes: readonly ForeignChange[],
  { row }: EnquiryFile,
  staff: SignedInStaff,
) {
  const last = changes.at(-1)
  if (!last) return 'This enquiry was changed'
  const named = last.code === 'person' && last.to !== null ? Number(last.to) : null
  const people = await findColleagues(db, [last.staffId, named])
  const find = (id: number | null) => (id === null ? undefined : people.get(id))
  const by = last.staffId === staff.id ? { id: staff.id, name: 'You' } : find(last.staffId)
  return newsWords({ ...last, by, toPerson: find(named) }, firstNameOf(row.fullName))
}

/** What stands now where the change would have stood. */
function storedWords(change: EnquiryChange, { row, nextStep, reminder }: EnquiryFile, now: Date) {
  switch (change.kind) {
    case 'next-step': {
      const remind = typeof reminder === 'object' ? reminderWords(reminder.at, now) : undefined
      return [nextStep, remind].filter(Boolean).join(' ') || 'No sentence, no reminder'
    }
    case 'person':
      return `With ${row.with?.name ?? 'nobody'}`
    default:
      return stateWords[row.state]
  }
}

async function wantedWords(db: Database, change: EnquiryChange, staff: SignedInStaff, now: Date) {
  switch (change.kind) {
    case 'state':
      return stateWords[change.state]
    case 'next-step': {
      const { text, reminder } = change
      const remind =
        typeof reminder === 'object' ? reminderWords(reminder.at.toISOString(), now) : undefined
      return [text, remind].filter(Boolean).join(' ') || 'Another reminder'
    }
    case 'person': {
      if (change.staffId === staff.id) return 'With you'
      const people = await findColleagues(db, [change.staffId])
      return `With ${(change.staffId !== null && people.get(change.staffId)?.name) || 'nobody'}`
    }
    case 'correct-address':
      return change.email
    default:
      return wishes[change.kind]
  }
}

const wishes: Record<
  Exclude<EnquiryChange['kind'], 'state' | 'next-step' | 'person' | 'correct-address'>,
  string
> = {
  note: 'A note',
  'strike-note': 'Strike out a note',
  reached: 'We spoke',
  written: 'We wrote',
  'no-answer': 'No answer',
  'not-called': 'Not called',
  'hand-back': 'Our turn again',
  undo: 'Undo the last change',
  release: 'Out of quarantine',
  'send-again': 'Try again',
}

function reminderWords(at: string, now: Date) {
  return `Reminder: ${momentWords(at, now)}.`
}
