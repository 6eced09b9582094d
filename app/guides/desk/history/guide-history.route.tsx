import { data } from 'react-router'
import { HistoryPage } from '#app/catalogue/desk/history/history-page.tsx'
import { readHistoryQuery } from '#app/catalogue/desk/history/history-query.ts'
import { readId } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { findDoneGuide, undoGuide } from '#app/guides/desk/done-guide.server.ts'
import { guideEditPath, guideHistoryPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/guide-history.route'
import { showGuideHistory } from './shown-guide-history.server.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { id: me } = requireRole(context, 'owner', 'desk', 'catalogue')
  const { db } = context.get(appContext)
  const { searchParams } = url
  const history = await showGuideHistory(db, readId(params.id), readHistoryQuery(searchParams))
  if (!history) throw data('There is no guide with this number', { status: 404 })
  return { history, done: await findDoneGuide(db, searchParams.get('done'), me) }
}

/** Undoes a change; where somebody changed the same since, it asks first. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = requireRole(context, 'owner', 'desk', 'catalogue')
  const form = await readDeskForm(request)
  return undoGuide(context.get(appContext), form, id, guideHistoryPath(readId(params.id)))
}

/** What happened to a guide: who, when, before, after, and a way back from each. */
export default function GuideHistoryRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { history, done } = loaderData
  const { id, name } = history
  return (
    <HistoryPage
      path={guideHistoryPath(id)}
      name={name}
      back={{ to: guideEditPath(id), label: name }}
      history={history}
      done={done}
      answer={actionData}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The history" />
}
