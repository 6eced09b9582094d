import { PageHead } from '#app/ui/page-head.tsx'
import type { SharedFacts } from './list-page.server.ts'
import { toPieces, toThings } from './list-row.ts'
import { Thumb } from './thumb.tsx'

/** Somebody's list as its address carries it: to look at, to add to one's own, or to take instead. */
export function SharedList({ rows, list, mine, isMine }: SharedFacts) {
  return (
    <>
      <PageHead
        wall="haldi"
        crumbs={[
          { label: 'Home', to: '/home' },
          { label: 'My list', to: '/my-list' },
          { label: 'Shared' },
        ]}
        heading="A shared list"
        intro={
          isMine
            ? `${toThings(rows.length)}, as on your own list. Send this page’s address to whoever should see it.`
            : `${toThings(rows.length)} that somebody chose. Nothing is on your own list until you say so.`
        }
      />
      <section className="section wrap shared" aria-label="The shared list">
        <ul className="items">
          {rows.map(({ id, name, quantity, address, thumb }) => (
            <li className="mini" key={id}>
              <Thumb thumb={thumb} width={56} />
              <span>
                <b>{address ? <a href={address}>{name}</a> : name}</b>
                <small>{toPieces(quantity)}</small>
              </span>
            </li>
          ))}
        </ul>
        {isMine ? (
          <a className="btn" href="/my-list">
            Back to my list
          </a>
        ) : (
          <Choices list={list} mine={mine} />
        )}
      </section>
    </>
  )
}

/** What is done with it is the visitor's choice: one's own list is never overwritten unasked. */
function Choices({ list, mine }: { list: string; mine: number }) {
  return (
    <form method="post" action="/my-list" className="shared-act">
      <input type="hidden" name="list" value={list} />
      <button type="submit" className="btn" name="do" value="join">
        Add to my list
      </button>
      {mine > 0 && (
        <>
          <button type="submit" className="btn btn-line" name="do" value="replace">
            Replace my list
          </button>
          <a className="more" href="/my-list">
            Leave my list as it is
          </a>
          <p className="note">
            {toThings(mine)} {mine === 1 ? 'is' : 'are'} on your list now. Adding keeps{' '}
            {mine === 1 ? 'it' : 'them'}; replacing takes {mine === 1 ? 'it' : 'them'} off.
          </p>
        </>
      )}
    </form>
  )
}
