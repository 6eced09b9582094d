import { createContext, use } from 'react'
import type { OfferChoice, OfferFault, RowOffer } from './row-offer.ts'
import type { ShownListRow } from './shown-list.ts'
import type { Ticks } from './use-ticks.ts'

/** How the list is changed where it stands. */
export interface ListChanges {
  /** Where the forms go without JavaScript: the address of this very list. */
  action: string
  mayChange: boolean
  setHidden: (row: ShownListRow, hidden: boolean) => void
  /** Puts a product before or after another of the list. */
  move: (row: ShownListRow, to: ListPlace) => void
  /** Changes whether its sizes can be had, `ofAll` also where they differ, and what its only one costs. */
  setOffer: (row: ShownListRow, said: RowOffer, ofAll?: boolean) => void
  /** What is mostly chosen of whether sizes can be had. */
  choices: readonly OfferChoice[]
  /** Why what was said here is not saved. */
  fault: OfferFault | undefined
  ticks: Ticks
}

/** A place beside another product. */
export type ListPlace = { before: number } | { after: number }

export const ListChangesContext = createContext<ListChanges>({
  action: '',
  mayChange: false,
  setHidden: () => {},
  move: () => {},
  setOffer: () => {},
  choices: [],
  fault: undefined,
  ticks: { count: 0, isTicked: ({ ticked }) => ticked, tick: () => {} },
})

/** Gives how the list is changed. */
export function useListChanges(): ListChanges {
  return use(ListChangesContext)
}
