import { createContext, use } from 'react'
import type { EditDraft } from './draft/edit-draft.ts'
import type { EditedProduct, FormFaults, NotSaved } from './draft/edited-product.ts'

/** What the parts of the editor's form share. */
export interface EditorScreen {
  /** What stands in the fields at first: what is saved, or what was typed and refused. */
  draft: EditDraft
  /** What stands in them now. */
  current: EditDraft
  /** What is saved. */
  saved: EditDraft
  /** What is wrong, in a sentence, at the field where it is. */
  faults: FormFaults
  /** What is wrong with single sizes, by the key of the row. */
  sizeFaults: NonNullable<NotSaved['sizeFaults']>
  /** Whether the page has come to life. */
  isHydrated: boolean
  /** The plants of a packet tell its facts. */
  isPacket: boolean
  /** Looks at the form again: after a line of it has come or gone. */
  read: () => void
  /** Who says so, of what is changed now. */
  whoSays: string
  /** Every fact that is kept, with who said it. */
  kept: EditedProduct['edit']
  /** The languages whose words were translated from other English than it says now. */
  outdated: EditedProduct['outdated']
  /** Addresses that it had before. */
  oldSlugs: readonly string[]
  categories: EditedProduct['categories']
  place: EditedProduct['place']
  prices: EditedProduct['prices']
}

export const EditorContext = createContext<EditorScreen | undefined>(undefined)

/** Gives the parts of the form what it shows; throws outside it. */
export function useEditor(): EditorScreen {
  const screen = use(EditorContext)
  if (!screen) throw new Error('This part stands only in a product’s form.')
  return screen
}
