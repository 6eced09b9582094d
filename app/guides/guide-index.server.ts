import { setImmediate } from 'node:timers/promises'
import type { Wall } from '#app/catalogue/category.ts'
import type { Month } from '#app/catalogue/facts/facts.ts'
import type { ProductPicture } from '#app/catalogue/product-picture.ts'
import { indiaInstant } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import { foldText } from '#languages/folded-text.ts'
import type { Language } from '#languages/language.ts'
import type { Memorable } from '#server/watching/memory.ts'

/** What is known of a guide without its text. */
export interface IndexedGuide {
  id: number
  slug: string
  /** The first day on which visitors see it. */
  from: string
  entryDate: string | null
  months: readonly Month[]
  products: readonly number[]
  wall: Wall
  picture: ProductPicture | undefined
  author: string
  /** When what visitors see of it changed last: saved by somebody, or begun to be shown. */
  lastmod: string
  /** What it is called, by language; one that is not written has none. */
  said: Partial<Record<Language, { title: string; summary: string; folded: string }>>
}

/** So many rows are read at a time: it takes some milliseconds, then others are served. */
const rowsAtOnce = 250

/**
 * Every guide that visitors see, or will from a day on, the newest first; kept until guides change, since
 * no list of them reads a text.
 */
export const guideIndex: Memorable<readonly IndexedGuide[]> = { name: 'guides', make: readGuides }

async function readGuides(db: Database): Promise<IndexedGuide[]> {
  const guides: IndexedGuide[] = []
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('guides')
      .select(['id', 'slug', 'shown_from', 'first_shown', 'entry_date', 'months', 'products'])
      .select(['wall', 'pictures', 'author', 'edited_at'])
      .where('state', '=', 'shown')
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    const said = await readTexts(
      db,
      rows.map(({ id }) => id),
    )
    for (const row of rows) {
      last = Number(row.id)
      const from = row.shown_from ?? row.first_shown ?? ''
      const [picture]: ProductPicture[] = JSON.parse(row.pictures)
      guides.push({
        id: last,
        slug: row.slug,
        from,
        entryDate: row.entry_date,
        months: JSON.parse(row.months),
        products: JSON.parse(row.products),
        wall: row.wall as Wall,
        picture,
        author: row.author,
        lastmod: lastModified(row.edited_at, from),
        said: said.get(last) ?? {},
      })
    }
    if (rows.length < rowsAtOnce) break
    await setImmediate()
  }
  return guides.sort((one, other) => newestFirst(other, one))
}

/**
 * Gives the instant since which visitors see a guide as it is: of its last change, or of the day
 * from which it is shown.
 */
export function lastModified(editedAt: string, from: string): string {
  const begun = from && indiaInstant(from).toISOString()
  return begun > editedAt ? begun : editedAt
}

function newestFirst(one: IndexedGuide, other: IndexedGuide) {
  const [first, second] = [one.entryDate ?? one.from, other.entryDate ?? other.from]
  return first === second ? one.id - other.id : first < second ? -1 : 1
}

async function readTexts(db: Database, ids: readonly number[]) {
  const said = new Map<number, IndexedGuide['said']>()
  if (ids.length === 0) return said
  const rows = await db
    .selectFrom('guide_texts')
    .select(['guide_id', 'language', 'title', 'summary'])
    .where('guide_id', 'in', ids)
    .where('title', '!=', '')
    .execute()
  for (const { guide_id, language, title, summary } of rows) {
    const text = { title, summary, folded: foldText(`${title}\n${summary}`) }
    said.set(Number(guide_id), { ...said.get(Number(guide_id)), [language]: text })
  }
  return said
}
