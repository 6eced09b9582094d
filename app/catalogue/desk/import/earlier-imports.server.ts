import { listEarlierImports, undoMs } from '#app/catalogue/sheets/imports.server.ts'
import { listUnappliedImports } from '#app/catalogue/sheets/unapplied-imports.server.ts'
import { dateWords } from '#app/time/day-words.ts'
import type { Database } from '#database/connection.ts'
import { broughtWords } from './brought-words.ts'

/** An import of before, as the first step lists it. */
export interface EarlierImport {
  id: string
  fileName: string
  who: string
  brought: string
  /** Whether it can be undone, or why not. */
  undo: 'open' | 'closed' | 'undone' | 'at-work'
}

/** An import that was read and waits to be applied, as the first step lists it. */
export interface UnappliedImport {
  id: string
  fileName: string
  who: string
  rows: number
}

/** Lists what was read and not applied, newest first. */
export async function showUnappliedImports(db: Database): Promise<UnappliedImport[]> {
  return (await listUnappliedImports(db)).map(({ id, fileName, staffName, createdAt, rows }) => {
    return { id, fileName, who: `${staffName}, ${dateWords(createdAt)}`, rows }
  })
}

/** Lists what was brought in before, newest first. */
export async function showEarlierImports(db: Database, now: Date): Promise<EarlierImport[]> {
  return (await listEarlierImports(db)).map((one) => {
    const { id, fileName, staffName, newProducts, changedProducts, state } = one
    const at = one.appliedAt ?? one.createdAt
    const isOpen = now.getTime() - Date.parse(at) < undoMs
    return {
      id,
      fileName,
      who: `${staffName}, ${dateWords(at)}`,
      brought: broughtWords({ fresh: newProducts, changed: changedProducts }),
      undo:
        state === 'undone'
          ? 'undone'
          : state !== 'applied'
            ? 'at-work'
            : isOpen
              ? 'open'
              : 'closed',
    }
  })
}
