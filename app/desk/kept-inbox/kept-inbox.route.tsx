import { data } from 'react-router'
import { clockWords } from '#app/desk/enquiry/day-words.ts'
import { showInbox } from '#app/desk/inbox/shown-inbox.server.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { toDuration } from '#app/desk/shell/duration.ts'
import { PageHead } from '#app/desk/shell/page-head.tsx'
import { StateWord } from '#app/desk/shell/state-mark.tsx'
import { readInboxQuery } from '#app/enquiries/answering/inbox-query.ts'
import { requireRole } from '#app/staff/staff-context.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useSiteFacts } from '#app/ui/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/kept-inbox.route'
import { keptForHeader } from './kept-inbox-path.ts'

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = requireRole(context, 'owner', 'desk')
  const now = new Date()
  const query = readInboxQuery(new URLSearchParams())
  const { groups, clock } = await showInbox(context.get(appContext), query, id, now)
  return data(
    {
      at: clockWords(now.toISOString()),
      // Named one by one: what a phone keeps says neither where somebody lives nor their number.
      groups: groups.map(({ name, heading, count, rows }) => ({
        name,
        heading,
        count,
        rows: rows.map((row) => ({
          reference: row.reference,
          state: row.state,
          name: row.name,
          asked: row.asked,
          matters: row.matters,
          stands:
            row.waitingMinutes === null
              ? row.lastDone
              : `${toDuration(row.waitingMinutes, clock.dayMinutes)} then`,
        })),
      })),
    },
    { headers: { [keptForHeader]: String(id) } },
  )
}

/** The inbox's first page as a phone may keep it: to be read, and nothing to be done. */
export default function KeptInboxRoute({ loaderData: { at, groups } }: Route.ComponentProps) {
  const { name } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`Inbox | Desk, ${name}`}</title>
      <PageHead title="Inbox" />
      <div className="notice" role="status">
        <Icon name="clock" />
        <p>
          <b>As it was at {at}.</b> There is no network. <a href="/desk">Try again</a>
        </p>
      </div>
      {groups.map((group) => (
        <section key={group.name} aria-labelledby={`kept-${group.name}`}>
          <h2 id={`kept-${group.name}`}>
            {group.heading} {group.count}
          </h2>
          <ul className="kept-rows">
            {group.rows.map((row) => (
              <li key={row.reference}>
                <StateWord state={row.state} />
                <span>
                  <b dir="auto">{row.name}</b>
                  <small>{row.reference}</small>
                </span>
                <span>
                  {row.asked || 'No product named'}
                  {row.matters && <small>{row.matters}</small>}
                </span>
                <small>{row.stands}</small>
              </li>
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
