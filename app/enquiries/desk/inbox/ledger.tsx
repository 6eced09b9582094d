import { useEffect, useState } from 'react'
import { workingMinutes } from '#app/time/working-hours.ts'
import { InboxRow } from './inbox-row.tsx'
import type { ShownGroup, ShownInbox } from './shown-inbox.ts'

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

const lookEveryMs = 30_000

/** Gives how many working minutes have passed since the list was made: its clocks go on. */
function useElapsedMinutes({ at, hours }: ShownInbox['clock']): number {
  const [now, setNow] = useState(at)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  return now > at ? workingMinutes(new Date(at), new Date(now), hours) : 0
}
