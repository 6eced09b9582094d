import { data, redirect } from 'react-router'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { readId, readPostedForm } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { LeaveQuestion } from '#app/desk/shell/leave-question.tsx'
import { enquiryPath } from '#app/paths/desk-paths.ts'
import { oneQuotePath } from '#app/paths/quote-paths.ts'
import { changeSentByForm } from '#app/quotes/desk/sent/change-by-form.server.ts'
import { SentFloor } from '#app/quotes/desk/sent/sent-floor.tsx'
import { SentQuotePage } from '#app/quotes/desk/sent/sent-quote.tsx'
import { describeSent } from '#app/quotes/desk/sent/sent-view.server.ts'
import { findRevision } from '#app/quotes/drafts/drafts.server.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { standingWords } from '#app/quotes/standing-words.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { unlessUnsent } from '#app/ui/forms/unless-unsent.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/quote.route'
import { changeDraft } from './change-draft.server.ts'
import { DraftForm } from './draft-form.tsx'
import { OtherDraft, ThrownDraft } from './draft-strips.tsx'
import { describeDraft } from './draft-view.server.ts'
import { TypedLeft } from './typed-left.tsx'

/** What is typed into a draft is kept as it is typed: nobody needs to be asked before they leave it. */
export const handle = { floor: true, leaves: true }

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { id: staffId } = requireRole(context, 'owner', 'desk')
  const app = context.get(appContext)
  const now = new Date()
  const row = await findRevision(app.db, readId(params.id))
  if (!row) throw data(noSuchQuote, { status: 404 })
  const quote = await findSentQuote(app.db, { revisionId: row.id }, now)
  if (quote) {
    const sent = url.searchParams.get('sent')
    return { sent: await describeSent(app, quote, { now, sent }), staffId }
  }
  if (row.draft === null) throw data(noSuchQuote, { status: 404 })
  return { view: await describeDraft(app, row, now), isThrown: row.state === 'thrown', staffId }
}

/** Keeps what was typed, and does what the pressed button says. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireRole(context, 'owner', 'desk')
  const app = context.get(appContext)
  const form = readPostedForm(await readDeskForm(request))
  const doing = { staffId: staff.id, now: new Date() }
  const id = readId(params.id)
  const row = await findRevision(app.db, id)
  if (!row) throw data(noSuchQuote, { status: 404 })
  if (row.sent_at !== null) {
    const outcome = await changeSentByForm(app, id, form, doing)
    // A draft was sent by somebody else meanwhile: how it stands now is to be seen.
    if (!outcome) return redirect(oneQuotePath(id), 303)
    if ('to' in outcome) return redirect(outcome.to, 303)
    return data({ problem: outcome.problem }, { status: outcome.status })
  }
  const outcome = await changeDraft(app, id, form, doing)
  if (!outcome) throw data(noSuchQuote, { status: 404 })
  if ('to' in outcome) return redirect(outcome.to, 303)
  return data({ draft: outcome.answer }, { status: outcome.status })
}

/** After a change of a sent quote that was refused, too: how it stands by now is to be seen. */
export function shouldRevalidate(asked: Parameters<typeof unlessUnsent>[0]) {
  const { actionResult, defaultShouldRevalidate } = asked
  const isRefused = actionResult instanceof Object && 'problem' in actionResult
  return unlessUnsent({ ...asked, defaultShouldRevalidate: defaultShouldRevalidate || isRefused })
}

/** A quote while it is written, and how it stands once it is sent. */
export default function QuoteRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { view, sent, isThrown, staffId } = loaderData
  const { name } = useSiteFacts()
  const shown = view ?? sent
  const isDraft = view !== undefined
  return (
    <>
      <main id="main" className="page" key={shown.id}>
        <title>{`${shown.title} | Desk, ${name}`}</title>
        <PageHead
          title={shown.title}
          back={{ to: enquiryPath(shown.enquiry.reference), label: shown.enquiry.name }}
        >
          <span className="quote-state">
            <DeskIcon name={isDraft ? 'pencil' : 'quote'} />
            {isDraft ? 'Draft' : standingWords[sent.standing]}
          </span>
        </PageHead>
        {(sent || isThrown) && (
          <>
            <LeaveQuestion />
            <TypedLeft staffId={staffId} />
          </>
        )}
        {sent && (
          <SentQuotePage
            view={sent}
            problem={actionData && 'problem' in actionData ? actionData.problem : undefined}
          />
        )}
        {view && isThrown && <ThrownDraft view={view} />}
        {view && !isThrown && (
          <>
            {view.other && <OtherDraft other={view.other} />}
            <DraftForm
              view={view}
              staffId={staffId}
              answer={actionData && 'draft' in actionData ? actionData.draft : undefined}
            />
          </>
        )}
      </main>
      {sent && <SentFloor view={sent} key={`floor ${sent.id}`} />}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The quote" />
}

const noSuchQuote = 'There is no such quote'
