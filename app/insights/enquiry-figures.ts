import {
  type CountedState,
  countedStates,
  type EnquiryState,
  type LostReason,
  mapStates,
  stateTable,
} from '#app/enquiries/answering/enquiry-state.ts'
import type { Span } from './range.ts'

/** So many enquiries stand there. */
export interface StandingCount {
  state: EnquiryState
  lost_reason: LostReason | null
  before_desk: number
  answered: number
  times: number
}

/** So many enquiries, without spam, were received on a day. */
export interface DayCount {
  day: string
  times: number
}

/** What became of enquiries, received in some days, without spam: every part adds up to `total`. */
export interface EnquiryFigures {
  total: number
  states: Record<CountedState, number>
  /** Answered before there was a desk: their state and their time nobody wrote down. */
  beforeDesk: number
  lostReasons: Record<LostReason | 'unsaid', number>
  /** First answered within one working hour, within four, within 24, later. */
  answers: [number, number, number, number]
  /** Open, and nobody has answered yet. */
  waiting: number
  /** Closed without an answer. */
  neverAnswered: number
}

/** Adds up what became of enquiries. */
export function addUpEnquiries(counts: readonly StandingCount[]): EnquiryFigures {
  const figures: EnquiryFigures = {
    total: 0,
    states: mapStates(countedStates, () => 0),
    beforeDesk: 0,
    lostReasons: { price: 0, stock: 0, delivery: 0, 'no-reply': 0, other: 0, unsaid: 0 },
    answers: [0, 0, 0, 0],
    waiting: 0,
    neverAnswered: 0,
  }
  for (const { state, lost_reason, before_desk, answered, times } of counts) {
    if (state === 'spam') continue
    figures.total += times
    if (before_desk) {
      figures.beforeDesk += times
      continue
    }
    figures.states[state] += times
    if (state === 'lost') figures.lostReasons[lost_reason ?? 'unsaid'] += times
    if (answered > 0) figures.answers[(answered - 1) as 0 | 1 | 2 | 3] += times
    else if (stateTable[state].turn === 'closed') figures.neverAnswered += times
    else figures.waiting += times
  }
  return figures
}

/** Gives how many enquiries were received in each of some spans. */
export function countBySpan<Of extends Span>(
  counts: readonly DayCount[],
  spans: readonly Of[],
): (Of & { times: number })[] {
  const sums = spans.map((span) => ({ ...span, times: 0 }))
  for (const { day, times } of counts) {
    const sum = sums.find(({ from, until }) => from <= day && day <= until)
    if (sum) sum.times += times
  }
  return sums
}
