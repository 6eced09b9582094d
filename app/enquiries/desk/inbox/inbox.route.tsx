import { data, Link, redirect, useNavigation } from 'react-router'
import { useNews } from '#app/desk/news/use-news.ts'
import { DoneToast, laterDone } from '#app/desk/parts/done-toast.tsx'
import { takesFocus } from '#app/desk/parts/keep-focus.ts'
import { LoadingBars } from '#app/desk/parts/loading-bars.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { useLate } from '#app/desk/parts/use-late.ts'
import { readId } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { homeOf } from '#app/desk/shell/desk-tabs.ts'
import { keepOpenList } from '#app/desk/shell/keep-open-list.ts'
import { deskPictures } from '#app/desk/shell/thumb-pictures.server.ts'
import { inboxAddress, readInboxQuery } from '#app/enquiries/answering/inbox/inbox-query.ts'
import {
  changeSetAside,
  readSetAsideChange,
  readSetAsideDone,
  type SetAsideChange,
} from '#app/enquiries/desk/inbox/set-aside/change-set-aside.server.ts'
import { ChooseSetAside } from '#app/enquiries/desk/inbox/set-aside/choose-set-aside.tsx'
import { InboxTakingContext } from '#app/enquiries/desk/inbox/taking/inbox-taking.ts'
import {
  changeFromInbox,
  findJustDone,
  readInboxChange,
  takenDone,
} from '#app/enquiries/desk/inbox/taking/take-enquiry.server.ts'
import { useTaking } from '#app/enquiries/desk/inbox/taking/use-taking.ts'
import { inboxPath } from '#app/paths/desk-paths.ts'
import { quotesPath } from '#app/paths/quote-paths.ts'
import { countOpenQuotes } from '#app/quotes/quote-list.server.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole, staffContext } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { type App, appContext } from '#server/app-context.ts'
import type { Route } from './+types/inbox.route'
import { FilterBar } from './filter-bar.tsx'
import { BackFromCall, EndingBanner, FreshButton } from './inbox-strips.tsx'
import { Ledger } from './ledger.tsx'
import { ListBar, SearchEnd } from './list-bar.tsx'
import { ExportLinks, Pager } from './list-foot.tsx'
import { NothingHere } from './nothing-here.tsx'
import { showInbox } from './shown-inbox.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { role } = context.get(staffContext)
  // Whoever only keeps the catalogue has no inbox: the desk begins there for them.
  if (role === 'catalogue') throw redirect(homeOf(role))
  const { id } = requireRole(context, 'owner', 'desk')
  const app = context.get(appContext)
  const mayExport = role === 'owner'
  const inbox = await showInbox(app, readInboxQuery(url.searchParams), id)
  const done = readId(url.searchParams.get('done'))
  const { nobodyWaits, nothingFound } = deskPictures
  return {
    inbox,
    mayExport,
    openQuotes: await countOpenQuotes(app.db, new Date()),
    pictures: { nobodyWaits, nothingFound },
    mayDiscard: role === 'owner',
    doneWithSeveral: readSetAsideDone(url.searchParams),
    done: done > 0 ? await findJustDone(app.db, done, id) : undefined,
  }
}

/**
 * Takes an enquiry, or gives it back. With `live` the answer is for the list that stands open; else
 * the list is shown again, as without JavaScript.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { id, name } = requireRole(context, 'owner', 'desk')
  const form = await readDeskForm(request)
  const several = readSetAsideChange(form)
  if (several) {
    if (several.intent !== 'release') requireRole(context, 'owner')
    return answerSeveral(context.get(appContext), several, { staffId: id, url })
  }
  const change = readInboxChange(form)
  if (!change)
    throw data('This form was not understood. Please open the inbox again.', { status: 400 })
  const outcome = await changeFromInbox(context.get(appContext), change, id)
  if ('problem' in outcome) return data({ problem: outcome.problem }, { status: 409 })
  const { reference, done, version } = outcome
  if (form.has('live')) {
    return {
      row: { reference, with: { id, name }, version },
      done: takenDone(reference, done, version),
    }
  }
  const to = new URLSearchParams(inboxAddress(readInboxQuery(url.searchParams)))
  to.set('done', String(done))
  throw redirect(`${inboxPath}?${to}`, 303)
}

/** Asks before anything is discarded; else does what is asked and shows the list again. */
async function answerSeveral(
  app: App,
  change: SetAsideChange,
  { staffId, url }: { staffId: number; url: URL },
) {
  const { intent, chosen } = change
  if (chosen.length === 0) return data({ problem: 'Choose one or more first.' }, { status: 422 })
  if (intent === 'discard') return { asked: chosen }
  const many = await changeSetAside(app, change, staffId)
  const to = new URLSearchParams(inboxAddress(readInboxQuery(url.searchParams)))
  to.set(intent === 'release' ? 'released' : 'discarded', String(many))
  if (many < chosen.length) to.set('left', String(chosen.length - many))
  throw redirect(`${inboxPath}?${to}`, 303)
}

export const shouldRevalidate = keepOpenList

/** The inbox: whose turn it is, and who has waited longest. */
export default function InboxRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { pictures, mayExport, mayDiscard } = loaderData
  const { taking, inbox, done, problem } = useTaking(loaderData.inbox)
  const { arrived } = useNews()
  const { name } = useSiteFacts()
  const navigation = useNavigation()
  const isLate = useLate(
    navigation.state === 'loading' && navigation.location.pathname === inboxPath,
  )
  const refused = actionData && 'problem' in actionData ? actionData.problem : undefined
  const said = problem ?? refused
  const fresh = arrived.length > 0 ? `(${arrived.length} new) ` : ''
  const classes = ['page', isLate && 'is-late', fresh && 'is-fresh']
  return (
    <main id="main" className={classes.filter(Boolean).join(' ')}>
      <title>{`${fresh}Inbox | Desk, ${name}`}</title>
      <PageHead title="Inbox">
        <Link className="more" to={quotesPath}>
          Quotes {loaderData.openQuotes > 0 && <i>{loaderData.openQuotes}</i>}
        </Link>
        {inbox.usualAnswer && (
          <p className="usual">
            Usual answer <b>{inbox.usualAnswer}</b>
          </p>
        )}
      </PageHead>
      <ListBar inbox={inbox} />
      {inbox.query.search ? <SearchEnd /> : <FilterBar inbox={inbox} />}
      <FreshButton inbox={inbox} />
      {said && (
        <div className="notice" role="alert" {...(refused && takesFocus)}>
          <p>{said}</p>
        </div>
      )}
      <EndingBanner endingSoon={inbox.endingSoon} />
      <LoadingBars label="Loading enquiries" />
      <div className="when-loaded">
        <InboxTakingContext value={taking}>
          <NothingHere inbox={inbox} pictures={pictures} />
          <ChooseSetAside
            rows={inbox.groups.flatMap(({ rows }) => rows)}
            mayDiscard={mayDiscard}
            asked={actionData && 'asked' in actionData ? actionData.asked : undefined}
          />
          {inbox.groups.length > 0 && <Ledger {...inbox} />}
        </InboxTakingContext>
        <Pager inbox={inbox} />
        {mayExport && <ExportLinks />}
      </div>
      <BackFromCall groups={inbox.groups} />
      <DoneToast done={loaderData.doneWithSeveral ?? laterDone(done, loaderData.done)} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The inbox" />
}
