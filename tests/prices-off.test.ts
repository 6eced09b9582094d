import { expect, onTestFinished, test } from 'vitest'
import { categories } from '#app/catalogue/category.ts'
import { choiceGroups } from '#app/catalogue/facts/plant-choices.ts'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { saveSettings } from '#app/settings/save-settings.server.ts'
import { openDatabase } from '#database/connection.ts'
import { languages } from '#languages/language.ts'
import { inLanguage } from '#languages/language-path.ts'
import type { Address } from '#main/addresses/address.ts'
import { addresses } from '#main/addresses.ts'
import { sendWriting } from './faults/send-writing.ts'
import { shopWritings } from './faults/shop-writings.ts'
import { nextGround } from './faults/writing.ts'
import { openWriter } from './support/open-writer.ts'
import { startSite } from './support/programs/site.ts'
import { until } from './support/send-form.ts'
import { addGuide } from './support/test-guides.ts'

/** Rs 80,808.07, in whatever way it is written, and the owner's note. */
const price = 8_080_807
const saysPrice = /80,?808\.?07|Rates of the note/

const sizes: ProductSize[] = (['available', 'ask'] as const).map((is, index) => ({
  number: null,
  label: `${index + 4} inch pot`,
  labels: {},
  price,
  availability: { is },
}))

/** What is filled in, in paths and in queries. An address that asks for anything else has to be added here. */
const filledIn: Record<string, readonly string[]> = {
  slug: ['snake-plant', 'areca-palm', 'general-purpose-soil'],
  category: ['bonsai'],
  list: ['home', ...categories.map(({ key }) => key)],
  query: ['plant'],
  after: ['1'],
  part: ['1'],
  product: ['7'],
  size: ['1'],
  quantity: ['2'],
  about: ['pets'],
  act: ['sow'],
  guides: ['2'],
  entries: ['2'],
  month: ['march'],
  ...Object.fromEntries(choiceGroups.map(({ name, values }) => [name, values.slice(0, 1)])),
}

function examplesOf(name: string) {
  const examples = filledIn[name]
  if (!examples) throw new Error(`Say in this test what ${name} may be.`)
  return examples
}

/** Lists what is asked of an address: bare, and with each part of its query that changes the answer. */
function listAsked({ path, same }: Address): string[] {
  const [, parameter] = /:(\w+)/.exec(path) ?? []
  const paths = parameter
    ? examplesOf(parameter).map((value) => path.replace(`:${parameter}`, value))
    : [path.replace('*', 'no/such/page')]
  const names = same?.chosen ? choiceGroups.map(({ name }) => name) : (same?.matters ?? [])
  const queries = names.map((name) => `?${name}=${examplesOf(name)[0]}`)
  if (same?.matters && queries.length > 1) queries.push(queries.join('&').replaceAll('&?', '&'))
  return paths.flatMap((one) => [one, ...queries.map((query) => one + query)])
}

/**
 * All that anybody may ask for who is not signed in, but for the files of the build: in a full run in
 * each language, otherwise in one of them in turn.
 */
const asked = addresses
  .filter(({ roles, cacheControl }) => !roles && !cacheControl)
  .flatMap(listAsked)
  .concat(
    '/my-list?list=7~1.2-8~2',
    '/product/enquiryForm?product=7&size=1&quantity=2',
    '/product/enquiryForm/about?product=7&size=1&quantity=2',
    '/product/snake-plant.data',
    '/product/snake-plant.data?size=2',
  )
  .flatMap((path, place) => {
    const inTurn = languages.slice(place % languages.length).slice(0, 1)
    const asked = process.env.FULL_SUITE ? languages : inTurn
    return asked.map((language) => inLanguage(path, language))
  })

async function openShop() {
  const site = await startSite({
    PRICE_NOTE: 'Rates of the note',
    SEASON_SHOWN: 'yes',
    GUIDES_SHOWN: 'yes',
  })
  onTestFinished(() => site.stop())
  const db = await openDatabase(site.place)
  onTestFinished(() => db.destroy())
  for (const { id } of await db.selectFrom('products').select('id').execute()) {
    await saveProduct({ db }, { id, change: { sizes }, staffId: null, source: 'desk' })
  }
  await addGuide(db, { slug: 'snake-plant' })
  const read = async (path: string) => {
    const headers = { cookie: 'my-list=7~1.2-8~2-9' }
    return (await fetch(site.url + path, { headers, redirect: 'manual' })).text()
  }
  const turn = (value: 'yes' | 'no', was: 'yes' | null) =>
    db.transaction().execute((transaction) => {
      const edit = { name: 'PRICES_SHOWN', value: `"${value}"`, was: was && `"${was}"` }
      return saveSettings(transaction, [edit], { staffId: null })
    })
  return { site, db, read, turn }
}

test('prices that are entered while they are off stand in no public answer, and in pages once they are on', async () => {
  const { site, db, read, turn } = await openShop()
  expect(asked.length).toBeGreaterThan(70)
  const said: string[] = []
  for (const path of asked) if (saysPrice.test(await read(path))) said.push(path)
  expect(said).toEqual([])
  for (const [route, make] of Object.entries(shopWritings)) {
    const { body, location } = await sendWriting(
      site.url,
      await make(nextGround(openWriter(db), site.url)),
    )
    const led = location && (await read(location.replace(site.url, '')))
    expect([route, saysPrice.exec(body + led)]).toEqual([route, null])
  }
  // Another process of the site follows a setting as this one does.
  await turn('yes', null)
  const areSaid = async () => {
    const pages = ['/product/snake-plant', '/hi/product/snake-plant?size=1', '/my-list']
    const texts = await Promise.all(pages.map(read))
    return texts.map((text) => saysPrice.test(text)).join()
  }
  await until(async () => (await areSaid()) === 'true,true,true', 'the pages say their prices')
  await turn('no', 'yes')
  await until(async () => (await areSaid()) === 'false,false,false', 'no page says a price')
})
