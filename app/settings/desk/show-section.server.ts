import { countPrices } from '#app/catalogue/sizes/count-prices.server.ts'
import { guideIndex } from '#app/guides/guide-index.server.ts'
import { seasonIndex } from '#app/seasons/season-index.server.ts'
import { listNoticeVersions } from '#app/settings/notice-versions.server.ts'
import type { SettingSection } from '#app/settings/setting-fields.ts'
import { readSettingTexts } from '#app/settings/setting-texts.server.ts'
import { momentWords } from '#app/time/day-words.ts'
import type { Database } from '#database/connection.ts'
import { counted } from '#languages/counted.ts'
import type { App } from '#server/app-context.ts'
import { findWhoSet } from './changes/who-set.server.ts'
import type { ShownField } from './shown-section.ts'

/** Gives a section's settings as its form shows them. */
export async function showSection(
  { db, liveConfig }: App,
  { fields }: SettingSection,
): Promise<ShownField[]> {
  const names = fields.map(({ name }) => name)
  const texts = await readSettingTexts(db, liveConfig.first, names)
  return names.map((name) => {
    const { text = '', stored = null } = texts.get(name) ?? {}
    return { name, text, stored }
  })
}

/** Gives what a section is for, and how much there is of what it shows or hides. */
export async function showSectionNote(
  { db, memory }: Pick<App, 'db' | 'memory'>,
  { key, note }: SettingSection,
): Promise<string> {
  if (key === 'prices') return `${await countedPrices(db)} ${note}`
  if (key === 'guides') return `${await countedGuides(memory)} ${note}`
  if (key !== 'season') return note
  const { length } = (await memory.recall(seasonIndex)).orders
  const have = length === 0 ? 'No products have' : counted(length, 'product has', 'products have')
  return `${have} months with a source. ${note}`
}

async function countedGuides(memory: Pick<App, 'memory'>['memory']): Promise<string> {
  const { length } = await memory.recall(guideIndex)
  return length === 1 ? '1 guide is shown.' : `${length === 0 ? 'No' : length} guides are shown.`
}

async function countedPrices(db: Database): Promise<string> {
  const { sizes, products } = await countPrices(db)
  if (sizes === 0) return 'No size has a price yet.'
  const priced = counted(sizes, 'size has a price', 'sizes have a price')
  return `${priced}, of ${counted(products, 'product')}.`
}

/** Gives the wordings of the privacy notice that an owner has made, as the list shows them. */
export async function showNoticeVersions(db: Database, now: Date = new Date()) {
  const versions = await listNoticeVersions(db)
  const whoSet = await findWhoSet(
    db,
    versions.map(({ staff_id }) => staff_id),
  )
  return versions.map(({ version, at, staff_id, officer, addition }) => ({
    version,
    since: momentWords(at, now),
    who: whoSet(staff_id),
    words: [officer, addition].filter(Boolean).join(': ') || 'nothing of our own',
  }))
}
