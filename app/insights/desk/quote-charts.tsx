import { Link } from 'react-router'
import { formatMoney } from '#app/money/money.ts'
import { waitingListPath } from '#app/paths/desk-paths.ts'
import { shortDateWords } from '#app/time/day-words.ts'
import { toDuration } from '#app/time/duration.ts'
import { counted } from '#languages/counted.ts'
import { BarList } from './bar-list.tsx'
import { type Column, ColumnChart, fewestForChart } from './column-chart.tsx'
import { shortMonth, written } from './day-words.ts'
import { NumbersTable } from './numbers-table.tsx'
import type { QuotesView } from './read-quotes.server.ts'

/** Quotes by week, or by month where the time is long, and what was accepted of them. */
export function QuotesByTime({ quotes: { total, bars, outcomes } }: { quotes: QuotesView }) {
  const { by, spans } = bars
  const columns = spans.map(({ from, times, isWhole }): Column => {
    const label = by === 'week' ? shortDateWords(from) : shortMonth(from)
    return { key: from, label, times, mark: isWhole ? undefined : 'open' }
  })
  const { accepted } = outcomes
  return (
    <section className="wide" aria-labelledby="quotes-by-time">
      <h2 id="quotes-by-time">Quotes a {by}</h2>
      <p className="say">
        <b>{counted(total, 'quote')}</b> sent; <b>{written(accepted.times)}</b> accepted, for{' '}
        <b>{formatMoney(accepted.sum)}</b>.
      </p>
      {total >= fewestForChart && (
        <ColumnChart columns={columns} label={`${written(total)} quotes by the ${by}.`} />
      )}
      <p className="note">
        By the day of sending; revisions count once.
        {spans.at(-1)?.isWhole === false && ` This ${by} is not over.`}
      </p>
      <NumbersTable
        heads={[by === 'week' ? 'Week of' : 'Month', 'Quotes']}
        rows={columns}
        total={total}
      />
    </section>
  )
}

const outcomeWords = {
  accepted: 'Accepted',
  declined: 'Not wanted',
  expired: 'Ended, no answer',
  open: 'Open',
  withdrawn: 'Withdrawn',
}

/** What became of the quotes, with what they come to. */
export function QuoteOutcomes({ quotes: { total, outcomes } }: { quotes: QuotesView }) {
  const { accepted, declined, expired } = outcomes
  const ended = accepted.times + declined.times + expired.times
  const kinds = ['accepted', 'declined', 'expired', 'open', 'withdrawn'] as const
  const rows = kinds.map((outcome) => ({
    key: outcome,
    label: (
      <>
        {outcomeWords[outcome]}{' '}
        <small className="stone">{formatMoney(outcomes[outcome].sum)}</small>
      </>
    ),
    times: outcomes[outcome].times,
  }))
  return (
    <section aria-labelledby="quote-outcomes">
      <h2 id="quote-outcomes">What became of them</h2>
      {ended >= fewestForChart && (
        <p className="say">
          Of every 10 that ended, <b>{Math.round((10 * accepted.times) / ended)}</b> were accepted.
        </p>
      )}
      <BarList rows={rows} />
      <p className="note">
        {kinds.map((outcome) => outcomes[outcome].times).join(' + ')} = {total}. Open and withdrawn
        ones are not in the rate.
      </p>
    </section>
  )
}

/** How long it took from an enquiry to its quote, in working hours. */
export function QuoteTimes({ quotes }: { quotes: QuotesView }) {
  const { total, times, medianMinutes, dayMinutes, hours } = quotes
  const day = Math.round(dayMinutes / 60)
  const labels = ['under 4 h', `4 to ${day} h`, '1 to 3 days', 'over 3 days']
  const columns = labels.map((label, place): Column => {
    return { key: label, label, times: times[place] ?? 0, mark: place === 3 ? 'late' : undefined }
  })
  const said = columns.map(({ label, times: many }) => `${label} ${many}`).join(', ')
  return (
    <section aria-labelledby="quote-times">
      <h2 id="quote-times">How fast we quote</h2>
      {medianMinutes === undefined ? (
        <p className="say">No quote was sent in this time.</p>
      ) : (
        <p className="say">
          Half the quotes went within <b>{toDuration(medianMinutes, dayMinutes)}</b> of the enquiry.
        </p>
      )}
      {total >= fewestForChart && (
        <ColumnChart columns={columns} label={`Time to the quote: ${said}.`} few />
      )}
      <p className="note">{`Working hours, ${hours}; a day is ${day} of them.`}</p>
      <NumbersTable heads={['Time to the quote', 'Quotes']} rows={columns} total={total} />
    </section>
  )
}

/** Which products stand in most quotes. */
export function MostQuoted({ quotes: { products } }: { quotes: QuotesView }) {
  return (
    <section aria-labelledby="most-quoted">
      <h2 id="most-quoted">Most quoted</h2>
      {products.length === 0 ? (
        <p className="say">No quote of this time names a product.</p>
      ) : (
        <BarList rows={products} pictures />
      )}
      <p className="note">Quotes that name it, not pieces.</p>
    </section>
  )
}

/** What most people wait for, beside what is quoted most. */
export function MostWaitedFor({ quotes: { waitedFor } }: { quotes: QuotesView }) {
  const { sizes, people } = waitedFor
  return (
    <section aria-labelledby="most-waited-for">
      <h2 id="most-waited-for">Most waited for</h2>
      <p className="say">
        {people === 0 ? (
          'Nobody waits for anything to come back.'
        ) : (
          <>
            <b>{counted(people, 'person waits', 'people wait')}</b> for something to come back.
          </>
        )}
      </p>
      {people > 0 && (
        <>
          <BarList rows={sizes} pictures />
          <p className="note">Who waits today, whenever they asked.</p>
          <Link className="more" to={waitingListPath}>
            See who waits
          </Link>
        </>
      )}
    </section>
  )
}
