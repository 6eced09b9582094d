import { data } from 'react-router'
import { readNumber } from '#app/desk/posted-form.ts'

/** Reads the form of a history that undoes a change; throws a 400 for what none of ours sends. */
export function readUndo(form: FormData): { change: number; anyway: boolean } {
  const change = readNumber(form.get('change'))
  if (form.get('intent') !== 'undo' || change === undefined) {
    throw data('This form was not understood. Please open the page again.', { status: 400 })
  }
  return { change, anyway: form.get('anyway') === 'yes' }
}

/** Says why a change can't be undone. */
export function problemOfUndo(
  result: { faults: Readonly<Record<string, string>> } | { missing: true },
): string {
  if ('missing' in result) return 'There is nothing to undo any more.'
  return `It can’t be undone as it is. ${Object.values(result.faults).join(' ')}`
}
