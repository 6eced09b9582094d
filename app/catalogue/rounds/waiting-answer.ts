import { browserQueue } from '#app/ui/forms/browser-queue.ts'
import type { RoundField } from './round-field.ts'
import type { StockAnswer } from './rounds.server.ts'

/** What somebody said of a size; `refused` by the site, without a trace of it there. */
export type ShownAnswer = Pick<StockAnswer, 'said' | 'theirs'> & {
  state: StockAnswer['state'] | 'refused'
}

/** What somebody said of a size, held by this browser until the site has it. */
export interface WaitingAnswer {
  /** Under what the site stores it, however often it is sent. */
  id: string
  /** Where it stands in the queue: the phone's clock may be wrong. */
  place: number
  /** Whose it is: under nobody else is it sent. */
  staffId: number
  category: string
  /** Names the size: '7~3'. */
  size: string
  /** Left out by those who held answers before prices were asked: it says what can be had. */
  field?: RoundField
  was: string
  said: string
  /** In ms by the phone's clock. */
  givenAt: number
}

/** Names what an answer is about: one waits for each. */
export function heldKey({ size, field = 'availability' }: Pick<WaitingAnswer, 'size' | 'field'>) {
  return `${size} ${field}`
}

/** What the site says of an answer: what became of it, or why it is none. */
export interface AnswerStored {
  answer?: ShownAnswer
  problem?: string
  /** True where somebody else is signed in now: it is not theirs to send. */
  notYours?: boolean
}

/** The answers that this browser holds, whoever gave them. */
export const waitingAnswers = browserQueue<WaitingAnswer>({
  database: 'desk-round',
  store: 'answers',
  idOf: ({ id }) => id,
})
