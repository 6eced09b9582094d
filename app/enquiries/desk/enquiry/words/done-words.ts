import type { FileEvent } from '#app/enquiries/answering/enquiry-file.ts'
import type { Turn } from '#app/enquiries/answering/enquiry-state.ts'
import { momentWords } from '#app/time/day-words.ts'
import { firstWord, readState } from './event-words.ts'

/** Whose turn it is after it, and what comes next in words, '' where nothing does. */
interface TurnNow {
  turn: Turn
  step: string
}

/** Gives what the person just did, as the toast tells it. */
export function doneWords(
  event: FileEvent,
  visitor: string,
  now: Date,
  { turn, step }: TurnNow,
): { title: string; text?: string } {
  const { code, to, toPerson } = event
  switch (code) {
    case 'state':
      return stateDone(readState(to))
    case 'reached':
      return { title: `You spoke with ${visitor}`, text: turnSaid(turn, step) }
    case 'written':
      return { title: `You wrote to ${visitor}`, text: turnSaid(turn, step) }
    case 'no-answer':
      return { title: 'No answer, written down' }
    case 'not-called':
      return { title: 'Nothing changed' }
    case 'handed-back':
      return { title: 'Our turn again' }
    case 'next-step':
      return { title: 'Next step saved', text: reminderDone(to, now) ?? turnSaid(turn, step) }
    case 'person':
      return { title: toPerson ? `With ${firstWord(toPerson.name)} now` : 'With nobody now' }
    case 'note':
      return { title: 'Note added', text: 'Only staff see it.' }
    case 'note-struck':
      return { title: 'Note struck out', text: 'It stays to be read.' }
    case 'address-corrected':
      return {
        title: 'Address corrected',
        text: 'What did not arrive goes out again. No way back.',
      }
    case 'sent-again':
      return { title: 'Trying again', text: 'What is sent has no way back.' }
    case 'released':
      return { title: 'Out of quarantine', text: 'Its e-mails go out now. No way back.' }
    case 'undone':
      return { title: 'Undone' }
    default:
      return { title: 'Done' }
  }
}

function turnSaid(turn: Turn, step: string) {
  if (turn === 'closed') return undefined
  const whose = turn === 'ours' ? 'It is our turn' : 'It is their turn'
  return step ? `${whose}: ${step}` : `${whose}.`
}

function stateDone({ state, words, reason }: ReturnType<typeof readState>) {
  if (state === 'spam') {
    const text = 'Shown under Spam for 30 days, and found by a search after that.'
    return { title: 'Marked as spam', text }
  }
  const because = reason && `Because: ${reason}.`
  return { title: `Marked ${words.toLowerCase()}`, text: because }
}

function reminderDone(to: string | null, now: Date) {
  if (!to || to === 'none' || to === 'ours' || to === 'theirs') return undefined
  return to === 'when-written' ? 'When they write again.' : `Reminder: ${momentWords(to, now)}.`
}
