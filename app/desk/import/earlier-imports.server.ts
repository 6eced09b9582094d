import { dateWords } from '#app/desk/enquiry/day-words.ts'
import { listEarlierImports, undoMs } from '#app/stock/import/imports.server.ts'
import type { Database } from '#database/connection.ts'
import { broughtWords } from './count-words.ts'

/** An import of before, as the first step lists it. */
export interface EarlierImport {
  id: string
  fileName: string
  who: string
  brought: string
  /** Whether it can be undone, or why not. */
  undo: 'open' | 'closed' | 'undone' | 'at-work'
}

/** Lists what was brought in before, newest first. */
export async function showEarlierImports(db: Database, now: Date): Promise<EarlierImport[]> {
  return (await listEarlierImports(db)).map((one) => {
    const { id, fileName, staffName, newProducts, changedProducts, state } = one
    const at = one.appliedAt ?? one.createdAt
    const isOpen = now.getTime() - Date.parse(at) < undoMs
    return {
      ...{ id, fileName, who: `${staffName}, ${dateWords(at)}` },
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
