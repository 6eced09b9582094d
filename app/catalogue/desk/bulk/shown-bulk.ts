import type { Rounding } from '#app/catalogue/bulk/bulk-change.ts'
import type { BulkSums, LeftAsItWas } from '#app/catalogue/bulk/bulk-rows.server.ts'
import type { ImportView } from '#app/catalogue/desk/import/import-view.server.ts'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import type { Money } from '#app/money/money.ts'

/** One line of what a change would do. */
export interface ShownBulkLine {
  /** What the tick that leaves it out sends: the row and the line. */
  value: string
  name: string
  /** The size; '' where there is none. */
  label: string
  room: ThumbPicture | undefined
  from: string
  to: string
  is: 'changes' | 'same' | 'empty' | 'refused'
  out: boolean
  /** By how much a price changes. */
  by: Money
}

/** What the screen of a change of many products shows, by how far that is. */
export type BulkView =
  | {
      step: 'preview'
      sums: BulkSums
      lines: ShownBulkLine[]
      /** The rows of this page. */
      from: number
      to: number
      /** The row after which the next page begins; undefined on the last. */
      next: number | undefined
      /** Null where it changes no prices. */
      roundTo: Rounding | null
      /** How many people will be told that something is back. */
      told: number
    }
  | { step: 'apply'; progress: Extract<ImportView, { step: 'apply' }> }
  | {
      step: 'done'
      number: number | null
      undone: boolean
      /** 'Asha, today, 9:14 am'. */
      who: string
      changed: number
      /** What it could not change. */
      notChanged: readonly LeftAsItWas[]
      /** What undoing left as it is. */
      leftAlone: readonly LeftAsItWas[]
      mayUndo: boolean
      /** How many people would be told if it were undone. */
      told: number
    }
