import { importPath } from '#app/desk/catalogue/catalogue-paths.ts'

/** The steps that somebody can go back to. */
export type ImportStep = 'match' | 'check'

/** Gives the address of an import, or of one of its steps. */
export function importAddress(id: string, step?: ImportStep): string {
  return `${importPath}/${id}${step ? `?step=${step}` : ''}`
}

/** Gives the address at which an import says how far it is. */
export function progressPath(id: string): string {
  return `${importPath}/${id}/progress`
}

/** Gives the address of a file that leaves the desk. */
export function exportPath(what: string): string {
  return `/desk/exports/${what}`
}
