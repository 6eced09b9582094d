import type { Generated } from 'kysely'
import type { Timestamp } from './values.ts'

/** A walk of one person through a category, in which they say what can be had. */
export interface StockRoundsTable {
  id: Generated<number>
  staff_id: number
  category_key: string
  begun_at: Timestamp
  ended_at: Timestamp | null
}

/** What was answered of a size, written as `writeField` does. */
export interface StockAnswersTable {
  id: Generated<number>
  round_id: number
  /** Made by the browser, so that an answer sent twice is stored once. */
  submission: string
  product_id: number
  number: number
  /** Whether it says if the size can be had, or what it costs. */
  field: Generated<'availability' | 'price'>
  /** What stood there before whoever answered. */
  was: string
  said: string
  /** What somebody else had said meanwhile; then nothing was changed. */
  theirs: string | null
  state: 'saved' | 'differs' | 'settled' | 'undone' | 'gone'
  at: Timestamp
}
