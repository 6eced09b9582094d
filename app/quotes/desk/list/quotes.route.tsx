import { Link } from 'react-router'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import { FindForm } from '#app/desk/parts/find-form.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { EmptyState } from '#app/desk/shell/empty-state.tsx'
import { deskPictures } from '#app/desk/shell/thumb-pictures.server.ts'
import { exportPath, inboxPath } from '#app/paths/desk-paths.ts'
import { quotesPath } from '#app/paths/quote-paths.ts'
import { quoteTabs } from '#app/quotes/quote-tabs.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/quotes.route'
import { listAddress, readListQuery } from './list-address.ts'
import { MonthsTable } from './months-table.tsx'
import { QuoteRows } from './quote-rows.tsx'
import { type ShownQuoteList, showQuoteList } from './shown-list.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { role } = requireRole(context, 'owner', 'desk')
  const list = await showQuoteList(context.get(appContext).db, readListQuery(url.searchParams))
  return { list, picture: deskPictures.nothingFound, mayExport: role === 'owner' }
}

/** All quotes: those that wait, what was accepted, what ended, and drafts. */
export default function QuotesRoute({ loaderData }: Route.ComponentProps) {
  const { list, picture, mayExport } = loaderData
  const { name } = useSiteFacts()
  const { query, groups, openSum, months, hasMore } = list
  return (
    <main id="main" className="page">
      <title>{`Quotes | Desk, ${name}`}</title>
      <PageHead title="Quotes" back={{ to: inboxPath, label: 'Inbox' }}>
        <p className="usual">
          Open <b>{openSum}</b>
        </p>
      </PageHead>
      <ListBar list={list} />
      {query.search && (
        <p className="search-end">
          <Link className="more" to={quotesPath} data-key="Escape">
            <Icon name="close" />
            Close the search
          </Link>
        </p>
      )}
      <div className="quote-list">
        <div>
          <QuoteRows groups={groups} />
          {groups.length === 0 && <Nothing list={list} picture={picture} />}
          {(hasMore || query.page > 1) && (
            <nav className="pager" aria-label="Pages">
              {query.page > 1 && (
                <Link className="more" to={listAddress({ ...query, page: query.page - 1 })}>
                  Show newer ones
                </Link>
              )}
              {hasMore && (
                <Link className="more" to={listAddress({ ...query, page: query.page + 1 })}>
                  Show older ones
                </Link>
              )}
            </nav>
          )}
        </div>
        {months.all.sent > 0 && (
          <MonthsTable months={months}>
            {mayExport && (
              <p className="list-ways">
                <a className="more" href={exportPath('quotes.xlsx')}>
                  All quotes as Excel
                </a>
                <a className="more" href={exportPath('quotes.csv')}>
                  As CSV
                </a>
              </p>
            )}
          </MonthsTable>
        )}
      </div>
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The quotes" />
}

const tabWords = { open: 'Open', accepted: 'Accepted', ended: 'Ended', drafts: 'Drafts' }

function ListBar({ list: { query, counts } }: { list: ShownQuoteList }) {
  return (
    <div className={query.search ? 'list-bar is-searching' : 'list-bar'}>
      <nav className="tabs" aria-label="Show">
        {quoteTabs.map((tab) => (
          <Link
            key={tab}
            to={listAddress({ tab })}
            aria-current={tab === query.tab && !query.search ? 'page' : undefined}
          >
            {tabWords[tab]} <i>{counts[tab]}</i>
          </Link>
        ))}
      </nav>
      <FindForm
        key={query.search}
        action={quotesPath}
        label="Name, number, plant or quote"
        search={query.search}
        maxLength={200}
      />
    </div>
  )
}

const nothing = {
  open: 'No quote is open',
  accepted: 'None was accepted yet',
  ended: 'None has ended',
  drafts: 'No draft',
}

/** What stands in the place of lines that are not there. */
function Nothing({ list, picture }: { list: ShownQuoteList; picture: ThumbPicture }) {
  const { query, counts } = list
  if (query.search) {
    return (
      <EmptyState picture={picture} title={`No quote for “${query.search}”`}>
        <p>Searched names, numbers, plants and quotes, in every state.</p>
      </EmptyState>
    )
  }
  const isFirst = quoteTabs.every((tab) => counts[tab] === 0)
  return (
    <EmptyState picture={picture} title={isFirst ? 'No quote yet' : nothing[query.tab]}>
      {isFirst && (
        <p>
          Open an enquiry and write one. <Link to={inboxPath}>To the inbox</Link>
        </p>
      )}
    </EmptyState>
  )
}
