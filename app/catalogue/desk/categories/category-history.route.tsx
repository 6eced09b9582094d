import { data, redirect } from 'react-router'
import { HistoryPage } from '#app/catalogue/desk/history/history-page.tsx'
import { readHistoryQuery } from '#app/catalogue/desk/history/history-query.ts'
import { problemOfUndo, readUndo } from '#app/catalogue/desk/history/undo-form.ts'
import { undoCategoryChange } from '#app/catalogue/store/categories/undo-category.server.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { categoriesPath, categoryHistoryPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/category-history.route'
import { tellCategory } from './category-form.server.ts'
import { showCategoryHistory } from './shown-category-history.server.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { role } = requireRole(context, 'owner', 'desk', 'catalogue')
  const { db } = context.get(appContext)
  const asked = readHistoryQuery(url.searchParams)
  const history = await showCategoryHistory(db, params.key, asked, role !== 'desk')
  if (!history) throw data('There is no such category', { status: 404 })
  return { history, done: tellCategory(url.searchParams, history.name) }
}

/** Undoes a change; where somebody changed the same since, it asks first. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner', 'catalogue')
  const { change, anyway } = readUndo(await readDeskForm(request))
  const outcome = await undoCategoryChange(context.get(appContext), change, staffId, { anyway })
  const path = categoryHistoryPath(params.key)
  if ('later' in outcome) return redirect(`${path}?undo=${change}`, 303)
  if ('undone' in outcome) return redirect(`${path}?done=undone`, 303)
  if ('unchanged' in outcome) return redirect(path, 303)
  return data({ problem: problemOfUndo(outcome) }, { status: 409 })
}

/** What happened to a category: who, when, before, after, and a way back from each. */
export default function CategoryHistoryRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { history, done } = loaderData
  return (
    <HistoryPage
      path={categoryHistoryPath(history.key)}
      name={history.name}
      title={`What happened to ${history.name}`}
      back={{ to: categoriesPath, label: 'Categories' }}
      history={history}
      done={done}
      answer={actionData}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The history" />
}
