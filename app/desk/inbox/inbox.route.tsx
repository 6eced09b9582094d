import { requireRole } from '#app/staff/staff-context.ts'
import type { Route } from './+types/inbox.route'

export function loader({ context }: Route.LoaderArgs) {
  const { name } = requireRole(context, 'owner', 'desk')
  return { name }
}

export default function InboxRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="page">
      <title>Inbox</title>
      <h1>Inbox</h1>
      <p>{loaderData.name}</p>
    </main>
  )
}
