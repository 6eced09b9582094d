import { expect } from 'vitest'
import { saveGuide } from '#app/guides/store/save-guide.server.ts'
import type { Database } from '#database/connection.ts'
import { scale } from './programs/delivery.ts'
import type { RunningSite } from './programs/site.ts'
import { until } from './send-form.ts'
import { addGuide } from './test-guides.ts'

/**
 * Where a guide is named that speaks of the snake plant, and whose text says espalier, but for its
 * own page.
 */
const places = [
  '/guides',
  '/product/snake-plant',
  '/product/productView?query=quince',
  '/product/productView?query=espalier',
  '/guides.atom',
]

/**
 * Shows a guide, changes and hides it once all of the sites keep their pages, and ends when every address of
 * each says so. Throws where one never does.
 */
export async function showGuideEverywhere(
  sites: readonly RunningSite[],
  db: Database,
): Promise<void> {
  const asked = sites.flatMap(({ url }) => places.map((path) => url + path))
  const countSaying = async (words: string) => {
    const texts = await Promise.all(asked.map(async (url) => (await fetch(url)).text()))
    return texts.filter((text) => text.includes(words)).length
  }
  const save = async (
    change: Parameters<typeof saveGuide>[1]['change'],
    words: string,
    seen: number,
  ) => {
    expect(await saveGuide({ db }, { id, change, staffId: 1, source: 'desk' })).toHaveProperty(
      'saved',
    )
    const savedAt = performance.now()
    await until(async () => (await countSaying(words)) === seen, `${words} is in ${seen} places`)
    // A busy machine may take longer.
    if (scale >= 10) expect(performance.now() - savedAt).toBeLessThan(2_000)
  }
  expect(await countSaying('Quince in a pot')).toBe(0)
  const body = 'An espalier takes ten years.\n\n[[snake-plant]]'
  const draft = { slug: 'quince', title: 'Quince in a pot', body, state: 'draft' } as const
  const id = await addGuide(db, draft)
  await save({ state: 'shown', products: [7] }, 'Quince in a pot', asked.length)
  await save({ title: 'Quince for jam' }, 'Quince for jam', asked.length)
  await save({ state: 'hidden' }, 'Quince for jam', 0)
  for (const { url } of sites) expect((await fetch(`${url}/guides/quince`)).status).toBe(404)
}
