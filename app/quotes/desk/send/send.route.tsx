import { data, Form, Link, redirect } from 'react-router'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { takesFocus } from '#app/desk/parts/keep-focus.ts'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { type PostedForm, readId, readNumber, readPostedForm } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { oneQuotePath } from '#app/paths/quote-paths.ts'
import { Seen } from '#app/quotes/desk/sent/seen-quote.tsx'
import { findRevision } from '#app/quotes/drafts/drafts.server.ts'
import type { OtherFate } from '#app/quotes/drafts/other-quotes.server.ts'
import { sendQuote } from '#app/quotes/sending/send-quote.server.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { unlessUnsent } from '#app/ui/forms/unless-unsent.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/send.route'
import { describeSending, type OthersView, type SendView } from './send-view.server.ts'

export const handle = { floor: true }

export async function loader({ params, context }: Route.LoaderArgs) {
  requireRole(context, 'owner', 'desk')
  const app = context.get(appContext)
  const row = await findRevision(app.db, readId(params.id))
  if (!row) throw data('There is no such quote', { status: 404 })
  if (row.state !== 'draft') throw redirect(oneQuotePath(row.id), 302)
  const view = await describeSending(app, row, new Date())
  // What can't be sent is written on first.
  if (view.draft.faults.length > 0) throw redirect(oneQuotePath(row.id), 302)
  return { view }
}

/** Sends the draft as it was looked at. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireRole(context, 'owner', 'desk')
  const app = context.get(appContext)
  const form = readPostedForm(await readDeskForm(request))
  const revisionId = readId(params.id)
  if (!ways.some((way) => form[way] !== undefined)) {
    return data(
      { problem: 'Choose e-mail or WhatsApp, or that you give it yourself.' },
      { status: 422 },
    )
  }
  const asked = {
    revisionId,
    version: readNumber(form.version) ?? 0,
    byEmail: form.email !== undefined,
    byChat: form.whatsapp !== undefined,
    others: fates.find((fate) => fate === form.others),
    before: form.before,
    // Without it the page was drawn by a version of the site that didn't say what it showed.
    shown: form.shown ?? '',
  }
  const outcome = await sendQuote(app, asked, { staffId: staff.id, now: new Date() })
  if (!outcome) throw data('There is no such quote', { status: 404 })
  if ('faults' in outcome) {
    return data({ problem: outcome.faults.map(({ words }) => words).join(' ') }, { status: 422 })
  }
  if ('others' in outcome) {
    return data({ problem: 'Say what becomes of the other quote.' }, { status: 409 })
  }
  if ('sent' in outcome) return redirect(sentAddress(revisionId, form), 303)
  const now = await findRevision(app.db, revisionId)
  if (now?.state !== 'draft') return redirect(oneQuotePath(revisionId), 303)
  const problem = 'It was changed since you looked at it: look once more, then send it.'
  return data({ problem }, { status: 409 })
}

/** After a refusal too: what has changed meanwhile is to be seen. */
export function shouldRevalidate(asked: Parameters<typeof unlessUnsent>[0]) {
  return unlessUnsent({ ...asked, defaultShouldRevalidate: true })
}

const ways = ['email', 'whatsapp', 'myself'] as const
const fates = ['replaced', 'both-hold'] as const satisfies OtherFate[]

/** What stands there next: that it was sent, and by which ways. */
function sentAddress(revisionId: number, form: PostedForm) {
  const chosen = ways.filter((way) => form[way] !== undefined)
  return `${oneQuotePath(revisionId)}?sent=${chosen.join('-')}`
}

