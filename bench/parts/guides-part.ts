import { months } from '#app/catalogue/facts/facts.ts'
import { findGuides } from '#app/guides/find-guides.server.ts'
import { emptyGuide, type GuideEdit, wordsField } from '#app/guides/guide.ts'
import { guideIndex } from '#app/guides/guide-index.server.ts'
import { readGuidesView } from '#app/guides/guides-view.server.ts'
import { saveGuideIn } from '#app/guides/store/save-guide.server.ts'
import { listGuidesForStaff } from '#app/guides/store/stored-guides.server.ts'
import budgets from '#bench/budgets.json' with { type: 'json' }
import type { BenchOptions } from '#bench/options.ts'
import type { Row } from '#bench/row.ts'
import { median } from '#bench/statistics.ts'
import { withDatabase, withShop } from '#bench/throwaway-shop.ts'
import type { Database } from '#database/connection.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { otherLanguages } from '#languages/language.ts'
import { createMemory } from '#server/watching/memory.ts'

const times = 11
const config = { areGuidesShown: true }
const by = { staffId: null, source: 'file' } as const

/**
 * Measures guides in the store, in two languages each of 1,000 words: the page of all of them, a search,
 * what it takes to publish one, until the index by which they are listed is made again, and the desk's list.
 */
export async function measureGuides({ database }: BenchOptions): Promise<Row[]> {
  const { guides, pageMs, searchMs, publishMs, listMs } = budgets.guides
  return withShop({ database, products: 1_000 }, (shop) =>
    withDatabase(shop, async (db) => {
      await writeTransaction(db, async (transaction) => {
        for (let number = 0; number < guides; number += 1) {
          await saveGuideIn(transaction, { change: madeUp(number) }, by)
        }
      })
      const reader = { language: 'en', now: new Date() } as const
      const app = { db, config, memory: createMemory(db) }
      const page = await measure(() => readGuidesView(app, {}, reader))
      // Words that stand in no title, so that all are looked through; in every text, and in none.
      const search = await measure(() => findGuides(app, 'dry soil', reader))
      const none = await measure(() => findGuides(app, 'watering quince', reader))
      const publish = await measure((time) => publishOne(db, time))
      const list = await measure(() => listGuidesForStaff(db, guides))
      const among = `among ${guides.toLocaleString('en-GB')}`
      const row = (what: string, value: number, atMost: number): Row => {
        return { part: 'guides', what, figures: [{ value, unit: 'ms', atMost }] }
      }
      return [
        row(`the page of all guides ${among}`, page, pageMs),
        row(`a search ${among} guides for what all of them say`, search, searchMs),
        row(`a search ${among} guides for what none says`, none, searchMs),
        row(`publishing a guide ${among}, with the index`, publish, publishMs),
        row(`the staff’s list of all guides ${among}`, list, listMs),
      ]
    }),
  )
}

async function publishOne(db: Database, time: number) {
  const change = { title: `Watering in summer ${time}` }
  await writeTransaction(db, (transaction) => saveGuideIn(transaction, { id: 1, change }, by))
  await guideIndex.make(db)
}

/** The median of what some runs take, in ms, after one that reads the file. */
async function measure(run: (time: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time <= times; time += 1) {
    const startedAt = performance.now()
    await run(time)
    if (time > 0) taken.push(performance.now() - startedAt)
  }
  return median(taken)
}

/** A guide of 1,000 words with a translation as long, shown at once. */
function madeUp(number: number): GuideEdit {
  const body = Array.from(
    { length: 20 },
    (_, part) => `## Part ${part}\n\n${`Water number ${number} when the soil is dry. `.repeat(6)}`,
  ).join('\n\n')
  const title = `Watering in month ${number}`
  const summary = `What plant ${number} wants from one month to the next.`
  const [language] = otherLanguages
  const translated = (of: string) => ({ text: of, of })
  return {
    ...emptyGuide,
    slug: `watering-${number}`,
    state: 'shown',
    title,
    summary,
    body,
    products: [1 + (number % 1_000)],
    months: number % 3 === 0 ? [] : [months[number % 12] ?? 'January'],
    author: 'Asha Patil',
    sources: ['The beds'],
    ...(language && {
      [wordsField(language)]: {
        title: translated(title),
        summary: translated(summary),
        parts: [translated(body)],
      },
    }),
  }
}
