import { data, Link, redirect } from 'react-router'
import { listBulkChanges, prepareBulkChange } from '#app/catalogue/bulk/bulk.server.ts'
import { countTicked } from '#app/catalogue/bulk/ticks.server.ts'
import { listStoredCategories } from '#app/catalogue/store/categories/stored-categories.server.ts'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { readPostedForm } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { bulkChangePath, cataloguePath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { momentWords } from '#app/time/day-words.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { counted } from '#languages/counted.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/bulk-changes.route'
import { BulkForm } from './bulk-form.tsx'
import { bulkTitle } from './bulk-words.ts'
import { readBulkChange } from './read-bulk-change.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = requireRole(context, 'owner', 'catalogue')
  const { db } = context.get(appContext)
  const categories = await listStoredCategories(db)
  const names = new Map(categories.map(({ key, name }) => [key, name]))
  const now = new Date()
  return {
    ticked: await countTicked(db, id),
    categories: categories.map(({ key, name }) => ({ key, name })),
    changes: (await listBulkChanges(db)).map((one) => ({
      id: one.id,
      number: one.number,
      title: bulkTitle(one.bulk, (key) => names.get(key) ?? key),
      changed: counted(one.changedProducts, 'product'),
      who: `${one.staffName}, ${momentWords(one.appliedAt ?? one.createdAt, now)}`,
      isUndone: one.state === 'undone',
    })),
  }
}

/** Prepares a change of the ticked products, and leads to the page that shows what it would do. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner', 'catalogue')
  const { db } = context.get(appContext)
  const posted = readPostedForm(await readDeskForm(request))
  const categories = await listStoredCategories(db)
  const read = readBulkChange(
    posted,
    categories.map(({ key }) => key),
  )
  if (!read) {
    throw data('This form was not understood. Please open the catalogue again.', { status: 400 })
  }
  if ('fault' in read) {
    const { amount = '', by = '', days = '' } = posted
    const { fault } = read
    const typed =
      read.at === 'days' ? { days: { typed: days, fault } } : { price: { amount, by, fault } }
    return data(typed, { status: 422 })
  }
  const id = await prepareBulkChange(db, read.bulk, staffId)
  return redirect(id === undefined ? cataloguePath : bulkChangePath(id), 303)
}

/** What can be done to the products that are ticked, and what was done to many at once before. */
export default function BulkChangesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { ticked, categories, changes } = loaderData
  const { name } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`Many at once | Desk, ${name}`}</title>
      <PageHead title="Many at once" back={{ to: cataloguePath, label: 'Catalogue' }} />
      {ticked > 0 && (
        <section className="bulk-now" aria-labelledby="h-bulk">
          <h2 id="h-bulk">Change {counted(ticked, 'product')}</h2>
          <BulkForm categories={categories} {...actionData} />
        </section>
      )}
      <section aria-labelledby="h-before">
        <h2 id="h-before">Done before</h2>
        {changes.length === 0 && (
          <p className="note">
            Nobody has changed many products at once yet. Tick some in the list.
          </p>
        )}
        <ul className="happened">
          {changes.map((one) => (
            <li key={one.id} className="happened-change">
              <p>
                <b>
                  <Link to={bulkChangePath(one.id)}>
                    No. {one.number}: {one.title}
                  </Link>
                </b>
                <br />
                <span className="stone">
                  {one.changed}, {one.who}
                  {one.isUndone && ', undone'}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="Changes of many products" />
}
