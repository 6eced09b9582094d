/** One change of a product, in words. */
export interface ShownChange {
  id: number
  /** 'Ravi Kulkarni'; 'The data files' where nobody did it by hand. */
  who: string
  /** 'Today, 9:14 am'. */
  at: string
  /** What kind of change it was: 'saved', 'brought in by a spreadsheet', 'undid'. */
  how: string
  fields: readonly { label: string; before: string; after: string }[]
  /** Somebody has undone it already. */
  isUndone: boolean
  mayUndo: boolean
}

/** A change that is to be undone, and what came after it. */
export interface UndoQuestion {
  change: ShownChange
  later: readonly ShownChange[]
}

/** What happened, newest first. */
export interface ShownChanges {
  changes: readonly ShownChange[]
  /** From where on there are older ones. */
  older: number | undefined
  question: UndoQuestion | undefined
}

/** What happened to a product. */
export interface ShownHistory extends ShownChanges {
  id: number
  name: string
}
