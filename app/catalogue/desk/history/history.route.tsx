import { data, redirect } from 'react-router'
import { findDoneChange } from '#app/catalogue/desk/done-change.server.ts'
import { sayWhoWaits } from '#app/catalogue/desk/who-waits.server.ts'
import { undoChange } from '#app/catalogue/store/undo-change.server.ts'
import { readId } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { historyPath, productEditPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/history.route'
import { HistoryPage } from './history-page.tsx'
import { readHistoryQuery } from './history-query.ts'
import { showHistory } from './shown-history.server.ts'
import { problemOfUndo, readUndo } from './undo-form.ts'

const noSuchProduct = 'There is no product with this number'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { id, role } = requireRole(context, 'owner', 'desk', 'catalogue')
  const { db } = context.get(appContext)
  const { searchParams } = url
  const asked = readHistoryQuery(searchParams)
  const productId = readId(params.id)
  const history = await showHistory(db, productId, asked, role !== 'desk')
  if (!history) throw data(noSuchProduct, { status: 404 })
  return {
    history,
    waits: (await sayWhoWaits(db, [productId])).get(productId),
    done: await findDoneChange(db, searchParams.get('done'), id),
  }
}

/** Undoes a change; where somebody changed the same since, it asks first. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner', 'catalogue')
  const app = context.get(appContext)
  const form = await readDeskForm(request)
  const id = readId(params.id)
  const { change, anyway } = readUndo(form)
  const outcome = await undoChange(app, change, staffId, { anyway })
  if ('later' in outcome) return redirect(`${historyPath(id)}?undo=${change}`, 303)
  if ('missing' in outcome) throw data(problemOfUndo(outcome), { status: 404 })
  if ('faults' in outcome) return data({ problem: problemOfUndo(outcome) }, { status: 409 })
  const made = 'saved' in outcome ? outcome.saved : 'moved' in outcome ? outcome.moved : undefined
  return redirect(historyPath(id) + (made ? `?done=${made.changeId}` : ''), 303)
}

/** What happened to a product: who, when, before, after, and a way back from each. */
export default function HistoryRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { history, waits, done } = loaderData
  const { id, name } = history
  return (
    <HistoryPage
      path={historyPath(id)}
      name={name}
      back={{ to: productEditPath(id), label: name }}
      note={
        waits && `${waits}. Who waits for a size is told ten minutes after it can be had again.`
      }
      history={history}
      done={done}
      answer={actionData}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The history" />
}
