import { addWorkingDays, type WorkingHours, workingMinutes } from '#app/time/working-hours.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { OpenTurn, Reminder } from './changes/enquiry-change.ts'
import type { LastDone } from './enquiry-event.ts'
import { enquiryStates, type LostReason, stateTable, type Turn } from './enquiry-state.ts'

const turnFields = [
  'state',
  'lost_reason',
  'turn',
  'turn_since',
  'our_turn_since',
  'last_done',
  'last_done_at',
  'last_contact_at',
  'first_answer_at',
  'answer_minutes',
  'staff_id',
  'remind_at',
  'remind_when_written',
  'quote_ends_at',
  'before_desk',
] as const

/** What an enquiry's row says of where it stands: codes, ids and instants, no words. */
export type Standing = Pick<EnquiryRow, (typeof turnFields)[number]>

/** What the rules need to know of the desk's settings. */
export interface TurnSettings {
  hours: WorkingHours
  silenceDays: number
}

/** Picks what an undo brings back. */
export function standingOf(row: Standing): Standing {
  return Object.fromEntries(turnFields.map((field) => [field, row[field]])) as Standing
}

/**
 * Tells whose turn it is now and since when: what was theirs is ours from the time that a reminder
 * or the silence has set.
 */
export function turnAt(
  { turn, turn_since, our_turn_since }: Pick<Standing, 'turn' | 'turn_since' | 'our_turn_since'>,
  now: Date,
): { turn: Turn; since: string | null } {
  if (turn === 'closed') return { turn, since: turn_since }
  const isOurs = our_turn_since !== null && our_turn_since <= now.toISOString()
  return isOurs ? { turn: 'ours', since: our_turn_since } : { turn: 'theirs', since: turn_since }
}

/** What somebody did about it, or the state that they gave it. */
export type Deed = Exclude<LastDone, 'received'>

const answers: readonly Deed[] = [
  'reached',
  'written',
  ...enquiryStates.filter((state) => stateTable[state].isAnswer),
]
const contacts: readonly Deed[] = [
  ...answers,
  'handed-back',
  'wrote-again',
  'quote-accepted',
  'quote-change-asked',
]

/**
 * Gives where an enquiry stands after a deed. Ours is what is handed back, released, asked about
 * again by its visitor, or answered by them with its quote; theirs is what was written; after we
 * spoke it is `turn`'s, ours unless it is said; no answer leaves it ours until a reminder is set;
 * of a state the table says whose it is.
 */
export function afterDeed(
  row: Standing & Pick<EnquiryRow, 'received_at'>,
  deed: Deed,
  now: Date,
  settings: TurnSettings,
  turn: OpenTurn = 'ours',
): Standing {
  const at = now.toISOString()
  const next: Standing = { ...standingOf(row), last_done: deed, last_done_at: at }
  if (contacts.includes(deed)) next.last_contact_at = at
  if (answers.includes(deed) && row.first_answer_at === null && row.before_desk === 0) {
    next.first_answer_at = at
    next.answer_minutes = workingMinutes(new Date(row.received_at), now, settings.hours)
  }
  switch (deed) {
    case 'released':
      return oursFrom(row.received_at, { ...next, ...inState('new') })
    case 'handed-back':
    case 'wrote-again':
      return row.turn === 'closed' ? next : oursFrom(oursAlready(row, now) ?? at, next)
    case 'quote-accepted':
    case 'quote-change-asked': {
      // Who still wants it is neither lost nor spam; what is won stays closed.
      if (row.turn === 'closed' && row.state === 'won') return next
      const open = { ...next, ...inState('quoted'), remind_at: null }
      return oursFrom(oursAlready(row, now) ?? at, open)
    }
    case 'reached':
    case 'written': {
      if (row.turn === 'closed') return next
      const answered = row.state === 'new' ? { ...next, ...inState('contacted') } : next
      const isOurs = deed === 'reached' && turn === 'ours'
      return isOurs
        ? oursFrom(at, withReminderAhead(answered, at))
        : theirsFrom(now, answered, settings)
    }
    case 'no-answer':
      return afterNoAnswer(row, next, now)
    default:
      return afterState({ ...next, ...inState(deed) }, now, settings)
  }
}

/** Gives where an enquiry stands once its state is set. */
function afterState(next: Standing, now: Date, settings: TurnSettings): Standing {
  const at = now.toISOString()
  switch (stateTable[next.state].turn) {
    case 'ours':
      return oursFrom(at, next)
    case 'theirs':
      return theirsFrom(now, next, settings)
    case 'closed':
      return { ...next, ...closedAt(at) }
  }
}

