/** A category’s form, as it is typed. */
export interface CategoryDraft {
  name: string
  heading: string
  title: string
  description: string
  intro: string
  wall: string
  kind: string
}

/** A form that was not done: of which category ('' is a new one), and why. */
export interface CategoryNotDone {
  key: string
  draft?: CategoryDraft
  faults?: Partial<Record<string, string>>
  problem?: string
  /** What the form stands on once others' changes are in it. */
  version?: number
}

/** A category as the desk shows it. */
export interface ShownCategory extends CategoryDraft {
  key: string
  version: number
  products: string
  hidden: boolean
  /** Whether it was added here: the others stay as they are. */
  added: boolean
}
