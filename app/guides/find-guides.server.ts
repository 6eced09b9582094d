import { setImmediate } from 'node:timers/promises'
import { foldSearch, listWords } from '#languages/folded-text.ts'
import type { IndexedGuide } from './guide-index.server.ts'
import {
  type GuideCard,
  type GuidedShop,
  listSeen,
  type Reader,
  toGuideCards,
} from './guide-list.server.ts'
import { findByWords } from './store/guide-words.server.ts'

/** So many guides stand above what a search finds among products. */
const mostFound = 3
const guidesAtOnce = 1_000

/**
 * Finds the guides that have all words of a search: those with them in the title first, then those with them
 * in title and sentence, then those that say them anywhere; each of these the newest first.
 */
export async function findGuides(
  shop: GuidedShop,
  query: string,
  reader: Reader,
): Promise<GuideCard[]> {
  const seen = await listSeen(shop, reader)
  const called = await findCalled(seen, query, reader)
  const found =
    called.length < mostFound && seen.length > 0
      ? [...called, ...(await findSaying(shop, seen, query, reader))]
      : called
  return toGuideCards(shop.db, [...new Set(found)].slice(0, mostFound), reader.language)
}

/** So many guides stand among what is suggested while somebody types. */
const mostSuggested = 2

/** Finds the guides whose title and sentence have all words of what is being typed. */
export async function suggestGuides(
  shop: GuidedShop,
  query: string,
  reader: Reader,
): Promise<GuideCard[]> {
  const called = await findCalled(await listSeen(shop, reader), query, reader)
  return toGuideCards(shop.db, called.slice(0, mostSuggested), reader.language)
}

async function findCalled(
  seen: readonly IndexedGuide[],
  query: string,
  { language }: Reader,
): Promise<IndexedGuide[]> {
  const words = listWords(foldSearch(query))
  if (words.length === 0) return []
  const [inTitle, elsewhere]: [IndexedGuide[], IndexedGuide[]] = [[], []]
  for (const [index, guide] of seen.entries()) {
    if (index % guidesAtOnce === guidesAtOnce - 1) await setImmediate()
    const folded = guide.said[language]?.folded ?? ''
    if (!words.every((word) => folded.includes(word))) continue
    const [title = ''] = folded.split('\n')
    if (words.every((word) => title.includes(word))) inTitle.push(guide)
    else elsewhere.push(guide)
    if (inTitle.length === mostFound) break
  }
  return [...inTitle, ...elsewhere].slice(0, mostFound)
}

async function findSaying(
  { db }: GuidedShop,
  seen: readonly IndexedGuide[],
  query: string,
  { language }: Reader,
): Promise<IndexedGuide[]> {
  const saying = await findByWords(db, language, foldSearch(query))
  return saying.size === 0 ? [] : seen.filter(({ id }) => saying.has(id))
}
