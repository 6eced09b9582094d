import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type EnquiryState, stateWords } from '#app/enquiries/answering/enquiry-state.ts'
import { AnswerLinks } from './answer-by.tsx'
import { ChangeForm } from './change-form.tsx'
import { type Errand, useComingBack } from './coming-back.ts'
import { enquiryPath } from './enquiry-path.ts'
import { useEnquiryScreen } from './enquiry-screen.ts'

/** What comes after each state on the path; a closed one can be opened again. */
const nextStates: Record<EnquiryState, EnquiryState> = {
  new: 'contacted',
  contacted: 'quoted',
  quoted: 'won',
  won: 'quoted',
  lost: 'contacted',
  spam: 'new',
}

/**
 * The floor that one steers from: on a phone Call, WhatsApp and the next state; on coming back from
 * a call, at every width, the question whether it reached anybody.
 */
export function EnquiryFloor() {
  const { view } = useEnquiryScreen()
  const [errand, answered] = useComingBack(view.reference)
  if (view.erased) return null
  if (errand) return <ReachedQuestion errand={errand} answered={answered} />
  if (view.done?.asks === 'reminder') return <ReminderQuestion />
  const next = nextStates[view.state]
  const closed = view.turn === 'closed'
  return (
    <section className="floor on-dark" aria-label={`Answer ${view.firstName}`}>
      <AnswerLinks />
      <ChangeForm intent="state" fields={{ state: next }}>
        <button type="submit" className="btn btn-lamp">
          {closed
            ? `Back to ${stateWords[next].toLowerCase()}`
            : `Mark ${stateWords[next].toLowerCase()}`}
        </button>
      </ChangeForm>
    </section>
  )
}

/** Asked once. It answers with one tap, and goes with it. */
function ReachedQuestion({ errand, answered }: { errand: Errand; answered: () => void }) {
  const { firstName } = useEnquiryScreen().view
  const called = errand === 'call'
  return (
    <Question
      words={
        called
          ? `Back from the call. Did you reach ${firstName}?`
          : `Back from the message. Did you write to ${firstName}?`
      }
      leave={answered}
    >
      <ChangeForm intent={called ? 'reached' : 'written'} className="wide-answer" onSent={answered}>
        <button type="submit" className="btn btn-lamp">
          {called ? 'Yes, we spoke' : 'Yes, it is sent'}
        </button>
      </ChangeForm>
      {called && (
        <ChangeForm intent="no-answer" onSent={answered}>
          <button type="submit" className="btn">
            No answer
          </button>
        </ChangeForm>
      )}
      <button type="button" className={called ? 'btn' : 'btn wide-answer'} onClick={answered}>
        {called ? 'I did not call' : 'Not sent'}
      </button>
    </Question>
  )
}

/** Nobody answered: it stays our turn until there is a time for the next try. */
function ReminderQuestion() {
  const { plan, reference } = useEnquiryScreen().view
  const times = plan.choices.filter(({ value }) => !Number.isNaN(Date.parse(value))).slice(0, 3)
  return (
    <Question words="No answer, written down. When shall we remind you?">
      {times.map(({ value, words }, place) => (
        <ChangeForm
          key={value}
          intent="remind"
          fields={{ remind: value }}
          className={place === 0 ? 'wide-answer' : undefined}
        >
          <button type="submit" className={place === 0 ? 'btn btn-lamp' : 'btn'}>
            {words}
          </button>
        </ChangeForm>
      ))}
      <Link
        className={times.length === 2 ? 'btn' : 'btn wide-answer'}
        to={enquiryPath(reference)}
        replace
        preventScrollReset
      >
        Keep it our turn
      </Link>
    </Question>
  )
}

function Question({
  words,
  leave,
  children,
}: {
  words: string
  leave?: () => void
  children: React.ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  // It came while nobody looked: whoever hears the page begins with it.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div
      className="floor asks on-dark"
      role="dialog"
      aria-labelledby="question"
      tabIndex={-1}
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !leave) return
        event.preventDefault()
        leave()
      }}
    >
      <p id="question">{words}</p>
      {children}
    </div>
  )
}
