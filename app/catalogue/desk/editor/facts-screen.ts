import { createContext, use } from 'react'
import type { FormFaults } from './draft/edited-product.ts'
import type { FactDraft } from './draft/fact-draft.ts'

/** What the fields of a plant's facts share: of the product itself, or of a plant in a packet. */
export interface FactsScreen {
  /** What the names of its fields begin with; '' of the product itself. */
  prefix: string
  draft: FactDraft
  current: FactDraft
  saved: FactDraft
  faults: FormFaults
}

export const FactsContext = createContext<FactsScreen | undefined>(undefined)

/** Gives the fields of facts what they show; throws outside of a form. */
export function useFacts(): FactsScreen {
  const screen = use(FactsContext)
  if (!screen) throw new Error('This part stands only among the facts of a plant.')
  return screen
}
