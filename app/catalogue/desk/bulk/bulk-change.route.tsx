import { data } from 'react-router'
import { findBulkChange } from '#app/catalogue/bulk/bulk.server.ts'
import { AtWork } from '#app/catalogue/desk/import/at-work.tsx'
import { listStoredCategories } from '#app/catalogue/store/categories/stored-categories.server.ts'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { readId } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { bulkChangePath, bulkChangesPath, cataloguePath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/bulk-change.route'
import { BulkDone } from './bulk-done.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import { bulkTitle } from './bulk-words.ts'
import { changeBulk } from './change-bulk.server.ts'
import { showBulkChange } from './shown-bulk.server.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  requireRole(context, 'owner', 'catalogue')
  const { db } = context.get(appContext)
  const kept = await getBulkChange(db, params.id)
  const names = new Map((await listStoredCategories(db)).map(({ key, name }) => [key, name]))
  const nameOf = (key: string) => names.get(key) ?? key
  return {
    id: kept.id,
    title: bulkTitle(kept.bulk, nameOf),
    view: await showBulkChange(db, kept, {
      after: readId(url.searchParams.get('after')),
      nameOf,
    }),
  }
}

/** Does what a form of the preview or of the end asks for. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner', 'catalogue')
  const app = context.get(appContext)
  const kept = await getBulkChange(app.db, params.id)
  return changeBulk(app, kept, await readDeskForm(request), staffId)
}

/** A change of many products: what it would do, how far it is, or what it did. */
export default function BulkChangeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, view } = loaderData
  const { name } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`${title} | Desk, ${name}`}</title>
      <PageHead
        title={title}
        back={
          view.step === 'preview'
            ? { to: cataloguePath, label: 'Catalogue' }
            : { to: bulkChangesPath, label: 'Many at once' }
        }
      />
      {actionData?.problem && (
        <div className="notice" role="alert">
          <p>{actionData.problem}</p>
        </div>
      )}
      {view.step === 'preview' && <BulkPreview key={view.from} view={view} />}
      {view.step === 'apply' && (
        <AtWork
          id={id}
          path={bulkChangePath(id)}
          view={view.progress}
          title={(all) =>
            view.progress.undoing ? `Undoing it for ${all} products` : `Changing ${all} products`
          }
          label="Products done"
        />
      )}
      {view.step === 'done' && <BulkDone view={view} />}
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The change of many products" />
}

async function getBulkChange(db: Parameters<typeof findBulkChange>[0], id: string) {
  const kept = await findBulkChange(db, id)
  if (!kept) {
    const sentence = 'There is no such change of many products. It may have been put away.'
    throw data(sentence, { status: 404 })
  }
  return kept
}
