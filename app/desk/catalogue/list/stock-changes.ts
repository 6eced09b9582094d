import { createContext, use } from 'react'
import type { ShownStockRow } from './shown-stock.ts'

/** How the list is changed where it stands. */
export interface StockChanges {
  /** Where the forms go without JavaScript: the address of this very list. */
  action: string
  mayChange: boolean
  setHidden: (row: ShownStockRow, hidden: boolean) => void
  /** Puts a product before or after another of the list. */
  move: (row: ShownStockRow, to: StockPlace) => void
}

/** A place beside another product. */
export type StockPlace = { before: number } | { after: number }

export const StockChangesContext = createContext<StockChanges>({
  action: '',
  mayChange: false,
  setHidden: () => {},
  move: () => {},
})

/** Gives how the list is changed. */
export function useStockChanges(): StockChanges {
  return use(StockChangesContext)
}
