import { data } from 'react-router'
import { Happened } from '#app/catalogue/desk/history/happened.tsx'
import { readHistoryQuery } from '#app/catalogue/desk/history/history-query.ts'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { findDoneGuide, undoGuide } from '#app/guides/desk/done-guide.server.ts'
import { guideEditPath, guideHistoryPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/guide-history.route'
import { showGuideHistory } from './shown-guide-history.server.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { id: me } = requireRole(context, 'owner', 'desk', 'catalogue')
  const { db } = context.get(appContext)
  const { searchParams } = url
  const history = await showGuideHistory(db, Number(params.id), readHistoryQuery(searchParams))
  if (!history) throw data('There is no guide with this number', { status: 404 })
  return { history, done: await findDoneGuide(db, searchParams.get('done'), me) }
}

/** Undoes a change; where somebody changed the same since, it asks first. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = requireRole(context, 'owner', 'desk', 'catalogue')
  const form = await readDeskForm(request)
  return undoGuide(context.get(appContext), form, id, guideHistoryPath(Number(params.id)))
}

/** What happened to a guide: who, when, before, after, and a way back from each. */
export default function GuideHistoryRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { history, done } = loaderData
  const { id, name } = history
  const { name: business } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`What happened to ${name} | Desk, ${business}`}</title>
      <PageHead title="What happened" back={{ to: guideEditPath(id), label: name }} />
      {actionData?.problem && (
        <div className="notice" role="alert">
          <p>{actionData.problem}</p>
        </div>
      )}
      <Happened path={guideHistoryPath(id)} history={history} />
      <DoneToast done={actionData ? undefined : done} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The history" />
}
