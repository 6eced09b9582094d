import { expect } from 'vitest'
import { formFields } from '#app/catalogue/desk/editor/draft/edit-draft.ts'
import { writeMarks } from '#app/catalogue/desk/editor/draft/field-marks.ts'
import { openDraft } from '#app/catalogue/desk/editor/draft/open-draft.ts'
import type { Availability } from '#app/catalogue/sizes/size.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import type { Database } from '#database/connection.ts'
import { productForm } from './product-form.ts'
import { scale } from './programs/delivery.ts'
import type { RunningSite } from './programs/site.ts'
import { until } from './send-form.ts'
import { signIn } from './staff.ts'

/** Where the areca palm is named by its name or its address, but for its own page. */
const places = [
  '/productPages/plants/indoorPlants',
  '/products/indoor-plants',
  '/product/productView?query=quince',
  '/products/search?query=quince',
  '/finder',
  '/sitemap.xml',
]

/**
 * Saves the areca palm as a quince tree at the desk of the first of the sites, once all of them keep
 * their pages, and ends when every address of each names it so. Throws where one never does.
 */
export async function showQuinceEverywhere(
  sites: readonly [RunningSite, ...RunningSite[]],
  db: Database,
): Promise<void> {
  await listUnnamed(sites)
  await nameQuince(sites[0], db)
  const saved = performance.now()
  await until(async () => (await listUnnamed(sites)).length === 0, 'the new name is everywhere')
  // A busy machine may take longer.
  if (scale >= 10) expect(performance.now() - saved).toBeLessThan(2_000)
}

/** Where it is said when the areca palm is back. */
const saysWhen = [
  '/productPages/plants/indoorPlants',
  '/hi/productPages/plants/indoorPlants',
  '/product/productView?query=areca',
  '/finder',
  '/product/areca-palm',
  '/mr/product/areca-palm',
]

/**
 * Says of the areca palm alone that it is away until March, once all of the sites keep their pages, and
 * ends when every page of each that shows it says so. Pages without it are kept meanwhile.
 */
export async function sayMarchEverywhere(
  sites: readonly RunningSite[],
  db: Database,
): Promise<void> {
  const asked = sites.flatMap(({ url }) => saysWhen.map((path) => url + path))
  const listSilent = async () => {
    const texts = await Promise.all(asked.map(async (url) => (await fetch(url)).text()))
    return asked.filter((_, place) => !/March|मार्च/.test(texts[place] ?? ''))
  }
  const others = sites.map(({ url }) => `${url}/product/nutritional-soil`)
  const areOthersKept = async () => {
    const before = await countMade(sites)
    for (const url of others) await (await fetch(url)).text()
    return (await countMade(sites)) === before
  }
  const isEverywhere = async () => (await listSilent()).length === 0
  const isNowhere = async () => (await listSilent()).length === asked.length
  const save = async (availability: Availability | null) => {
    const sizes = [{ number: 0, label: '', labels: {}, price: null, availability }]
    const saved = await saveProduct({ db }, { ...atDesk, id: 8, change: { sizes } })
    expect(saved).toHaveProperty('saved')
  }
  const untilMarch = { is: 'away', backIn: 'March' } as const
  expect(await listSilent()).toEqual(asked)
  // Changes that follow quickly are told together, later: once the second of these two is told, so is
  // all that was changed before, which may have emptied the caches once more.
  await save(untilMarch)
  await until(isEverywhere, 'the month is everywhere')
  await save(null)
  await until(isNowhere, 'the month is nowhere')
  await until(areOthersKept, 'the pages without it are kept')
  await save(untilMarch)
  const savedAt = performance.now()
  await until(isEverywhere, 'the month is everywhere again')
  // A busy machine may take longer.
  if (scale >= 10) expect(performance.now() - savedAt).toBeLessThan(2_000)
  expect(await areOthersKept()).toBe(true)
}

const atDesk = { staffId: null, source: 'desk' } as const

/** How many pages the sites have made so far. */
async function countMade(sites: readonly RunningSite[]): Promise<number> {
  const texts = await Promise.all(
    sites.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()),
  )
  return texts.reduce(
    (sum, text) => sum + Number(/page_cache_misses_total (\d+)/.exec(text)?.[1]),
    0,
  )
}

/** Lists the addresses, on each of the sites, that do not name the areca palm as a quince. */
async function listUnnamed(sites: readonly { url: string }[]): Promise<string[]> {
  const asked = sites.flatMap(({ url }) =>
    [...places, '/product/quince-tree'].map((path) => url + path),
  )
  const answers = await Promise.all(
    asked.map(async (url) => ({ url, text: await (await fetch(url)).text() })),
  )
  return answers.filter(({ text }) => !/quince.tree/i.test(text)).map(({ url }) => url)
}

async function nameQuince({ url }: Pick<RunningSite, 'url'>, db: Database) {
  const product = await findProductForStaff(db, 8)
  if (!product) throw new Error('The areca palm is gone.')
  const { cookie } = await signIn({ db })
  const { edit, version } = product
  const marks = writeMarks(openDraft({ edit, place: undefined }), formFields)
  const typed = { name: 'Quince Tree', slug: 'quince-tree', marks, version: String(version) }
  const answer = await fetch(`${url}/desk/catalogue/8`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: url, 'sec-fetch-site': 'same-origin' },
    body: productForm(edit, typed),
  })
  if (answer.status !== 303) throw new Error(`The desk answered ${answer.status}.`)
}
