import type { OtherLanguage } from '#app/catalogue/translations.ts'
import type { RoomPicture } from '#app/desk/shell/room-picture.ts'
import type { EditFaults } from '#app/stock/edit-faults.ts'
import type { PlaceInCategory } from '#app/stock/place-in-category.server.ts'
import type { EditField, ProductEdit } from '#app/stock/product-edit.ts'
import type { EditDraft, FormField } from './edit-draft.ts'

/** A product as the editor opens it. */
export interface EditedProduct {
  /** Undefined while it is new. */
  id: number | undefined
  version: number
  edit: ProductEdit
  /** The fields that the form has: those that a packet's plants tell are not among them. */
  fields: readonly FormField[]
  categories: readonly { key: string; name: string }[]
  /** Undefined while it is new: then it will be the last. */
  place: PlaceInCategory | undefined
  room: RoomPicture | undefined
  /** Who says so, of what is changed now. */
  whoSays: string
  mayChange: boolean
  /** The languages whose words were translated from other English than it says now. */
  outdated: readonly OtherLanguage[]
  /** 'Today, 9:14 am, Asha Patil'; '' where nobody has edited it. */
  edited: string
}

/** A field that two people have changed. */
export interface ShownConflict {
  field: EditField
  label: string
  yours: string
  theirs: string
  who: string
  at: string
}

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
  conflict?: readonly ShownConflict[]
}
