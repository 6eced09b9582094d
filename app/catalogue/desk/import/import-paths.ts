import { oneImportPath } from '#app/paths/desk-paths.ts'

/** The steps that somebody can go back to. */
export type ImportStep = 'match' | 'check'

/** Gives the address of an import, or of one of its steps. */
export function importAddress(id: string, step?: ImportStep): string {
  return oneImportPath(id) + (step ? `?step=${step}` : '')
}
