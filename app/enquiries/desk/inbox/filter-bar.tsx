import { Form, Link, useSubmit } from 'react-router'
import { StateMark } from '#app/desk/parts/state-mark.tsx'
import { enquiryStates, stateWords } from '#app/enquiries/answering/enquiry-state.ts'
import { inboxAddress } from '#app/enquiries/answering/inbox/inbox-query.ts'
import { inboxPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { countWords } from './count-words.ts'
import { FirstSelect, WithSelect } from './filter-fields.tsx'
import type { ShownInbox } from './shown-inbox.ts'

/** On a computer: a chip for each state of the tab, whose they are, and which is first. */
export function FilterBar({ inbox }: { inbox: ShownInbox }) {
  const { query, states, colleagues } = inbox
  const { tab, with: person, first, state: chosen } = query
  const submit = useSubmit()
  return (
    <div className="filter-bar">
      <div className="chips" role="group" aria-label="State">
        {enquiryStates.map((state) => {
          const count = states[state]
          if (!count || tab === 'spam') return null
          const isChosen = state === chosen
          return (
            <Link
              key={state}
              className="chip"
              to={
                inboxPath +
                inboxAddress({ tab, with: person, first, state: isChosen ? undefined : state })
              }
              aria-current={isChosen ? 'true' : undefined}
            >
              <StateMark state={state} />
              {stateWords[state]} <i>{countWords(count)}</i>
              {isChosen && <Icon name="close" />}
            </Link>
          )
        })}
      </div>
      <Form action={inboxPath} key={inboxAddress(query)}>
        {tab !== 'open' && <input type="hidden" name="tab" value={tab} />}
        {chosen && <input type="hidden" name="state" value={chosen} />}
        <div className="picker">
          <label htmlFor="with">With</label>
          <WithSelect
            id="with"
            colleagues={colleagues}
            value={person}
            onChange={({ target }) => submit(target.form)}
          />
        </div>
        {tab === 'open' && (
          <div className="picker">
            <label htmlFor="first">First</label>
            <FirstSelect id="first" value={first} onChange={({ target }) => submit(target.form)} />
          </div>
        )}
        <noscript>
          <button type="submit" className="btn btn-line">
            Show
          </button>
        </noscript>
      </Form>
    </div>
  )
}
