import { Form, Link } from 'react-router'
import { stateTable, stateWords } from '#app/enquiries/answering/enquiry-state.ts'
import { useComingBack } from '#app/enquiries/desk/enquiry/coming-back.ts'
import { useEnquiryScreen } from '#app/enquiries/desk/enquiry/enquiry-screen.ts'
import { enquiryPath } from '#app/paths/desk-paths.ts'
import { newQuotePath, oneQuotePath } from '#app/paths/quote-paths.ts'
import { AnswerLinks } from './answer-by.tsx'
import { ChangeForm } from './change-form.tsx'
import { Question, ReachedQuestion } from './question.tsx'

/**
 * The floor that one steers from: on a phone Call, WhatsApp and what comes next; on coming back from
 * a call, at every width, the question whether it reached anybody.
 */
export function EnquiryFloor() {
  const { view } = useEnquiryScreen()
  const [errand, answered] = useComingBack([view.reference])
  if (view.erased) return null
  if (errand) {
    return (
      <ReachedQuestion
        firstName={view.firstName}
        errand={errand.from}
        answered={answered}
        Form={(answer) => <ChangeForm {...answer} onSent={answered} />}
      />
    )
  }
  if (view.done?.asks === 'reminder') return <ReminderQuestion />
  return (
    <section className="floor on-dark" aria-label={`Answer ${view.firstName}`}>
      <AnswerLinks />
      <Lamp />
    </section>
  )
}

/** What comes next: its quote until one is sent, then the next state. */
function Lamp() {
  const { state, turn, reference, quotes } = useEnquiryScreen().view
  const next = stateTable[state].next
  if (turn !== 'closed' && quotes.next?.to === 'write') {
    return (
      <Form method="post" action={newQuotePath(reference)}>
        <button type="submit" className="btn btn-lamp">
          Write a quote
        </button>
      </Form>
    )
  }
  if (turn !== 'closed' && quotes.next?.to === 'look') {
    return (
      <Link className="btn btn-lamp" to={oneQuotePath(quotes.next.id)}>
        {quotes.next.words}
      </Link>
    )
  }
  return (
    <ChangeForm intent="state" fields={{ state: next }}>
      <button type="submit" className="btn btn-lamp">
        {turn === 'closed'
          ? `Back to ${stateWords[next].toLowerCase()}`
          : `Mark ${stateWords[next].toLowerCase()}`}
      </button>
    </ChangeForm>
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
