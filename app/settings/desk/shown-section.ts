import type { OwnersSettingName } from '#server/config/owners-settings.ts'

/** A setting as a form shows it. */
export interface ShownField {
  name: OwnersSettingName
  text: string
  /** What is stored at the desk, so that saving notices who else has changed it; null: nothing. */
  stored: string | null
}

/** Enquiries that the months an owner typed would erase. */
export interface ShownErasing {
  months: string
  enquiries: number
}

/** A setting that somebody else has changed while it was being changed here. */
export interface ShownConflict {
  name: string
  label: string
  yours: string
  theirs: string
  /** Who has changed it and when, where a change of it is kept. */
  from: string
}
