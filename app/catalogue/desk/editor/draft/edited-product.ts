import type { FieldName } from '#app/catalogue/fields/product-fields.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import type { EditFaults } from '#app/catalogue/store/edit-faults.ts'
import type { PlaceInCategory } from '#app/catalogue/store/order/place-in-category.server.ts'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import type { ShownConflict } from '#app/desk/editing/conflict-choice.tsx'
import type { OtherLanguage } from '#languages/language.ts'
import type { EditDraft, FormField } from './edit-draft.ts'

/** A product as the editor opens it. */
export interface EditedProduct {
  /** Undefined while it is new. */
  id: number | undefined
  version: number
  edit: ProductEdit
  /** The fields that the form has: those that a packet's plants tell are not among them. */
  fields: readonly FormField[]
  categories: readonly { key: string; name: string; hidden: boolean }[]
  /** Undefined while it is new: then it will be the last. */
  place: PlaceInCategory | undefined
  room: ThumbPicture | undefined
  /** Who says so, of what is changed now. */
  whoSays: string
  mayChange: boolean
  prices: {
    areShown: boolean
    /** Where that is changed, for who may. */
    changedAt: string | undefined
    /** Where stands what they were; undefined of a new product. */
    pastAt: string | undefined
  }
  /** The languages whose words were translated from other English than it says now. */
  outdated: readonly OtherLanguage[]
  /** 'Today, 9:14 am, Asha Patil'; '' where nobody has edited it. */
  edited: string
}

/** What can't be kept of a size, at the field of its row. */
export type SizeRowFaults = Partial<
  Record<'label' | OtherLanguage | 'price' | 'availability', string>
>

/** What is wrong in a form, a sentence for each field. */
export type FormFaults = EditFaults & { standsAfter?: string }

/** A form that was not saved: all that stood in it, and why. */
export interface NotSaved {
  draft: EditDraft
  /** What was changed in it is told by these. */
  marks: string
  /** On which version the next save is to stand. */
  version: number
  faults?: FormFaults
  /** What is wrong with single sizes, by the key of the row; `only` is the one without a name. */
  sizeFaults?: Record<string, SizeRowFaults>
  /** The version from which its sizes were made, where a later one was asked about. */
  sizesVersion?: number | undefined
  conflict?: readonly ShownConflict<FieldName>[]
}
