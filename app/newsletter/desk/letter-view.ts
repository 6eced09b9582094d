import type { FoundLetter } from '#app/newsletter/letters/letters.server.ts'
import { counted } from '#languages/counted.ts'

/** A letter as the desk shows it. */
export interface LetterView
  extends Pick<
    FoundLetter,
    'id' | 'subject' | 'text' | 'state' | 'version' | 'recipients' | 'isUnderWay'
  > {
  sent: number
  failed: number
  /** Those who have left the list since it began. */
  left: number
  /** Those whose turn is still to come; of one that was stopped, those who never got it. */
  waiting: number
}

/** Gives a letter with its numbers, which add up to those it was meant for. */
export function viewLetter(letter: FoundLetter): LetterView {
  const { id, subject, text, state, version, recipients, sent, failed, isUnderWay } = letter
  const rest = Math.max(0, recipients - sent - failed)
  const left = Math.min(letter.left_since, rest)
  return {
    id,
    subject,
    text,
    state,
    version,
    recipients,
    isUnderWay,
    sent,
    failed,
    left,
    waiting: rest - left,
  }
}

/** Gives in words where a letter stands, as `412 of 1,204 sent`. */
export function letterStanding({ state, sent, recipients }: LetterView): string {
  const progress = `${sent.toLocaleString('en-IN')} of ${recipients.toLocaleString('en-IN')} sent`
  switch (state) {
    case 'draft':
      return 'Draft'
    case 'sending':
      return `On its way, ${progress}`
    case 'paused':
      return `Paused, ${progress}`
    case 'stopped':
      return `Stopped, ${progress}`
    case 'sent':
      return `Sent to ${people(sent)}`
  }
}

/** Gives a number of people, as `1 person` and `1,204 people`. */
export function people(count: number): string {
  return counted(count, 'person', 'people')
}

/** Gives how long so many copies take, as `about 20 minutes`. */
export function sendingTime(copies: number, perMinute: number): string {
  const minutes = Math.ceil(copies / perMinute)
  if (minutes <= 1) return 'about a minute'
  if (minutes < 120) return `about ${minutes} minutes`
  return `about ${Math.round(minutes / 60)} hours`
}
