import { readNumber } from '#app/desk/posted-form.ts'

/** What is asked of a history by its address. */
export interface HistoryQuery {
  /** The change where the page before ended. */
  before?: number | undefined
  /** A change that is to be undone although others came after it. */
  undo?: number | undefined
}

/** Reads the address of a history; what can't be understood is left out. */
export function readHistoryQuery(params: URLSearchParams): HistoryQuery {
  return { before: readNumber(params.get('before')), undo: readNumber(params.get('undo')) }
}
