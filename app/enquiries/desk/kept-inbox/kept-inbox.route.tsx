import { redirect } from 'react-router'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { WaitingList } from '#app/desk/waiting/waiting-list.tsx'
import { readInboxQuery } from '#app/enquiries/answering/inbox/inbox-query.ts'
import { showInbox } from '#app/enquiries/desk/inbox/shown-inbox.server.ts'
import { inboxPath } from '#app/paths/desk-paths.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { toDuration } from '#app/time/duration.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/kept-inbox.route'
import { KeptRow } from './kept-row.tsx'
import { KeptStrip } from './kept-strip.tsx'

export const handle = { kept: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = requireRole(context, 'owner', 'desk')
  // Whoever comes by the network needs no kept page.
  if (request.headers.get('sec-fetch-mode') === 'navigate') throw redirect(inboxPath)
  const now = new Date()
  const query = readInboxQuery(new URLSearchParams())
  const { groups, clock } = await showInbox(context.get(appContext), query, id, now)
  return {
    at: now.toISOString(),
    // Named one by one: what a phone keeps says neither where somebody lives nor their number.
    groups: groups.map(({ name, heading, count, rows }) => ({
      name,
      heading,
      count,
      rows: rows.map((row) => ({
        reference: row.reference,
        version: row.version,
        state: row.state,
        name: row.name,
        asked: row.asked,
        matters: [row.quote, row.matters].filter(Boolean).join('; ') || undefined,
        stands:
          row.waitingMinutes === null
            ? row.lastDone
            : `Had waited ${toDuration(row.waitingMinutes, clock.dayMinutes)}`,
      })),
    })),
  }
}

/** The inbox's first page as a phone may keep it: to be read, and to be written on. */
export default function KeptInboxRoute({ loaderData: { at, groups } }: Route.ComponentProps) {
  const { name } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`Inbox | Desk, ${name}`}</title>
      <PageHead title="Inbox" />
      <KeptStrip at={at} />
      <WaitingList />
      {groups.map((group) => (
        <section key={group.name} aria-labelledby={`kept-${group.name}`}>
          <h2 className="kept-turn" id={`kept-${group.name}`}>
            {group.heading} {group.count}
          </h2>
          <ul className="kept-rows">
            {group.rows.map((row) => (
              <KeptRow key={row.reference} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The inbox" />
}
