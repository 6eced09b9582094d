import { useState } from 'react'
import { Form } from 'react-router'
import { StateMark } from '#app/desk/parts/state-mark.tsx'
import { enquiryStates, stateWords } from '#app/enquiries/answering/enquiry-state.ts'
import { inboxAddress } from '#app/enquiries/answering/inbox/inbox-query.ts'
import { inboxPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { countWords } from './count-words.ts'
import { FirstSelect, WithSelect } from './filter-fields.tsx'
import type { ShownInbox } from './shown-inbox.ts'

/** On a phone: the same filters on a sheet that rises from the floor. A tap beside it closes it. */
export function FilterSheet({ inbox }: { inbox: ShownInbox }) {
  const { query, total } = inbox
  const isNarrowed = query.state !== undefined || query.with !== 'anyone'
  return (
    <details className="filter-sheet" key={inboxAddress(query)}>
      <summary className="btn btn-line">
        <Icon name="filter" />
        <span className="vh">{isNarrowed ? 'Filters, some are set' : 'Filters'}</span>
        {isNarrowed && <i className="dot" />}
      </summary>
      <Filters inbox={inbox} total={total} />
    </details>
  )
}

function Filters({ inbox, total }: { inbox: ShownInbox; total: string }) {
  const { query, states, colleagues } = inbox
  const { tab, state: chosen, with: person, first } = query
  const [changed, setChanged] = useState(false)
  const enquiries = total === '1' ? 'enquiry' : 'enquiries'
  return (
    <Form className="sheet-box" action={inboxPath} onChange={() => setChanged(true)}>
      <h2>Filters</h2>
      {tab !== 'open' && <input type="hidden" name="tab" value={tab} />}
      {tab !== 'spam' && (
        <fieldset className="chips">
          <legend className="vh">State</legend>
          <label className="chip">
            <input type="radio" name="state" value="" defaultChecked={!chosen} />
            Any
          </label>
          {enquiryStates.map((state) => {
            const count = states[state]
            return (
              count && (
                <label className="chip" key={state}>
                  <input
                    type="radio"
                    name="state"
                    value={state}
                    defaultChecked={state === chosen}
                  />
                  <StateMark state={state} />
                  {stateWords[state]} <i>{countWords(count)}</i>
                </label>
              )
            )
          })}
        </fieldset>
      )}
      <div className="two">
        <div className="field">
          <label htmlFor="sheet-with">With</label>
          <WithSelect id="sheet-with" colleagues={colleagues} value={person} />
        </div>
        {tab === 'open' && (
          <div className="field">
            <label htmlFor="sheet-first">First</label>
            <FirstSelect id="sheet-first" value={first} />
          </div>
        )}
      </div>
      <button type="submit" className="btn">
        {changed ? 'Show enquiries' : `Show ${total} ${enquiries}`}
      </button>
    </Form>
  )
}
