import { Link } from 'react-router'
import { FindForm } from '#app/desk/parts/find-form.tsx'
import { inboxAddress, inboxTabs } from '#app/enquiries/answering/inbox/inbox-query.ts'
import { inboxPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { countWords } from './count-words.ts'
import { FilterSheet } from './filter-sheet.tsx'
import type { ShownInbox } from './shown-inbox.ts'

const tabWords = { open: 'Open', closed: 'Closed', spam: 'Spam' }

/** What the list is narrowed by first: its tabs, the one search field, and on a phone the sheet. */
export function ListBar({ inbox }: { inbox: ShownInbox }) {
  const { query, tabs } = inbox
  return (
    <div className={query.search ? 'list-bar is-searching' : 'list-bar'}>
      <nav className="tabs" aria-label="Show">
        {inboxTabs.map((tab) => (
          <Link
            key={tab}
            to={inboxPath + inboxAddress({ tab, with: query.with, first: query.first })}
            aria-current={tab === query.tab && !query.search ? 'page' : undefined}
          >
            {tabWords[tab]} <i>{countWords(tabs[tab])}</i>
          </Link>
        ))}
      </nav>
      <FindForm
        key={query.search}
        action={inboxPath}
        label="Name, number, plant or reference"
        search={query.search}
        maxLength={200}
      />
      {!query.search && <FilterSheet inbox={inbox} />}
    </div>
  )
}

/** A search looks at everything: in the place of the filters stands the way back. */
export function SearchEnd() {
  return (
    <p className="search-end">
      <Link className="more" to={inboxPath} data-key="Escape">
        <Icon name="close" />
        Close the search
      </Link>
    </p>
  )
}
