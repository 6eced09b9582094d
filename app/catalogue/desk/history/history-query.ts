/** What is asked of a history by its address. */
export interface HistoryQuery {
  /** The change where the page before ended. */
  before?: number | undefined
  /** A change that is to be undone although others came after it. */
  undo?: number | undefined
}

/** Reads the address of a history; what can't be understood is left out. */
export function readHistoryQuery(params: URLSearchParams): HistoryQuery {
  return { before: readId(params.get('before')), undo: readId(params.get('undo')) }
}

/** Reads the id of a change; undefined where it is none. */
export function readId(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
