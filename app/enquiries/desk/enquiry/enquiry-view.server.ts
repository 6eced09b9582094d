import { randomUUID } from 'node:crypto'
import {
  type DeskSettings,
  readDeskSettings,
} from '#app/enquiries/answering/desk-settings.server.ts'
import type { EnquiryFile } from '#app/enquiries/answering/enquiry-file.ts'
import { stateTable, stateWords } from '#app/enquiries/answering/enquiry-state.ts'
import { readMessageWords } from '#app/enquiries/answering/texts/message-words.server.ts'
import { fillIn } from '#app/enquiries/answering/texts/ready-text.ts'
import {
  firstNameOf,
  plantsWords,
  readyTextFacts,
} from '#app/enquiries/answering/texts/ready-text-facts.ts'
import { queryTypeNames } from '#app/enquiries/bulk/query-type-names.ts'
import { visitorChatLink } from '#app/enquiries/messages/visitor-chat.ts'
import { nameForVisitor } from '#app/enquiries/receiving/local-products.server.ts'
import type { NamedProduct } from '#app/enquiries/stored-enquiry.ts'
import { toThings } from '#app/my-list/list-row.ts'
import { bulkFormPath, myListPath } from '#app/paths/shop-paths.ts'
import { listColleagues } from '#app/staff/colleagues.server.ts'
import type { SignedInStaff } from '#app/staff/sessions/sessions.server.ts'
import { dateWords, inSentence, momentWords } from '#app/time/day-words.ts'
import { indiaTime } from '#app/time/india.ts'
import { dayMinutesOf } from '#app/time/working-hours.ts'
import type { Database } from '#database/connection.ts'
import { counted } from '#languages/counted.ts'
import { type Language, languages } from '#languages/language.ts'
import { spokenWords } from '#languages/language-table.ts'
import type { App } from '#server/app-context.ts'
import { callLink } from './answer-links.ts'
import { describeAsked } from './asked-products.server.ts'
import type { EnquiryView } from './enquiry-view.ts'
import { findForeignEvent } from './foreign-event.ts'
import { deliveryLines, listLogDays } from './log-lines.ts'
import { describeQuotes } from './quotes-of-enquiry.server.ts'
import { describeReadyTexts } from './ready-text-views.server.ts'
import { listReminderChoices } from './reminder-choices.ts'
import { doneWords } from './words/done-words.ts'
import { newsWords } from './words/event-words.ts'
import { numberWords } from './words/visitor-words.ts'

/** Until when something that was done is told again when its page is reloaded, in ms. */
const toldMs = 2 * 60 * 1000

/** What the address says of what the person just did here. */
export interface JustDone {
  /** The event. */
  done?: number
  /** The last event that was seen when it was done. */
  seen?: number
}

/** Puts an enquiry's file into the words of its screen, for one member of the staff. */
export async function describeEnquiry(
  app: Pick<App, 'db' | 'config'>,
  file: EnquiryFile,
  staff: SignedInStaff,
  { justDone, now }: { justDone: JustDone; now: Date },
): Promise<EnquiryView> {
  const { db } = app
  const { row } = file
  const settings = await readDeskSettings(db)
  const erased = file.erasedAt !== null
  const firstName = erased ? 'the visitor' : firstNameOf(row.fullName)
  const seen = { staffId: staff.id, visitor: firstName, now }
  const factsIn = await factsOf(app, row, settings)
  const { draft } = await readMessageWords(db)
  return {
    reference: row.reference,
    language: spokenWords(row.language),
    languageCode: row.language,
    version: row.version,
    seen: file.events[0]?.id ?? 0,
    name: erased ? 'Erased' : row.fullName,
    firstName,
    erased: file.erasedAt ? dateWords(file.erasedAt) : undefined,
    state: row.state,
    lostReason: row.lostReason,
    turn: row.turn,
    ...describeTurn(file, settings, now),
    received: { at: row.receivedAt, words: momentWords(row.receivedAt, now) },
    from: originOf(file),
    place: file.place,
    quarantined:
      row.state === 'spam' && file.quarantined ? quarantineWords[file.quarantined] : undefined,
    things: thingsWords(row),
    message: file.message,
    bulk:
      row.kind === 'bulk'
        ? {
            type: row.queryType ? queryTypeNames[row.queryType] : 'Bulk enquiry',
            company: row.companyName,
          }
        : undefined,
    products: await describeAsked(db, row.products),
    quotes: await describeQuotes(app, row, now),
    plan: await describePlan(db, file, staff, { settings, now, firstName }),
    visitor: {
      mobile: numberWords(row.mobileNumber),
      call: callLink(row.mobileNumber),
      whatsApp: visitorChatLink(
        row.mobileNumber,
        fillIn(draft[row.language], factsIn(row.language)),
      ),
      email: file.email,
      ...describeEmail(file),
      address: file.address,
      erasedOn: dateWords(file.erasedOn),
    },
    earlier: describeEarlier(file, now),
    texts: erased
      ? []
      : await describeReadyTexts(db, staff.id, factsIn, {
          language: row.language,
          mobileNumber: row.mobileNumber,
          email: file.email,
        }),
    deliveries: deliveryLines(file, seen),
    days: listLogDays(file, seen),
    noteId: randomUUID(),
    done: describeDone(file, staff, firstName, justDone, now),
    meanwhile: describeMeanwhile(file, staff, firstName, justDone),
  }
}

