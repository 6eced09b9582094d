import { Link } from 'react-router'
import { leaveFor } from '#app/desk/enquiry/coming-back.ts'
import { enquiryPath } from '#app/desk/enquiry/enquiry-path.ts'
import { Rooms } from '#app/desk/shell/rooms.tsx'
import { StateMark, StateWord } from '#app/desk/shell/state-mark.tsx'
import { WaitingClock } from '#app/desk/shell/waiting-clock.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ChooseBox } from './set-aside/choose-set-aside.tsx'
import type { ShownRow } from './shown-inbox.ts'
import { TakeForm } from './take-form.tsx'

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
  const { reference, name, place, mobileNumber, rooms, asked, matters } = row
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
        {rooms.length > 0 && <Rooms rooms={rooms} />}
        <span>
          {asked || 'No product named'}
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
      <span className="row-with">
        {row.with ? firstName(row.with.name) : <TakeForm row={row} />}
      </span>
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