/** A quote as it is looked at before it is sent. */
export default function SendRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { view } = loaderData
  const { draft, validTill } = view
  const { name } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`Send ${draft.title} | Desk, ${name}`}</title>
      <PageHead title="Send it" back={{ to: oneQuotePath(draft.id), label: draft.title }} />
      {actionData?.problem && (
        <div className="failed" role="alert" {...takesFocus}>
          <p>
            <Icon name="alert" />
            <b>{actionData.problem}</b>
          </p>
        </div>
      )}
      <Form className="editor" method="post" replace>
        <input type="hidden" name="version" value={draft.version} />
        <input type="hidden" name="before" value={view.before} />
        <input type="hidden" name="shown" value={view.shown} />
        <div className="send-columns">
          <div>
            {view.others && (
              <Others
                others={view.others}
                firstName={draft.enquiry.firstName}
                key={view.others.words}
              />
            )}
            {view.accepted && (
              <p className="notice">
                <b>{view.accepted}</b>
              </p>
            )}
            <Ways view={view} />
          </div>
          {view.seen && (
            <Seen heading={`As ${draft.enquiry.firstName} sees it`} quote={view.seen} />
          )}
        </div>
        <section className="save-floor on-dark quote-floor" aria-label="Total and send">
          <p>
            <span>
              <b>{draft.sums?.total}</b>
              <small>{validTill}</small>
            </span>
          </p>
          <Link className="btn btn-line" to={oneQuotePath(draft.id)}>
            Change it
          </Link>
          <button type="submit" className="btn btn-lamp" name="intent" value="send">
            Send it
          </button>
        </section>
      </Form>
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The quote" />
}

/** What becomes of another quote that is open: nothing is chosen beforehand. */
function Others({ others, firstName }: { others: OthersView; firstName: string }) {
  const { words, becomes } = others
  return (
    <section aria-labelledby="h-others">
      <h2 id="h-others">Another quote is open</h2>
      <fieldset className="quote-ways">
        <legend>{words}</legend>
        {becomes && (
          <label className="quote-way">
            <input type="radio" name="others" value="replaced" required />
            <span>
              <DeskIcon name="quote" />
              <b>This one takes its place</b>
              <small>It becomes {becomes}. The old link leads on to it.</small>
            </span>
          </label>
        )}
        <label className="quote-way">
          <input type="radio" name="others" value="both-hold" required />
          <span>
            <DeskIcon name="plus" />
            <b>Both hold</b>
            <small>{firstName} can accept each of them.</small>
          </span>
        </label>
      </fieldset>
    </section>
  )
}

/** How it goes to the visitor: at least one way. */
function Ways({ view: { draft, email, mobile, reminder } }: { view: SendView }) {
  const { firstName } = draft.enquiry
  return (
    <section aria-labelledby="h-ways">
      <h2 id="h-ways">Send</h2>
      <fieldset className="quote-ways">
        <legend>How does it go to {firstName}?</legend>
        <label className="quote-way">
          <input
            type="checkbox"
            name="email"
            defaultChecked={email !== undefined}
            disabled={!email}
          />
          <span>
            <Icon name="mail" />
            <b>E-mail</b>
            <small>
              {email
                ? `${email}, with the link and the PDF`
                : `${firstName} gave no e-mail address.`}
            </small>
          </span>
        </label>
        <label className="quote-way">
          <input
            type="checkbox"
            name="whatsapp"
            defaultChecked={mobile !== undefined}
            disabled={!mobile}
          />
          <span>
            <Icon name="whatsapp" />
            <b>WhatsApp</b>
            <small>
              {mobile
                ? `${mobile}. A draft stands ready after Send it; you press send there.`
                : `${firstName} gave no mobile number.`}
            </small>
          </span>
        </label>
        <label className="quote-way">
          <input type="checkbox" name="myself" defaultChecked={!email && !mobile} />
          <span>
            <Icon name="share" />
            <b>I give it myself</b>
            <small>A link to copy stands ready after Send it.</small>
          </span>
        </label>
      </fieldset>
      {reminder && (
        <p className="note quote-follow">
          <Icon name="clock" />
          <span>{reminder}</span>
        </p>
      )}
    </section>
  )
}
