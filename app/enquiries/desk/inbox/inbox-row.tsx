import { Link } from 'react-router'
import { StateMark, StateWord } from '#app/desk/parts/state-mark.tsx'
import { WaitingClock } from '#app/desk/parts/waiting-clock.tsx'
import { Thumbs } from '#app/desk/shell/thumbs.tsx'
import { leaveFor } from '#app/enquiries/desk/enquiry/coming-back.ts'
import { ChooseBox } from '#app/enquiries/desk/inbox/set-aside/choose-set-aside.tsx'
import { useInboxTaking } from '#app/enquiries/desk/inbox/taking/inbox-taking.ts'
import { enquiryPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import type { ShownRow } from './shown-inbox.ts'

interface InboxRowProps {
  row: ShownRow
  /** Working minutes since the list was made. */
  elapsed: number
  dayMinutes: number
  promiseMinutes: number
}

/**
 * A line of the inbox. It opens the enquiry wherever it is pressed, but for the calls: real links
 * with room for a wet thumb.
 */
export function InboxRow({ row, elapsed, ...clock }: InboxRowProps) {
  const { reference, name, place, mobileNumber, rooms, asked, quote, matters } = row
  return (
    <li className="row" data-row={reference}>
      <span className="row-state">
        <ChooseBox row={row} />
        {row.stateWords ? (
          <span className="state">
            <StateMark state={row.state} />
            {row.stateWords}
          </span>
        ) : (
          <StateWord state={row.state} />
        )}
      </span>
      <Link className="row-who" to={enquiryPath(reference)} data-row-link>
        <b dir="auto">{name}</b>
        <small>
          {place && <>{place} </>}
          <span>{reference}</span>
          {row.language && <> {row.language}</>}
        </small>
      </Link>
      <span className="row-asked">
        {rooms.length > 0 && <Thumbs rooms={rooms} />}
        <span>
          {asked || 'No product named'}
          {quote && <em>{quote}</em>}
          {matters && <em>{matters}</em>}
        </span>
      </span>
      <span className="row-clock">
        {row.waitingMinutes === null ? (
          <span className="clock theirs">{row.lastDone}</span>
        ) : (
          <WaitingClock minutes={row.waitingMinutes + elapsed} {...clock} />
        )}
      </span>
      <div className="row-with">{row.with ? firstName(row.with.name) : <TakeForm row={row} />}</div>
      <span className="row-do">
        <a
          className="tap"
          href={`tel:+91${mobileNumber}`}
          aria-label={`Call ${name}`}
          data-key="c"
          onClick={() => leaveFor('call', reference)}
        >
          <Icon name="phone" />
        </a>
        <a
          className="tap"
          href={`https://wa.me/91${mobileNumber}`}
          target="_blank"
          rel="noopener"
          aria-label={`WhatsApp ${name}`}
          data-key="w"
          onClick={() => leaveFor('message', reference)}
        >
          <Icon name="whatsapp" />
        </a>
      </span>
    </li>
  )
}

function firstName(name: string) {
  return name.trim().split(/\s+/)[0]
}

/** Says that nobody has it, and lets one take it: the row stays where it is. */
function TakeForm({ row: { reference, name, version } }: { row: ShownRow }) {
  const { take, action } = useInboxTaking()
  return (
    <form
      className="take"
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        take({ reference, version })
      }}
    >
      <input type="hidden" name="intent" value="take" />
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="version" value={version} />
      <span className="nobody">Nobody</span>
      <button type="submit" className="link" data-key="a" aria-label={`Take it: ${name}`}>
        Take it
      </button>
    </form>
  )
}
