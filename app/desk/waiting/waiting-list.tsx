import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { StateMark } from '#app/desk/parts/state-mark.tsx'
import { isEnquiryState, stateWords } from '#app/enquiries/answering/enquiry-state.ts'
import { loginPath } from '#app/paths/desk-paths.ts'
import { clockWords } from '#app/time/day-words.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { changeWords, waitingCount } from './change-words.ts'
import type { WaitingChange } from './waiting-change.ts'
import { useWaiting } from './waiting-context.ts'

/** What was done without network and is not stored yet, each with what can be done about it. */
export function WaitingList() {
  const { changes, stored } = useWaiting()
  return (
    <div className="waiting-changes" aria-live="polite">
      {changes.length > 0 ? (
        <details open>
          <summary>
            {waitingCount(changes)}
            <Icon name="down" />
          </summary>
          <ol>
            {changes.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </ol>
        </details>
      ) : (
        stored > 0 && (
          <p>
            <Icon name="check" />
            <b>{stored === 1 ? 'Stored' : `${stored} changes are stored`}</b>: nothing waits here.
          </p>
        )
      )}
    </div>
  )
}

function Change({ change }: { change: WaitingChange }) {
  const { watched } = useWaiting()
  const { id, name, state, clash, form } = change
  const what = `${name} ${changeWords(change)}`
  const isStuck = state === 'refused' || state === 'stopped'
  return (
    <li>
      <Sign change={change} />
      <div>
        <p>
          <b dir="auto">{name}</b> {changeWords(change)}
        </p>
        {form.intent === 'note' && <p className="waiting-note">“{form.text}”</p>}
        <small>
          <Standing change={change} />
        </small>
        {clash && (
          <dl className="both">
            <div>
              <dt>Stored now</dt>
              <dd>{clash.theirs}</dd>
            </div>
            <div>
              <dt>Yours</dt>
              <dd>{clash.yours}</dd>
            </div>
          </dl>
        )}
      </div>
      <span>
        {state === 'clash' && (
          <button type="button" className="more" onClick={() => void watched?.insist(id)}>
            Store mine
          </button>
        )}
        {state === 'stopped' && (
          <button type="button" className="more" onClick={() => void watched?.again(id)}>
            Try again
          </button>
        )}
        {state !== 'sending' && (
          <button
            type="button"
            className="more"
            onClick={() => void watched?.takeBack(id)}
            aria-label={`${isStuck ? 'Throw away' : state === 'clash' ? 'Keep what is stored' : 'Undo'}: ${what}`}
          >
            {isStuck ? 'Throw away' : state === 'clash' ? 'Keep what is stored' : 'Undo'}
          </button>
        )}
      </span>
    </li>
  )
}

function Standing({ change }: { change: WaitingChange }) {
  const { state, problem, clash, was, writtenAt } = change
  if (clash) return `${clash.who} meanwhile. Nothing was overwritten.`
  if (state === 'refused') return `Not stored: ${problem}`
  if (state === 'stopped') return 'Not stored for 7 days, and not tried any more.'
  if (problem) {
    return (
      <>
        {problem} <a href={loginPath}>Sign in</a>, and it goes.
      </>
    )
  }
  if (state === 'sending') return 'It has left this phone. Whether it arrived is being asked.'
  return `You, ${clockWords(new Date(writtenAt).toISOString())}. Was ${stateWords[was]}.`
}

function Sign({ change: { form } }: { change: WaitingChange }) {
  const { intent, state = '' } = form
  if (intent === 'state' && isEnquiryState(state)) return <StateMark state={state} />
  if (intent === 'take') return <DeskIcon name="person" />
  if (intent === 'written') return <Icon name="whatsapp" />
  return <Icon name={intent === 'note' ? 'note' : 'phone'} />
}

interface SignOutQuestionProps {
  dialog: React.RefObject<HTMLDialogElement | null>
  /** How many answers of a round through the nursery were not sent. */
  answers: number
  /** How many drafts were not stored as they were typed. */
  forms: number
  onSure: () => void
}

/** Says what signing out would lose, as it wipes what waits in the browser. */
export function SignOutQuestion({ dialog, answers, forms, onSure }: SignOutQuestionProps) {
  const { length } = useWaiting().changes
  return (
    <dialog className="keys leave" ref={dialog} aria-label="Sign out">
      <h2>Sign out and lose it?</h2>
      <p>
        {length > 0 &&
          `${length === 1 ? '1 change of yours is' : `${length} changes of yours are`} not stored yet. `}
        {answers > 0 &&
          `${answers === 1 ? '1 answer of a stock round is' : `${answers} answers of a stock round are`} not sent yet. `}
        {forms > 0 &&
          `What you typed into ${forms === 1 ? 'a draft' : `${forms} drafts`} is not stored yet. `}
        Signing out wipes it from this phone.
      </p>
      <div className="leave-ways">
        <button type="button" className="btn" onClick={() => dialog.current?.close()}>
          Stay signed in
        </button>
        <button type="button" className="btn btn-line" onClick={onSure}>
          Sign out all the same
        </button>
      </div>
    </dialog>
  )
}
