import { draftOf, type EditDraft } from './edit-draft.ts'
import type { EditedProduct } from './edited-product.ts'

/** Gives what the form of a product shows as it is opened. */
export function openDraft({ edit, place }: Pick<EditedProduct, 'edit' | 'place'>): EditDraft {
  return draftOf(edit, place ? String(place.after ?? 'first') : '')
}