function describeTurn({ row, promiseMinutes }: EnquiryFile, { hours }: DeskSettings, now: Date) {
  const { turn, waitingMinutes, lastDoneAt, remindAt } = row
  if (turn === 'ours') {
    const dayMinutes = dayMinutesOf(hours)
    return {
      turnWords: 'Our turn',
      clock: { minutes: waitingMinutes ?? 0, dayMinutes, promiseMinutes },
    }
  }
  if (row.beforeDesk) return { turnWords: 'Closed before there was a desk' }
  if (turn === 'closed')
    return { turnWords: `Closed ${inSentence(momentWords(row.turnSince, now))}` }
  const reminder = remindAt ? `, reminder ${inSentence(momentWords(remindAt, now))}` : ''
  return { turnWords: `Their turn since ${inSentence(momentWords(lastDoneAt, now))}${reminder}` }
}

function originOf({ row }: EnquiryFile) {
  if (row.kind === 'bulk') return { words: 'Corporate gifting', to: bulkFormPath }
  // Only a list asks for several things at once.
  return row.products.length > 1 ? { words: 'My list', to: myListPath } : undefined
}

/** Things of different kinds have no sum. */
function thingsWords({ products }: EnquiryFile['row']) {
  return products.length > 0 ? toThings(products.length, 'en') : undefined
}

async function describePlan(
  db: Database,
  { row, nextStep, reminder }: EnquiryFile,
  staff: SignedInStaff,
  { settings, now, firstName }: { settings: DeskSettings; now: Date; firstName: string },
): Promise<EnquiryView['plan']> {
  const set =
    typeof reminder === 'object'
      ? { value: reminder.at, words: momentWords(reminder.at, now) }
      : reminderStates(settings.silenceDays)[reminder === 'none' ? 0 : 1]
  const choices = [
    set,
    ...listReminderChoices(now, settings.hours).map(({ at, words }) => ({ value: at, words })),
    ...reminderStates(settings.silenceDays),
  ].flatMap((choice) => choice ?? [])
  return {
    text: nextStep ?? proposedStep(row, firstName),
    turn: row.turn === 'closed' || row.state === 'new' ? undefined : row.turn,
    reminder: set ?? { value: 'none', words: '' },
    choices: choices.filter(
      ({ value }, at) => choices.findIndex((other) => other.value === value) === at,
    ),
    earliest: indiaTime(now),
    withId: row.with?.id ?? null,
    mine: row.with?.id === staff.id,
    colleagues: await listColleagues(db, row.with?.id),
  }
}

function reminderStates(silenceDays: number) {
  return [
    { value: 'none', words: `After ${counted(silenceDays, 'working day')} without an answer` },
    { value: 'when-written', words: 'When they write again' },
  ]
}

/** What comes next as long as nobody has written anything else. */
function proposedStep({ state, turn }: EnquiryFile['row'], firstName: string) {
  const words = stateTable[state].proposes?.[turn === 'ours' ? 'ours' : 'theirs'] ?? ''
  return words.replace('{name}', () => firstName)
}

/** Gives what fills in a text in each language; products as they are called in it. */
async function factsOf(
  app: Pick<App, 'db' | 'config'>,
  row: EnquiryFile['row'],
  { hours }: DeskSettings,
) {
  const named = new Map<Language, NamedProduct[]>()
  for (const language of languages) {
    named.set(language, await nameForVisitor(app, row.products, language))
  }
  return (language: Language) =>
    readyTextFacts({ ...row, products: named.get(language) ?? [] }, hours, language)
}

function describeEmail({ email, likelyDomain, messages }: EnquiryFile) {
  const failed = messages.some(
    ({ kind, state }) => kind === 'visitor-email' && state === 'given-up',
  )
  const question = likelyDomain && `Is it ${likelyDomain}?`
  return {
    emailFlag: [failed && 'Not delivered.', question].filter(Boolean).join(' ') || undefined,
    likelyEmail: likelyDomain && `${email.slice(0, email.lastIndexOf('@'))}@${likelyDomain}`,
  }
}

function describeEarlier({ earlier }: EnquiryFile, now: Date): EnquiryView['earlier'] {
  const won = earlier.filter(({ state }) => state === 'won').length
  const count = counted(earlier.length, 'enquiry', 'enquiries')
  return {
    words: earlier.length === 0 ? '' : `${count}${won > 0 ? `, ${won} won` : ''}`,
    lines: earlier.map(({ reference, receivedAt, state, beforeDesk, products }) => ({
      reference,
      state,
      when: momentWords(receivedAt, now),
      words: `${beforeDesk ? 'Before the desk' : stateWords[state]}: ${plantsWords(products)}`,
    })),
  }
}

function describeDone(
  { row, events, reminder, nextStep }: EnquiryFile,
  staff: SignedInStaff,
  firstName: string,
  { done }: JustDone,
  now: Date,
): EnquiryView['done'] {
  const event = events.find(({ id, by }) => id === done && by?.id === staff.id)
  if (!event || now.getTime() - Date.parse(event.at) > toldMs) return undefined
  const asks =
    event.code === 'no-answer' && row.turn !== 'closed' && reminder === 'none'
      ? ('reminder' as const)
      : event.code === 'state' && event.to === 'lost' && event.from !== 'lost'
        ? ('lost-reason' as const)
        : undefined
  const step = nextStep ?? proposedStep(row, firstName)
  const undo = event.undoable
    ? { intent: 'undo', event: String(event.id), version: String(row.version) }
    : undefined
  return { id: event.id, ...doneWords(event, firstName, now, { turn: row.turn, step }), undo, asks }
}

/** Who changed something between what was seen and what was then done. */
function describeMeanwhile(
  { events }: EnquiryFile,
  staff: SignedInStaff,
  firstName: string,
  { done, seen }: JustDone,
) {
  if (done === undefined || seen === undefined) return undefined
  const foreign = findForeignEvent(events, { staffId: staff.id, after: seen, before: done })
  return foreign && newsWords(foreign, firstName)
}

const quarantineWords = {
  honeypot: 'It filled in a field that people do not see.',
  'too-fast': 'It was sent faster than people type.',
}
