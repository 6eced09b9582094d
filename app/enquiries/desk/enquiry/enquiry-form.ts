import { type PostedForm, readNumber, readSubmission } from '#app/desk/posted-form.ts'
import type {
  EnquiryChange,
  OpenTurn,
  Reminder,
} from '#app/enquiries/answering/changes/enquiry-change.ts'
import { isEnquiryState, lostReasons } from '#app/enquiries/answering/enquiry-state.ts'
import { readIndiaTime } from './reminder-choices.ts'

/**
 * Gives the changes that a form asks for, in order; none where nothing was changed. A text says
 * what is wrong with it; undefined: there is no such form.
 */
export function readChanges(
  form: PostedForm,
  staffId: number,
): EnquiryChange[] | string | undefined {
  const { intent = '' } = form
  switch (intent) {
    case 'state': {
      const { state = '' } = form
      if (!isEnquiryState(state)) return 'Choose a state.'
      const lostReason = lostReasons.find((reason) => reason === form.lostReason)
      return [{ kind: 'state', state, lostReason }]
    }
    case 'note':
      return [
        { kind: 'note', text: form.text ?? '', submissionId: readSubmission(form.submission) },
      ]
    case 'strike-note':
      return withNumber(form.note, (noteId) => ({ kind: 'strike-note', noteId }))
    case 'undo':
      return withNumber(form.event, (eventId) => ({ kind: 'undo', eventId }))
    case 'plan':
      return readPlan(form)
    case 'remind': {
      const reminder = readReminder(form)
      return typeof reminder === 'string' && reminder !== 'none' && reminder !== 'when-written'
        ? reminder
        : [{ kind: 'next-step', reminder }]
    }
    case 'take':
      return [{ kind: 'person', staffId }]
    case 'correct-address':
      return [{ kind: 'correct-address', email: form.email ?? '', sure: form.sure === 'yes' }]
    case 'send-again':
      return [{ kind: 'send-again', messageId: form.message ?? '' }]
    case 'reached':
      return [{ kind: 'reached', turn: readTurn(form.turn) }]
    case 'written':
    case 'no-answer':
    case 'not-called':
    case 'hand-back':
    case 'release':
      return [{ kind: intent }]
    default:
      return undefined
  }
}

/** Only what differs from what was shown is a change. */
function readPlan(form: PostedForm): EnquiryChange[] | string {
  const text = form.text === form['text-before'] ? undefined : form.text
  const isReminded = form.remind !== undefined && form.remind !== form['remind-before']
  const reminder = isReminded ? readReminder(form) : undefined
  if (reminder === wrongTime) return wrongTime
  const changes: EnquiryChange[] = []
  const turn = form.turn === form['turn-before'] ? undefined : readTurn(form.turn)
  if (text !== undefined || reminder || turn) {
    changes.push({ kind: 'next-step', text, reminder, turn })
  }
  if (form.with !== undefined && form.with !== form['with-before']) {
    changes.push({ kind: 'person', staffId: readNumber(form.with) ?? null })
  }
  return changes
}

function readTurn(text: string | undefined): OpenTurn | undefined {
  return text === 'ours' || text === 'theirs' ? text : undefined
}

const wrongTime = 'Choose the day and the time of the reminder.'

function readReminder({ remind, at = '' }: PostedForm): Reminder | typeof wrongTime {
  if (remind === 'none' || remind === 'when-written') return remind
  const chosen = remind === 'at' ? readIndiaTime(at) : new Date(remind ?? '')
  return chosen && !Number.isNaN(chosen.getTime()) ? { at: chosen } : wrongTime
}

function withNumber(text: string | undefined, make: (id: number) => EnquiryChange) {
  const id = readNumber(text)
  return id === undefined ? undefined : [make(id)]
}
