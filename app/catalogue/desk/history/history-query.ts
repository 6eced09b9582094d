import { data } from 'react-router'

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

/** Reads the form of a history that undoes a change; throws a 400 for what none of ours sends. */
export function readUndo(form: FormData): { change: number; anyway: boolean } {
  const change = readId(String(form.get('change') ?? ''))
  if (form.get('intent') !== 'undo' || change === undefined) {
    throw data('This form was not understood. Please open the page again.', { status: 400 })
  }
  return { change, anyway: form.get('anyway') === 'yes' }
}

function readId(text: string | null) {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
