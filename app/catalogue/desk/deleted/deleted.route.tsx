import { data, Form, Link, redirect } from 'react-router'
import { readHistoryQuery } from '#app/catalogue/desk/history/history-query.ts'
import { readUndo } from '#app/catalogue/desk/history/undo-form.ts'
import { undoChange } from '#app/catalogue/store/undo-change.server.ts'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { Thumb } from '#app/desk/shell/thumbs.tsx'
import { cataloguePath, deletedPath, productEditPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/deleted.route'
import { type ShownDeleted, showDeleted } from './shown-deleted.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  requireRole(context, 'owner', 'catalogue')
  const { db } = context.get(appContext)
  return { deleted: await showDeleted(db, readHistoryQuery(url.searchParams).before) }
}

/** Brings a deleted product back, and leads to it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner', 'catalogue')
  const app = context.get(appContext)
  const { change } = readUndo(await readDeskForm(request))
  const outcome = await undoChange(app, change, staffId)
  if ('saved' in outcome) {
    const { id, changeId } = outcome.saved
    return redirect(`${productEditPath(id)}?done=${changeId}`, 303)
  }
  if ('unchanged' in outcome) return redirect(deletedPath, 303)
  const problem =
    'faults' in outcome
      ? `It can’t come back as it was. ${Object.values(outcome.faults).join(' ')}`
      : 'It was deleted more than 30 days ago: it can’t be brought back any more.'
  return data({ problem }, { status: 409 })
}

/** What was deleted in the last 30 days, each with a way back. */
export default function DeletedRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, older } = loaderData.deleted
  const { name } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`Deleted products | Desk, ${name}`}</title>
      <PageHead title="Deleted products" back={{ to: cataloguePath, label: 'Catalogue' }} />
      {actionData?.problem && (
        <div className="notice" role="alert">
          <p>{actionData.problem}</p>
        </div>
      )}
      <p className="note">
        {rows.length > 0
          ? 'For 30 days each can be brought back as it was. Visitors who follow an old link are told that it is gone.'
          : 'Nothing was deleted in the last 30 days.'}
      </p>
      <ul className="happened">
        {rows.map((row) => (
          <Deleted key={row.change} row={row} />
        ))}
      </ul>
      {older !== undefined && (
        <nav className="pager" aria-label="Pages">
          <Link className="more" to={`${deletedPath}?before=${older}`}>
            Show what was deleted before
          </Link>
        </nav>
      )}
    </main>
  )
}

function Deleted({ row: { change, name, category, room, deleted } }: { row: ShownDeleted }) {
  return (
    <li className="happened-change deleted-product">
      <Thumb room={room} width={40} />
      <p>
        <b>{name}</b> <span className="stone">{category}</span>
        <br />
        <span className="stone">Deleted: {deleted}</span>
      </p>
      <Form method="post">
        <input type="hidden" name="intent" value="undo" />
        <input type="hidden" name="change" value={change} />
        <button type="submit" className="more">
          <Icon name="undo" />
          Bring back<span className="vh"> {name}</span>
        </button>
      </Form>
    </li>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The list of deleted products" />
}
