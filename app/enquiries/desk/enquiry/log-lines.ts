import type {
  EnquiryFile,
  FileEvent,
  FileMessage,
  FileNote,
} from '#app/enquiries/answering/enquiry-file.ts'
import { clockWords, dayHeading, momentWords } from '#app/time/day-words.ts'
import type { DeliveryLine, LogDay, LogLine } from './enquiry-view.ts'
import { asSentence, eventIcon, eventWords, firstWord } from './words/event-words.ts'
import { failureWords } from './words/failure-words.ts'

interface Seen {
  /** Who looks at it. */
  staffId: number
  visitor: string
  now: Date
}

/**
 * Gives everything that happened to an enquiry as lines under their days, the newest first: what
 * was done, the notes, the messages, and its arrival.
 */
export function listLogDays(file: EnquiryFile, seen: Seen): LogDay[] {
  const lines = [
    ...file.events.map((event) => eventLine(event, file.notes, seen)),
    ...file.messages.map((message) => messageLine(message, seen)),
    arrival(file),
  ]
  // Lines of one instant stay in their order: the events are told last to first already.
  lines.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
  const days: LogDay[] = []
  for (const line of lines) {
    const heading = dayHeading(line.at, seen.now)
    if (days.at(-1)?.heading !== heading) days.push({ heading, lines: [] })
    days.at(-1)?.lines.push(line)
  }
  return days
}

/** Gives how each message that the enquiry caused stands. */
export function deliveryLines(file: EnquiryFile, { visitor, now }: Seen): DeliveryLine[] {
  return file.messages.map((message) => ({
    id: message.id,
    to: `To ${recipientOf(message, visitor)}`,
    ...deliveryStanding(message, now),
    canSendAgain: message.canSendAgain,
    wantsAddress: wantsAddress(message),
  }))
}

/** Events that name a note: the staff's, or what a visitor says of a quote. */
const withNote: readonly FileEvent['code'][] = ['note', 'quote-change-asked']

function eventLine(
  event: FileEvent,
  notes: readonly FileNote[],
  { staffId, visitor }: Seen,
): LogLine {
  const who = event.by && firstWord(event.by.name)
  const words = eventWords(event, visitor)
  return {
    key: `event ${event.id}`,
    at: event.at,
    time: clockWords(event.at),
    icon: eventIcon(event),
    who,
    words: who ? words : asSentence(words),
    note: withNote.includes(event.code) ? noteOf(event, notes, staffId) : undefined,
    undo: event.undoable ? event.id : undefined,
  }
}

function noteOf(event: FileEvent, notes: readonly FileNote[], staffId: number): LogLine['note'] {
  const note = notes.find(({ id }) => String(id) === event.to)
  if (!note) return undefined
  const struckBy = note.struckBy ? ` by ${firstWord(note.struckBy.name)}` : ''
  return {
    id: note.id,
    text: note.text ?? 'Erased with the visitor.',
    struck: note.struckAt ? `Struck out${struckBy}` : undefined,
    canStrike: note.text !== null && note.struckAt === null && note.by?.id === staffId,
  }
}

const names: Record<FileMessage['kind'], string> = {
  'staff-email': 'E-mail',
  'visitor-email': 'E-mail',
  'quote-email': 'E-mail with the quote',
  webhook: 'Notice',
}

function messageLine(message: FileMessage, { visitor }: Seen): LogLine {
  const at = message.sentAt ?? message.firstFailedAt ?? message.createdAt
  const name = `${names[message.kind]} to ${recipientOf(message, visitor)}`
  const line = { key: `message ${message.id}`, at, time: clockWords(at), icon: 'mail' as const }
  if (message.state === 'sent') return { ...line, words: `${name} delivered` }
  if (message.state === 'given-up' || message.firstFailedAt) {
    const failed = message.state === 'given-up'
    return {
      ...line,
      icon: failed ? 'alert' : 'mail',
      bad: failed,
      words: `${name} ${failed ? 'failed' : 'did not go through yet'}: ${failureWords(message.lastError)}`,
      message: {
        id: message.id,
        canSendAgain: message.canSendAgain,
        wantsAddress: wantsAddress(message),
      },
    }
  }
  return { ...line, words: `${name} is on its way` }
}

function arrival({ row, quarantined }: EnquiryFile): LogLine {
  return {
    key: 'arrival',
    at: row.receivedAt,
    time: clockWords(row.receivedAt),
    icon: quarantined ? 'spam' : 'new',
    who: row.kind === 'bulk' ? 'Bulk enquiry received' : 'Enquiry received',
    words: quarantined ? 'and set aside as suspicious' : 'and stored',
  }
}

function deliveryStanding(
  { state, sentAt, firstFailedAt, lastError, nextAttemptAt }: FileMessage,
  now: Date,
): Pick<DeliveryLine, 'standing' | 'words'> {
  if (state === 'sent') {
    return { standing: 'delivered', words: `Delivered ${shortMoment(sentAt, now)}` }
  }
  const why = failureWords(lastError)
  if (state === 'given-up') {
    const at = firstFailedAt ? ` ${shortMoment(firstFailedAt, now)}` : ''
    return { standing: 'failed', words: `Failed${at}: ${why}` }
  }
  if (!firstFailedAt) return { standing: 'trying', words: 'On its way' }
  return { standing: 'trying', words: `Trying again ${shortMoment(nextAttemptAt, now)}: ${why}` }
}

function shortMoment(at: string | null, now: Date) {
  return at ? momentWords(at, now).replace(/^Today, /, '') : ''
}

function recipientOf({ kind }: FileMessage, visitor: string) {
  if (kind === 'visitor-email' || kind === 'quote-email') return visitor
  return kind === 'staff-email' ? 'the nursery' : 'your other program'
}

function wantsAddress({ kind, state }: FileMessage) {
  return (kind === 'visitor-email' || kind === 'quote-email') && state === 'given-up'
}
