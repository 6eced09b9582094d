import { data, Link } from 'react-router'
import { readHistoryQuery } from '#app/catalogue/desk/history/history-query.ts'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { readId } from '#app/desk/posted-form.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { exportPath, pricesPath, productEditPath } from '#app/paths/desk-paths.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/prices.route'
import { showPrices } from './shown-prices.server.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { role } = requireRole(context, 'owner', 'desk', 'catalogue')
  const { before } = readHistoryQuery(url.searchParams)
  const prices = await showPrices(context.get(appContext).db, readId(params.id), before)
  if (!prices) throw data('There is no product with this number', { status: 404 })
  return { prices, mayExport: role !== 'desk' }
}

/** What the prices of a product were: who changed which, when, from what to what. */
export default function PricesRoute({ loaderData }: Route.ComponentProps) {
  const { prices, mayExport } = loaderData
  const { id, name, changes, older } = prices
  const { name: business } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`Prices of ${name} | Desk, ${business}`}</title>
      <PageHead title="What its prices were" back={{ to: productEditPath(id), label: name }} />
      <ol className="happened">
        {changes.map((change) => (
          <li key={change.id} className="happened-change">
            <dl>
              <div>
                <dt>{change.size}</dt>
                <dd>
                  <del>{change.from}</del>
                  <ins>{change.to}</ins>
                </dd>
              </div>
            </dl>
            <p>
              <b>{change.who}</b> <span className="stone">{change.at}</span>
            </p>
          </li>
        ))}
      </ol>
      {changes.length === 0 && <p className="note">It has had no price yet.</p>}
      {older !== undefined && (
        <nav className="pager" aria-label="Pages">
          <Link className="more" to={`${pricesPath(id)}?before=${older}`}>
            Show what was before
          </Link>
        </nav>
      )}
      {mayExport && (
        <p className="list-ways">
          <a className="more" href={exportPath('prices.xlsx')}>
            Prices of all products as Excel
          </a>
          <a className="more" href={exportPath('prices.csv')}>
            As CSV
          </a>
        </p>
      )}
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The prices" />
}
