import { Form, Link } from 'react-router'
import { leaveFor, useComingBack } from '#app/enquiries/desk/enquiry/coming-back.ts'
import { Question } from '#app/enquiries/desk/enquiry/screen/question.tsx'
import { oneQuotePath } from '#app/paths/quote-paths.ts'
import type { QuoteStanding } from '#app/quotes/quote.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import type { SentView } from './sent-view.ts'

/** Under which name this tab remembers that somebody left a quote's page for its draft in WhatsApp. */
const errandOf = ({ id }: Pick<SentView, 'id'>) => `quote-${id}`

/** A link that opens the draft in WhatsApp; coming back asks whether it was sent. */
export function ChatLink({ view, className }: { view: SentView; className?: string }) {
  const { whatsApp, title } = view
  if (!whatsApp) return null
  const isFloor = className === undefined
  return (
    <a
      className={className}
      href={whatsApp}
      target="_blank"
      rel="noopener"
      aria-label={isFloor ? `WhatsApp, ${title}` : undefined}
      onClick={() => leaveFor('message', errandOf(view))}
    >
      <Icon name="whatsapp" />
      {isFloor ? 'WhatsApp' : 'Open WhatsApp'}
    </a>
  )
}

/**
 * The floor of a quote that was sent: on a phone Call, WhatsApp and what comes next; on coming back from
 * WhatsApp, at every width, the question whether the quote is sent.
 */
export function SentFloor({ view }: { view: SentView }) {
  const [errand, answered] = useComingBack([errandOf(view)])
  const { enquiry, call, pdf, standing, isErased } = view
  if (isErased) return null
  const isAccepted = standing === 'accepted'
  if (errand) {
    return (
      <Question
        words={`Back from WhatsApp. Is the quote sent to ${enquiry.firstName}?`}
        leave={answered}
      >
        <Form method="post" replace className="wide-answer" onSubmit={answered}>
          <button type="submit" className="btn btn-lamp" name="intent" value="chat-sent">
            Yes, it is sent
          </button>
        </Form>
        <Form method="post" replace className="wide-answer" onSubmit={answered}>
          <button type="submit" className="btn" name="intent" value="chat-not-sent">
            Not sent
          </button>
        </Form>
      </Question>
    )
  }
  return (
    <section className="floor on-dark" aria-label={`Answer ${enquiry.firstName}`}>
      <FloorLink
        to={isAccepted ? pdf : call}
        icon={isAccepted ? 'down' : 'phone'}
        words={isAccepted ? 'PDF' : 'Call'}
      />
      {view.whatsApp ? <ChatLink view={view} /> : <span />}
      <Lamp view={view} />
    </section>
  )
}

/** A link of the floor; without one its place stays empty. */
function FloorLink({
  to,
  icon,
  words,
}: {
  to: string | undefined
  icon: 'down' | 'phone'
  words: string
}) {
  if (to === undefined) return <span />
  return (
    <a href={to}>
      <Icon name={icon} />
      {words}
    </a>
  )
}

/** What comes next, by how the quote stands. */
function Lamp({ view: { standing, next, enquiry, call } }: { view: SentView }) {
  if (next) {
    return (
      <Link className="btn btn-lamp" to={oneQuotePath(next.id)}>
        {next.words}
      </Link>
    )
  }
  if (standing === 'accepted' && call) {
    return (
      <a className="btn btn-lamp" href={call}>
        Call about delivery
      </a>
    )
  }
  const [intent, words] = lamps[standing] ?? []
  if (!intent) return <span />
  return (
    <Form method="post" replace={intent === 'accepted'}>
      <button type="submit" className="btn btn-lamp" name="intent" value={intent}>
        {words?.replace('{name}', () => enquiry.firstName)}
      </button>
    </Form>
  )
}

const lamps: Partial<Record<QuoteStanding, readonly [intent: string, words: string]>> = {
  open: ['accepted', '{name} accepted'],
  'change-asked': ['revise', 'Write the change'],
  expired: ['revise', 'Make a new one'],
  declined: ['revise', 'Make a new one'],
  withdrawn: ['revise', 'Make a new one'],
}
