import { InboxRow } from './inbox-row.tsx'
import type { ShownGroup, ShownInbox } from './shown-inbox.ts'
import { useElapsedMinutes } from './use-elapsed-minutes.ts'

/** The lines of the inbox under their headings: an oxide rule opens a group, hairlines part rows. */
export function Ledger({
  groups,
  clock,
  promiseMinutes,
}: Pick<ShownInbox, 'clock' | 'promiseMinutes'> & { groups: readonly ShownGroup[] }) {
  const elapsed = useElapsedMinutes(clock)
  const { dayMinutes } = clock
  return (
    <>
      <div className="ledger-head" aria-hidden="true">
        <span>State</span>
        <span>Who</span>
        <span>Asked for</span>
        <span>{groups[0]?.name === 'closed' ? 'Last' : 'Waiting'}</span>
        <span>With</span>
        <span />
      </div>
      {groups.map(({ name, heading, count, order, rows }) => (
        <section key={name} aria-labelledby={name}>
          <header className="turn">
            <h2 id={name}>
              {heading} <i>{count}</i>
            </h2>
            <span>{order}</span>
          </header>
          <ol className="ledger">
            {rows.map((row) => (
              <InboxRow
                key={row.reference}
                row={row}
                elapsed={elapsed}
                dayMinutes={dayMinutes}
                promiseMinutes={promiseMinutes}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}
