import { StateWord } from '#app/desk/parts/state-mark.tsx'
import {
  beforeDeskWords,
  countedStates,
  lostReasons,
  lostReasonWords,
} from '#app/enquiries/answering/enquiry-state.ts'
import { dateWords, shortDateWords } from '#app/time/day-words.ts'
import { toDuration } from '#app/time/duration.ts'
import { BarList } from './bar-list.tsx'
import { type Column, ColumnChart, fewestForChart } from './column-chart.tsx'
import { longDay, monthOfYear, shortMonth, written } from './day-words.ts'
import type { CountedSpan, EnquiriesView } from './insights-view.ts'
import { NumbersTable } from './numbers-table.tsx'

/** Enquiries by week, or by month where the time is long. */
export function EnquiriesByTime({ enquiries }: { enquiries: EnquiriesView }) {
  const { total, bars, weeks, untilNow } = enquiries
  const { by, spans } = bars
  const columns = spans.map((span): Column => {
    const label = by === 'week' ? shortDateWords(span.from) : shortMonth(span.from)
    return { key: span.from, label, times: span.times, mark: span.isWhole ? undefined : 'open' }
  })
  const last = spans.at(-1)
  const first = spans[0]
  return (
    <section className="wide" aria-labelledby="by-time">
      <h2 id="by-time">Enquiries a {by}</h2>
      {total < fewestForChart ? (
        <TooFew total={total} />
      ) : (
        <>
          <p className="say">
            <b>{written(total)}</b> {total === 1 ? 'enquiry' : 'enquiries'} in {spansIn(spans, by)}.{' '}
            {mostWords(spans, by)}
          </p>
          <ColumnChart columns={columns} label={nameChart(spans, by)} />
        </>
      )}
      <p className="note">
        {last &&
          !last.isWhole &&
          `This ${by} is not over: ${written(last.times)} until ${untilNow}. `}
        {first && first !== last && !first.isWhole && `Counted from ${longDay(first.from)} on. `}
        Spam is not counted.
      </p>
      <NumbersTable
        heads={['Week', 'Enquiries']}
        rows={weeks.map(({ from, until, times, isWhole }) => ({
          label: `${shortDateWords(from)} to ${dateWords(until)}`,
          times,
          note: isWhole ? undefined : 'not a whole week',
        }))}
        total={total}
      />
    </section>
  )
}

const answerLabels = ['under 1 h', '1 to 4 h', '4 to 24 h', 'over 24 h'] as const

/** How long first answers took, in working hours. */
export function AnswerTimes({ enquiries }: { enquiries: EnquiriesView }) {
  const { total, answers, waiting, neverAnswered, beforeDesk, medianMinutes, hours } = enquiries
  const answered = answers.reduce((sum, times) => sum + times, 0)
  const columns = answerLabels.map((label, place): Column => {
    return { key: label, label, times: answers[place] ?? 0, mark: place === 3 ? 'late' : undefined }
  })
  const said = columns.map(({ label, times }) => `${times} ${label}`).join(', ')
  const rest = [
    { label: 'waiting for the first answer', times: waiting },
    { label: 'closed without an answer', times: neverAnswered },
    { label: 'answered before the desk', times: beforeDesk },
  ]
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">How fast we answer</h2>
      {answered < fewestForChart ? (
        <TooFew total={answered} what="first answers" />
      ) : (
        <>
          <p className="say">
            Half got an answer within{' '}
            <b>{toDuration(medianMinutes ?? 0, Number.POSITIVE_INFINITY)}</b>.
          </p>
          <ColumnChart columns={columns} label={`First answers: ${said}.`} few />
        </>
      )}
      <p className="note">
        Counted in working hours, {hours}. {restWords(rest, total)}
      </p>
      <NumbersTable
        heads={['First answer', 'Enquiries']}
        rows={[...columns, ...rest.filter(({ times }) => times > 0)]}
        total={total}
      />
    </section>
  )
}

/** What became of the enquiries, by their states today. */
export function Outcomes({
  enquiries: { total, states, beforeDesk },
}: {
  enquiries: EnquiriesView
}) {
  const rows = countedStates.map((state) => {
    return { key: state, label: <StateWord state={state} />, times: states[state] }
  })
  const before = { key: 'before', label: <span>{beforeDeskWords}</span>, times: beforeDesk }
  return (
    <section aria-labelledby="outcomes">
      <h2 id="outcomes">What became of them</h2>
      <BarList rows={beforeDesk > 0 ? [...rows, before] : rows} />
      <p className="note">
        {total === 1 ? 'The one enquiry' : `All ${written(total)} enquiries`} by their state today.
      </p>
    </section>
  )
}

/** Why enquiries were lost, where somebody said so. */
export function LostReasons({
  enquiries: { states, lostReasons: counts },
}: {
  enquiries: EnquiriesView
}) {
  const rows = lostReasons.map((reason) => {
    return { key: reason, label: lostReasonWords[reason], times: counts[reason] }
  })
  return (
    <section aria-labelledby="lost">
      <h2 id="lost">Why they were lost</h2>
      {states.lost === 0 ? (
        <p className="say">None was lost.</p>
      ) : (
        <BarList
          rows={[...rows, { key: 'unsaid', label: 'Nobody said why', times: counts.unsaid }]}
        />
      )}
      <p className="note">The {written(states.lost)} that are lost today.</p>
    </section>
  )
}

function TooFew({ total, what = 'enquiries' }: { total: number; what?: string }) {
  if (total === 0) return <p className="say">There were no {what} in this time.</p>
  return (
    <p className="say">
      Only <b>{total}</b> in this time: too few {what} for a chart.
    </p>
  )
}

function spansIn(spans: readonly CountedSpan[], by: 'week' | 'month') {
  return spans.length === 1 ? `one ${by}` : `${spans.length} ${by}s`
}

function mostWords(spans: readonly CountedSpan[], by: 'week' | 'month') {
  const most = Math.max(...spans.map(({ times }) => times))
  const [one, ...others] = spans.filter(({ times }) => times === most)
  if (!one || spans.length === 1) return ''
  if (others.length > 0) return `At most ${written(most)} in a ${by}.`
  const when = by === 'week' ? `the week of ${longDay(one.from)}` : monthOfYear(one.from)
  return `The most, ${written(most)}, came in ${when}.`
}

function nameChart(spans: readonly CountedSpan[], by: 'week' | 'month') {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return ''
  const whole = spans.filter(({ isWhole }) => isWhole).map(({ times }) => times)
  const range = `Enquiries a ${by}, ${longDay(first.from)} to ${longDay(last.until)}.`
  const ends =
    whole.length > 0 ? ` Lowest ${Math.min(...whole)}, highest ${Math.max(...whole)}` : ''
  return `${range}${ends}${last.isWhole ? '.' : `; ${last.times} so far this ${by}.`}`
}

function restWords(rest: readonly { label: string; times: number }[], total: number) {
  const [waiting, ...others] = rest
  const still = waiting?.times
    ? `${written(waiting.times)} of ${written(total)} still ${waiting.times === 1 ? 'waits' : 'wait'} for theirs.`
    : 'Nobody waits for theirs.'
  const more = others.filter(({ times }) => times > 0)
  if (more.length === 0) return still
  return `${still} ${more.map(({ label, times }) => `${written(times)} ${label}`).join(', ')}.`
}
