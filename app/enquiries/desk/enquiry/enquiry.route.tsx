import { data, redirect } from 'react-router'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { WaitingClock } from '#app/desk/parts/waiting-clock.tsx'
import { readNumber, readPostedForm } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import type { EnquiryFile } from '#app/enquiries/answering/enquiry-file.ts'
import { noteOpened } from '#app/enquiries/answering/inbox/opened.server.ts'
import { describeErasing, notAsked } from '#app/enquiries/desk/people/erasing.server.ts'
import { forgetPerson } from '#app/enquiries/desk/people/forget-person.server.ts'
import { enquiryPath, inboxPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { unlessUnsent } from '#app/ui/forms/unless-unsent.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { isStorageFailure } from '#database/storage-failure.ts'
import { type App, appContext } from '#server/app-context.ts'
import type { Route } from './+types/enquiry.route'
import { changeByForm } from './change-by-form.server.ts'
import { EnquiryScreenContext, type NotDone, useEnquiryScreen } from './enquiry-screen.ts'
import { describeEnquiry } from './enquiry-view.server.ts'
import { changeOwnTexts } from './own-texts.server.ts'
import { AskedFor } from './screen/asked-for.tsx'
import { Deliveries } from './screen/deliveries.tsx'
import { EnquiryFloor } from './screen/enquiry-floor.tsx'
import { EraseVisitor } from './screen/erase-visitor.tsx'
import { NextStep } from './screen/next-step.tsx'
import { QueuePlace } from './screen/queue-place.tsx'
import { Quotes } from './screen/quotes.tsx'
import { LostReasonQuestion, StatePath } from './screen/state-path.tsx'
import { SetAside, Strips } from './screen/strips.tsx'
import { sendOrHold, useHeld } from './screen/use-held.ts'
import { Visitor } from './screen/visitor.tsx'
import { WhatHappened } from './screen/what-happened.tsx'

export const handle = { floor: true }

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const staff = requireRole(context, 'owner', 'desk')
  const app = context.get(appContext)
  const now = new Date()
  const found = await findEnquiryFile(app, params.reference, now)
  if (!found) throw data(noSuchEnquiry, { status: 404 })
  const file = await openFile(app, found, staff.id, now)
  const { searchParams } = url
  const done = readNumber(searchParams.get('done'))
  const seen = readNumber(searchParams.get('seen'))
  const view = await describeEnquiry(app, file, staff, { justDone: { done, seen }, now })
  const mayErase = staff.role === 'owner' && !file.erasedAt
  const erasing =
    mayErase && searchParams.has('erase')
      ? await describeErasing(app.db, personOf(file))
      : undefined
  return { view: { ...view, mayErase, erasing } }
}

export async function action({ request, params: { reference }, context }: Route.ActionArgs) {
  const staff = requireRole(context, 'owner', 'desk')
  const app = context.get(appContext)
  const form = readPostedForm(await readDeskForm(request))
  if (form.intent === 'erase') {
    requireRole(context, 'owner')
    const file = await findEnquiryFile(app, reference)
    if (!file || file.erasedAt) throw data(noSuchEnquiry, { status: 404 })
    if (form.asked !== 'yes') {
      const notDone: NotDone = { intent: 'erase', problem: notAsked, typed: {} }
      return data({ notDone }, { status: 422 })
    }
    await forgetPerson(app.db, personOf(file))
    app.log.info({ reference, staff: staff.id }, 'visitor erased on request')
    return redirect(enquiryPath(reference), 303)
  }
  const ownTexts = form.intent === 'save-text' || form.intent === 'remove-text'
  const outcome = ownTexts
    ? await changeOwnTexts(app.db, reference, form, staff.id)
    : await changeByForm(app, reference, form, staff)
  if (!outcome) throw data('There is no such form.', { status: 400 })
  if ('to' in outcome) return redirect(outcome.to, 303)
  return data({ notDone: outcome.notDone }, { status: outcome.status })
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendOrHold(request, serverAction)

export const shouldRevalidate = unlessUnsent

export default function EnquiryRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { view } = loaderData
  const { name } = useSiteFacts()
  const unsent = actionData && 'unsent' in actionData ? actionData.unsent : undefined
  const { held, done } = useHeld(unsent, view)
  const notDone = actionData && 'notDone' in actionData ? actionData.notDone : undefined
  return (
    <EnquiryScreenContext value={{ view, notDone, unsent: unsent !== undefined, held }}>
      <main id="main" className="page" key={view.reference}>
        <title>{`${view.name} | Desk, ${name}`}</title>
        <PageHead title={view.name} back={{ to: inboxPath, label: 'Inbox' }}>
          <QueuePlace />
        </PageHead>
        <Strips />
        <div className="enquiry">
          <div className="enquiry-main">
            <EnquiryNow />
            <SetAside />
            <AskedFor />
            {!view.erased && <Quotes />}
          </div>
          <aside className="enquiry-side" aria-label="Answering">
            {!view.erased && <NextStep />}
            {!view.erased && <Visitor />}
            <Deliveries />
            <EraseVisitor />
          </aside>
          <WhatHappened />
        </div>
      </main>
      <EnquiryFloor key={`floor ${view.reference}`} />
      {/* The question says it itself, and stands where the toast would. */}
      <DoneToast done={done ?? (view.done?.asks === 'reminder' ? undefined : view.done)} />
    </EnquiryScreenContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The enquiry" />
}

/** Whoever sent an enquiry, by all that it says of who it was. */
function personOf({ row, email }: EnquiryFile) {
  return { mobile: row.mobileNumber, email }
}

/** Writes down who looks, and gives the file with that in it. */
async function openFile(app: App, found: EnquiryFile, staffId: number, now: Date) {
  if (found.erasedAt) return found
  try {
    if (!(await noteOpened(app.db, found, staffId, now))) return found
  } catch (err) {
    // Where nothing can be written, reading goes on.
    if (!isStorageFailure(err)) throw err
    app.log.warn({ reference: found.row.reference, err }, 'opening not written down')
    return found
  }
  return (await findEnquiryFile(app, found.row.reference, now)) ?? found
}

const noSuchEnquiry = 'There is no enquiry with this reference'

/** How long it has waited, where it came from, and its state. */
function EnquiryNow() {
  const { clock, turnWords, reference, language, received, from, erased } = useEnquiryScreen().view
  return (
    <div className="enquiry-now">
      <p>
        {clock ? <WaitingClock {...clock} /> : <span className="clock theirs">{turnWords}</span>}
        <span>{reference}</span>
        {language && <span>{language}</span>}
        <time dateTime={received.at}>{received.words}</time>
        {from && (
          <span>
            from <a href={from.to}>{from.words}</a>
          </span>
        )}
      </p>
      {erased ? (
        <p className="notice">Erased on {erased}: what the visitor wrote is gone.</p>
      ) : (
        <>
          <StatePath />
          <LostReasonQuestion />
        </>
      )}
    </div>
  )
}
