import { data, Form, redirect } from 'react-router'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { readPostedForm } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { inboxPath, peoplePath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { recordStaffEvent } from '#app/staff/events.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { foldEmailAddress } from '#app/ui/forms/email-address.ts'
import { normalizeMobileNumber } from '#app/ui/forms/mobile-number.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { counted } from '#languages/counted.ts'
import { type App, appContext } from '#server/app-context.ts'
import type { Route } from './+types/people.route'
import { describeErasing, type Erasing, notAsked } from './erasing.server.ts'
import { forgetPerson } from './forget-person.server.ts'
import {
  type AffectedPerson,
  describeHeld,
  type HeldOfPerson,
  listAffected,
} from './held.server.ts'
import { Held } from './held.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  requireRole(context, 'owner')
  return { done: url.searchParams.has('erased') ? erased : undefined }
}

const erased = {
  id: 'erased',
  title: 'Erased.',
  text: 'Backups made before today still hold it, until they are replaced.',
}

interface Answer {
  who?: string
  held?: HeldOfPerson
  /** What erasing would take, once it is asked for. */
  erasing?: Erasing
  /** Why it was not erased. */
  unsure?: string
  affected?: AffectedPerson[]
  from?: string
  to?: string
  problem?: string
}

/** Finds or erases a person, or lists all between two days: posted, so that no address carries a name. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id } = requireRole(context, 'owner')
  const app = context.get(appContext)
  const {
    intent,
    who = '',
    from = '',
    to = '',
    reference,
    erase,
    asked,
  } = readPostedForm(await readDeskForm(request))
  if (intent === 'affected') {
    const affected = await listAffected(app.db, { from, to })
    if (!affected) return refuse({ from, to, problem: 'Choose two days, the earlier one first.' })
    await record(app, id, [`affected ${from} ${to}`])
    return data<Answer>({ affected, from, to })
  }
  const person = await readPerson(app, who, reference)
  if (!person) return refuse({ who, problem: 'Give a number of ten digits, or an e-mail address.' })
  if (intent === 'erase' && asked === 'yes') {
    const { references } = await forgetPerson(app.db, person)
    app.log.info({ references, staff: id }, 'visitor erased on request')
    throw redirect(`${peoplePath}?erased`, 303)
  }
  const held = await describeHeld(app, person, new Date())
  await record(
    app,
    id,
    held.enquiries.map(({ reference }) => reference),
  )
  if (intent === 'erase') {
    return refuse({ who, held, erasing: await describeErasing(app.db, person), unsure: notAsked })
  }
  const erasing = erase ? await describeErasing(app.db, person) : undefined
  return data<Answer>({ who, held, erasing })
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
export default function PeopleRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { name } = useSiteFacts()
  const { who, held, erasing, unsure, affected, from, to, problem } = actionData ?? {}
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
      {held && <Held held={held} who={who} erasing={erasing} unsure={unsure} />}
      {affected && <Affected people={affected} />}
      <DoneToast done={actionData ? undefined : loaderData.done} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The page" />
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
