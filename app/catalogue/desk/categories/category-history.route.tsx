import { data, redirect } from 'react-router'
import { Happened } from '#app/catalogue/desk/history/happened.tsx'
import { readHistoryQuery, readUndo } from '#app/catalogue/desk/history/history-query.ts'
import { undoCategoryChange } from '#app/catalogue/store/categories/undo-category.server.ts'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { categoriesPath, categoryHistoryPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/category-history.route'
import { tellCategory } from './category-form.server.ts'
import { problemOfUndo } from './category-words.ts'
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
  const { name: business } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`What happened to ${history.name} | Desk, ${business}`}</title>
      <PageHead
        title={`What happened to ${history.name}`}
        back={{ to: categoriesPath, label: 'Categories' }}
      />
      {actionData?.problem && (
        <div className="notice" role="alert">
          <p>{actionData.problem}</p>
        </div>
      )}
      <Happened path={categoryHistoryPath(history.key)} history={history} />
      <DoneToast done={actionData ? undefined : done} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The history" />
}
