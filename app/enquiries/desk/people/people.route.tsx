import { data, Form, Link } from 'react-router'
import { counted } from '#app/desk/parts/counted.ts'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { readPostedForm } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { enquiryPath, inboxPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { recordStaffEvent } from '#app/staff/events.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { foldEmailAddress } from '#app/ui/forms/email-address.ts'
import { normalizeMobileNumber } from '#app/ui/forms/mobile-number.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { type App, appContext } from '#server/app-context.ts'
import type { Route } from './+types/people.route'
import {
  type AffectedPerson,
  describeHeld,
  type HeldOfPerson,
  listAffected,
} from './held.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  requireRole(context, 'owner')
  return null
}

interface Answer {
  who?: string
  held?: HeldOfPerson
  affected?: AffectedPerson[]
  from?: string
  to?: string
  problem?: string
}

/** Looks for a person, or for all between two days: posted, so that no address carries a name. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id } = requireRole(context, 'owner')
  const app = context.get(appContext)
  const {
    intent,
    who = '',
    from = '',
    to = '',
    reference,
  } = readPostedForm(await readDeskForm(request))
  if (intent === 'affected') {
    const affected = await listAffected(app.db, { from, to })
    if (!affected) return refuse({ from, to, problem: 'Choose two days, the earlier one first.' })
    await record(app, id, [`affected ${from} ${to}`])
    return data<Answer>({ affected, from, to })
  }
  const person = await readPerson(app, who, reference)
  if (!person) return refuse({ who, problem: 'Give a number of ten digits, or an e-mail address.' })
  const held = await describeHeld(app, person, new Date())
  await record(
    app,
    id,
    held.enquiries.map(({ reference }) => reference),
  )
  return data<Answer>({ who, held })
}

/** Writes down everything that somebody was shown, or nothing, and then nothing is shown. */
function record(app: App, staffId: number, shown: readonly string[]) {
  return app.writeTogether(async (transaction) => {
    for (const about of shown) {
      await recordStaffEvent(transaction, { code: 'exported', staffId, about })
    }
  })
}

function refuse(answer: Answer) {
  return data<Answer>(answer, { status: 422 })
}

/** What a visitor may ask of the nursery under the law, for the owner: small, plain, printable. */
export default function PeopleRoute({ actionData }: Route.ComponentProps) {
  const { name } = useSiteFacts()
  const { who, held, affected, from, to, problem } = actionData ?? {}
  return (
    <main id="main" className="page people-page">
      <title>{`People | Desk, ${name}`}</title>
      <PageHead title="What we hold of people" back={{ to: inboxPath, label: 'Inbox' }} />
      <div className="people-forms">
        <Form method="post" className="form" preventScrollReset>
          <h2>Of one person</h2>
          <input type="hidden" name="intent" value="find" />
          <div className="field">
            <label htmlFor="who">Mobile number or e-mail</label>
            <input id="who" name="who" defaultValue={who} autoComplete="off" />
          </div>
          <button type="submit" className="btn">
            Show what we hold
          </button>
        </Form>
        <Form method="post" className="form" preventScrollReset>
          <h2>Who wrote between two days</h2>
          <input type="hidden" name="intent" value="affected" />
          <div className="two">
            <div className="field">
              <label htmlFor="from">From</label>
              <input id="from" name="from" type="date" defaultValue={from} />
            </div>
            <div className="field">
              <label htmlFor="to">To</label>
              <input id="to" name="to" type="date" defaultValue={to} />
            </div>
          </div>
          <button type="submit" className="btn">
            List them
          </button>
        </Form>
      </div>
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      {held && <Held held={held} />}
      {affected && <Affected people={affected} />}
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The page" />
}

function Held({ held: { enquiries, beside } }: { held: HeldOfPerson }) {
  const others = Object.entries(beside).filter(([, lines]) => lines.length > 0)
  if (enquiries.length + others.length === 0) {
    return <p className="notice">Nothing is kept about this person.</p>
  }
  return (
    <section className="held" aria-labelledby="held">
      <h2 id="held">Held of this person</h2>
      <p className="stone">Print this page to hand it over. That it was shown is written down.</p>
      {enquiries.map(({ reference, facts, notes, events }) => (
        <article key={reference}>
          <h3>
            <Link to={enquiryPath(reference)}>{reference}</Link>
          </h3>
          <dl className="facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Lines heading="Notes" lines={notes} />
          <Lines heading="What happened" lines={events} />
        </article>
      ))}
      {others.map(([heading, lines]) => (
        <Lines key={heading} heading={heading} lines={lines} />
      ))}
    </section>
  )
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h4>{heading}</h4>
      <ul>
        {lines.map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </ul>
    </>
  )
}

function Affected({ people }: { people: readonly AffectedPerson[] }) {
  const count = counted(people.length, 'person', 'people')
  return (
    <section className="held" aria-labelledby="affected">
      <h2 id="affected">{people.length === 0 ? 'Nobody wrote on these days' : count}</h2>
      <ul>
        {people.map(({ email, name, enquiries }) => (
          <li key={email}>
            {email} <span className="stone">{name}</span>
            {enquiries > 1 && <span className="stone">, {enquiries} enquiries</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** By what was typed, or by one of their enquiries. */
async function readPerson({ db }: App, who: string, reference: string | undefined) {
  if (reference) {
    const enquiry = await findEnquiry(db, reference)
    if (!enquiry || enquiry.erased_at) return undefined
    return { mobile: enquiry.mobile_number, email: enquiry.email }
  }
  if (who.includes('@')) {
    const email = foldEmailAddress(who)
    return email ? { email } : undefined
  }
  const mobile = normalizeMobileNumber(who)
  return /^\d{10}$/.test(mobile) ? { mobile } : undefined
}
