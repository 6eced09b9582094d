import { renderToStaticMarkup } from 'react-dom/server'
import { expect } from 'vitest'
import {
  addUpEnquiries,
  countBySpan,
  type DayCount,
  type StandingCount,
} from '#app/insights/enquiry-figures.ts'
import { listBars, listWeeks, readRange } from '#app/insights/range.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { AnswerTimes, EnquiriesByTime, LostReasons, Outcomes } from './enquiry-charts.tsx'
import type { EnquiriesView } from './insights-view.ts'

/** A Friday at noon in India. */
const now = new Date('2026-11-20T06:30:00Z')

type Counted = StandingCount & DayCount

function view(counts: Counted[], asked = 'time=4-weeks'): EnquiriesView {
  const range = readRange(new URLSearchParams(asked), now)
  const { by, spans } = listBars(range)
  return {
    ...addUpEnquiries(counts),
    bars: { by, spans: countBySpan(counts, spans) },
    weeks: countBySpan(counts, listWeeks(range)),
    medianMinutes: 110,
    hours: 'Monday to Saturday, 10 am to 7 pm',
    untilNow: 'today, 12 pm',
  }
}

const one = { lost_reason: null, before_desk: 0, answered: 1 }
const some: Counted[] = [
  { ...one, day: '2026-10-27', state: 'won', times: 8, answered: 4 },
  { ...one, day: '2026-11-05', state: 'lost', lost_reason: 'stock', times: 20 },
  { ...one, day: '2026-11-18', state: 'new', times: 3, answered: 0 },
]

/** What a reader hears: text without what is hidden, and the names of pictures. */
function show(element: React.ReactElement) {
  const html = renderToStaticMarkup(element)
  const columns = [...html.matchAll(/<li(?: class="(\w+)")?><b>(\d+)<\/b><svg[^>]*height="(\d+)"/g)]
  return {
    html,
    text: html
      .replace(/<ol aria-hidden.*?<\/ol>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' '),
    name: /role="img" aria-label="([^"]*)"/.exec(html)?.[1],
    columns: columns.map(([, mark = '', times, height]) => [mark, Number(times), Number(height)]),
  }
}

test('Each column carries its number and stands from zero; the running week is an outline', () => {
  const { columns, text, name } = show(<EnquiriesByTime enquiries={view(some)} />)
  expect(columns).toEqual([
    ['', 8, 60],
    ['', 20, 148],
    ['', 0, 0],
    ['open', 3, 23],
  ])
  expect(text).toContain('31 enquiries in 4 weeks. The most, 20, came in the week of 2 November.')
  expect(text).toContain('This week is not over: 3 until today, 12 pm. Spam is not counted.')
  expect(text).toMatch(/See the numbers Week Enquiries .* 2 Nov to 8 Nov 2026 20 .* All 31/)
  expect(name).toBe(
    'Enquiries a week, 26 October to 20 November. Lowest 0, highest 20; 3 so far this week.',
  )
})

test('First answers are four counts and a median, and the table adds up to all', () => {
  const { columns, text, name } = show(<AnswerTimes enquiries={view(some)} />)
  expect(columns).toEqual([
    ['', 20, 148],
    ['', 0, 0],
    ['', 0, 0],
    ['late', 8, 60],
  ])
  expect(text).toContain('Half got an answer within 1 h 50 min')
  expect(text).toContain(
    'Counted in working hours, Monday to Saturday, 10 am to 7 pm. 3 of 31 still',
  )
  expect(text).toMatch(/under 1 h 20 .* over 24 h 8 waiting for the first answer 3 All 31/)
  expect(name).toBe('First answers: 20 under 1 h, 0 1 to 4 h, 0 4 to 24 h, 8 over 24 h.')
})

test('Of fewer than ten there is no chart but the words, and of none no table of nothings', () => {
  const few = view([{ ...one, day: '2026-11-18', state: 'lost', times: 9 }])
  for (const element of [<EnquiriesByTime enquiries={few} />, <AnswerTimes enquiries={few} />]) {
    const { html, text } = show(element)
    expect(html).not.toContain('<svg')
    expect(text).toMatch(/Only 9 in this time: too few (enquiries|first answers) for a chart\./)
  }
  expect(show(<LostReasons enquiries={few} />).html).not.toContain('<svg')
  const none = view([])
  expect(show(<EnquiriesByTime enquiries={none} />).text).toContain('There were no enquiries')
  expect(show(<LostReasons enquiries={none} />).text).toContain('None was lost.')
})

test('A year stands in months, and what became of all is told with what was before the desk', () => {
  const old: Counted = { ...one, day: '2026-01-05', state: 'lost', before_desk: 1, times: 4 }
  const enquiries = view([...some, old], 'time=year')
  const { text, columns } = show(<EnquiriesByTime enquiries={enquiries} />)
  expect(columns).toHaveLength(12)
  expect(text).toContain('35 enquiries in 12 months.')
  const outcomes = show(<Outcomes enquiries={enquiries} />).text
  expect(outcomes).toMatch(/New 3 .*Won 8 Lost 20 Before the desk 4 All 35 enquiries/)
})
