import { oneInTurn } from '#bench/one-in-turn.ts'
import type { Database } from '#database/connection.ts'
import { foldText } from '#languages/folded-text.ts'

/**
 * Makes up to `count` searches out of the catalogue's own names, no two alike and always the same
 * ones: every one of one or two characters, and parts of three to twelve.
 */
export async function listSearchTerms(db: Database, count: number): Promise<string[]> {
  const rows = await db.selectFrom('products').select('name').orderBy('id').limit(6_000).execute()
  const names = rows.map(({ name }) => foldText(name))
  const terms = new Set<string>()
  for (let length = 1; length <= 12 && terms.size < count; length += 1) {
    for (const name of names) {
      for (let start = 0; start + length <= name.length; start += length < 3 ? 1 : 5) {
        const term = name.slice(start, start + length)
        // The search trims: with a space at its end it would be another term.
        if (term === term.trim()) terms.add(term)
      }
    }
  }
  return mixed([...terms]).slice(0, count)
}

/** Another order, always the same: short and long terms cost differently and come mixed. */
function mixed<T>(list: readonly T[]): T[] {
  const stride = 1_000_003
  return list.map((_, index) => oneInTurn(list, index * stride))
}
