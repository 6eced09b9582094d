import { Link } from 'react-router'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import { EmptyState } from '#app/desk/shell/empty-state.tsx'
import { inboxAddress } from '#app/enquiries/answering/inbox/inbox-query.ts'
import { inboxPath } from '#app/paths/desk-paths.ts'
import type { ShownInbox } from './shown-inbox.ts'

interface NothingHereProps {
  inbox: ShownInbox
  pictures: { nobodyWaits: ThumbPicture; nothingFound: ThumbPicture }
}

/** What stands in the place of the lines that are not there, or nothing where there are some. */
export function NothingHere({ inbox, pictures }: NothingHereProps) {
  const { query, groups, ourTurnCount, theirTurnCount } = inbox
  const { tab, search, after, state, with: person } = query
  if (search) {
    if (groups.length > 0) return null
    return (
      <EmptyState picture={pictures.nothingFound} title={`No enquiry for “${search}”`}>
        <p>Searched names, numbers, plants, references and notes, in every state.</p>
      </EmptyState>
    )
  }
  const isNarrowed = state !== undefined || person !== 'anyone'
  if (isNarrowed || tab !== 'open') {
    if (groups.length > 0) return null
    const title = { open: 'No open enquiry here', closed: 'Nothing is closed yet', spam: 'No spam' }
    return (
      <EmptyState
        picture={pictures.nothingFound}
        title={isNarrowed ? 'No enquiry is like that' : title[tab]}
      >
        {isNarrowed ? (
          <Link className="btn btn-line" to={inboxPath + inboxAddress({ tab })}>
            Show all of them
          </Link>
        ) : (
          <p>
            {tab === 'spam'
              ? 'Spam is shown here for 30 days.'
              : 'Won and lost enquiries come here.'}
          </p>
        )}
      </EmptyState>
    )
  }
  if (after || ourTurnCount > 0) return null
  return (
    <EmptyState picture={pictures.nobodyWaits} title="Nobody is waiting">
      {theirTurnCount > 0 ? (
        <>
          <p>
            {theirTurnCount === 1
              ? '1 visitor has our answer and is thinking.'
              : `${theirTurnCount.toLocaleString('en-IN')} visitors have our answer and are thinking.`}
          </p>
          <a className="btn btn-line" href="#theirTurn">
            See their turn
          </a>
        </>
      ) : (
        <p>What visitors send from the shop comes here by itself.</p>
      )}
    </EmptyState>
  )
}