/** Gives where an enquiry stands after a reminder was set or taken away. Not for closed ones. */
export function afterReminder(
  row: Standing,
  reminder: Reminder,
  now: Date,
  settings: TurnSettings,
): Standing {
  const next: Standing = {
    ...standingOf(row),
    remind_at: typeof reminder === 'object' ? reminder.at.toISOString() : null,
    remind_when_written: reminder === 'when-written' ? 1 : 0,
  }
  const unanswered = row.last_done === 'no-answer'
  if (row.turn === 'theirs') {
    // What nobody answered is not waited for without a reminder.
    if (unanswered && reminder === 'none') return oursFrom(now.toISOString(), next)
    return { ...next, our_turn_since: whenOurs(next, settings) }
  }
  // What we do after a call can be put off, as a call that nobody answered can.
  if (!(unanswered || row.last_done === 'reached') || reminder === 'none') return next
  return { ...theirsFrom(now, next, settings) }
}

/** Gives where an enquiry stands once somebody has said whose turn it is. Not for closed or new ones. */
export function inTurn(row: Standing, turn: OpenTurn, now: Date, settings: TurnSettings): Standing {
  const standing = standingOf(row)
  if (turnAt(row, now).turn === turn) return standing
  if (turn === 'theirs') return theirsFrom(now, standing, settings)
  const at = now.toISOString()
  return oursFrom(at, withReminderAhead(standing, at))
}

/** Gives the reason only with the state that it belongs to. */
export function withLostReason(standing: Standing, reason: LostReason | null): Standing {
  return { ...standing, lost_reason: standing.state === 'lost' ? reason : null }
}

function inState(state: Standing['state']) {
  return { state, lost_reason: null, before_desk: 0 }
}

function closedAt(at: string) {
  return {
    turn: 'closed' as const,
    turn_since: at,
    our_turn_since: null,
    remind_at: null,
    remind_when_written: 0,
  }
}

function oursFrom(since: string, next: Standing): Standing {
  return { ...next, turn: 'ours', turn_since: since, our_turn_since: since, remind_when_written: 0 }
}

function theirsFrom(now: Date, next: Standing, settings: TurnSettings): Standing {
  const at = now.toISOString()
  const standing = { ...withReminderAhead(next, at), turn: 'theirs' as const, turn_since: at }
  return { ...standing, our_turn_since: whenOurs(standing, settings) }
}

/** A reminder that has come due has done its work. */
function withReminderAhead(next: Standing, at: string): Standing {
  const remind_at = next.remind_at !== null && next.remind_at > at ? next.remind_at : null
  return { ...next, remind_at }
}

/**
 * When what is theirs becomes ours by itself: at the reminder, or when the silence was long; before that,
 * when a quote is about to end.
 */
export function whenOurs(
  {
    remind_at,
    remind_when_written,
    turn_since,
    quote_ends_at,
  }: Pick<Standing, 'remind_at' | 'remind_when_written' | 'turn_since' | 'quote_ends_at'>,
  { hours, silenceDays }: TurnSettings,
): string | null {
  if (remind_when_written || (remind_at === null && turn_since === null)) return null
  const since = turn_since ?? ''
  const due =
    remind_at ?? addWorkingDays(new Date(since), silenceDays, hours)?.toISOString() ?? null
  const isAhead = quote_ends_at !== null && quote_ends_at > since
  return isAhead && (due === null || quote_ends_at < due) ? quote_ends_at : due
}

/** Gives where an enquiry stands once its quotes end at another time, or none is open any more. */
export function withQuoteEnd(
  row: Standing,
  quote_ends_at: string | null,
  now: Date,
  settings: TurnSettings,
): Standing {
  const next = { ...standingOf(row), quote_ends_at }
  const isOver = row.our_turn_since === row.quote_ends_at
  const waits = turnAt(row, now).turn === 'theirs' || (row.turn === 'theirs' && isOver)
  return waits ? { ...next, our_turn_since: whenOurs(next, settings) } : next
}

function oursAlready(row: Standing, now: Date) {
  const { turn, since } = turnAt(row, now)
  return turn === 'ours' ? since : null
}

function afterNoAnswer(row: Standing, next: Standing, now: Date): Standing {
  const since = oursAlready(row, now)
  if (since === null) return next
  const at = now.toISOString()
  const ahead = row.remind_at !== null && row.remind_at > at ? row.remind_at : null
  if (ahead !== null || row.remind_when_written) {
    return { ...next, turn: 'theirs', turn_since: at, our_turn_since: ahead }
  }
  return { ...oursFrom(since, next), remind_at: null }
}
