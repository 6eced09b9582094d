import { Link } from 'react-router'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { cataloguePath, whoWaitsPath } from '#app/paths/desk-paths.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/waiting-list.route'
import { showWaitedFor } from './shown-waiting.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  requireRole(context, 'owner', 'desk', 'catalogue')
  return { products: await showWaitedFor(context.get(appContext).db) }
}

/** What people wait for: each product with how many do, and how many drafts are to be sent. */
export default function WaitingListRoute({ loaderData: { products } }: Route.ComponentProps) {
  const { name } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`Who waits | Desk, ${name}`}</title>
      <PageHead title="Who waits" back={{ to: cataloguePath, label: 'Catalogue' }} />
      {products.length === 0 && (
        <p className="note">
          Nobody waits for anything. Under what is away, visitors can ask to be told once when it is
          back.
        </p>
      )}
      <ul className="wait-list">
        {products.map(({ id, name: product, waiting, drafts }) => (
          <li key={id}>
            <Link to={whoWaitsPath(id)}>
              <b>{product}</b>
            </Link>
            <span>
              {[
                ...(drafts > 0 ? [`${drafts} ${drafts === 1 ? 'draft' : 'drafts'} to send`] : []),
                ...(waiting > 0 ? [`${waiting} waiting`] : []),
              ].join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="Who waits" />
}
