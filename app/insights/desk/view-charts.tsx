import { counted } from '#languages/counted.ts'
import { BarList } from './bar-list.tsx'
import { written } from './day-words.ts'
import type { InsightsView } from './insights-view.ts'

const countedWords =
  'Pages that reached a browser, also those that it fetched ahead; machines that say so are left out.'

/** What enquiries name, what is looked at and what is searched for. */
export function Liked({ insights }: { insights: InsightsView }) {
  const { enquiries, products, pages, searched, searches, isCounting } = insights
  const off = isCounting ? undefined : 'From before counting was turned off.'
  return (
    <>
      {enquiries && (
        <List id="asked" title="Most enquired" rows={enquiries.asked} pictures>
          Enquiries that name the product, not pieces.
        </List>
      )}
      <List id="viewed" title="Most looked at" rows={products} pictures>
        {off ?? countedWords}
      </List>
      <List id="searched" title="Most searched" rows={searched}>
        {off ?? searchWords(searches)}
      </List>
      <List id="pages" title="Pages" rows={pages}>
        {off ?? 'Products’ own pages stand by themselves. Counted in the same way.'}
      </List>
    </>
  )
}

interface ListProps {
  id: string
  title: string
  rows: InsightsView['products']
  pictures?: boolean
  /** What is counted. */
  children: React.ReactNode
}

function List({ id, title, rows, pictures = false, children }: ListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length > 0 ? (
        <BarList rows={rows} pictures={pictures} />
      ) : (
        <p className="say">Nothing in this time.</p>
      )}
      <p className="note">{children}</p>
    </section>
  )
}

function searchWords({ all, missed }: InsightsView['searches']) {
  if (all === 0) return 'Nobody searched in this time.'
  const part = Math.round((100 * missed) / all)
  const share = part > 0 && part < 100 ? ` (${part} %)` : ''
  return `${counted(all, 'search', 'searches')}, ${written(missed)} of them${share} found nothing.`
}
