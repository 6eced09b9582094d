import { expect, test } from 'vitest'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { plainText } from '#languages/said.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import {
  hasSeason,
  listSeasonPaths,
  readSeason,
  readSeasonStrip,
  type SeasonView,
} from './season-view.server.ts'

const november = { language: 'en', now: new Date('2026-11-22T12:00+05:30') } as const
const openShop = (isShown = 'yes') => openTestApp({ SEASON_SHOWN: isShown }, openTestCatalogue)

const tell = ({ groups }: SeasonView) =>
  groups.map(({ act, count, rows }) => ({
    act,
    count,
    rows: rows.map(({ product, words }) => `${product.name}: ${plainText(words)}`),
  }))

test('a month shows what is done in it, of a packet only the plants whose time it is', async () => {
  const app = await openShop()
  const view = await readSeason(app, {}, november)
  expect(view).toMatchObject({ month: 'November', isPresent: true, isUnnamed: true })
  expect(tell(view)).toEqual([
    {
      act: 'sow',
      count: 2,
      rows: [
        'Hybrid Flower Seeds: Petunia: September to November (Most of India)',
        'Hybrid Vegetable Seeds: Tomato: January to February, May to July, September to November',
      ],
    },
    { act: 'flower', count: 1, rows: ['Bougainvillea: November to June'] },
  ])
  const march = await readSeason(app, { month: 'March' }, november)
  expect(march).toMatchObject({ isPresent: false, isUnnamed: false, counts: view.counts })
  expect(march.groups.map(({ act }) => act)).toEqual(['sow', 'plant', 'flower'])
  expect(view.counts).toHaveLength(12)
  expect(view.counts[10]).toBe(3)
})

testOnce('what is hidden, and what nobody says, is in no season', async () => {
  const app = await openShop()
  const by = { staffId: 1, source: 'desk' } as const
  const [shown] = (await readSeason(app, {}, november)).groups[0]?.rows ?? []
  await saveProduct(app, { id: shown?.product.id ?? 0, change: { hidden: true }, ...by })
  app.memory.forget()
  const after = await readSeason(app, {}, november)
  expect(after.groups.map(({ count }) => count)).toEqual([1, 1])
})

testOnce('a long list is read page by page, one thing that is done at a time', async () => {
  const app = await openShop()
  const year = await readSeason(app, { month: 'June', act: 'sow' }, november)
  expect(year.groups.map(({ act }) => act)).toEqual(['sow'])
  const first = year.groups[0]?.rows[0]?.product
  const { order } = await app.db
    .selectFrom('products')
    .select('catalogue_order as order')
    .where('id', '=', first?.id ?? 0)
    .executeTakeFirstOrThrow()
  const asked = { month: 'June', act: 'sow', after: Number(order) } as const
  const rest = await readSeason(app, asked, november)
  expect(rest.groups[0]?.count).toBe(year.groups[0]?.count)
  expect(rest.groups[0]?.rows).toEqual(year.groups[0]?.rows.slice(1))
})

testOnce('Home shows six things of every kind in turn, or three, or none', async () => {
  const app = await openShop()
  const inMonth = (day: string) =>
    readSeasonStrip(app, { language: 'en', now: new Date(`${day}T12:00+05:30`) })
  const june = await inMonth('2026-06-15')
  expect(june?.month).toBe('June')
  expect(new Set(june?.things.map(({ act }) => act))).toEqual(new Set(['sow', 'flower']))
  expect(june?.things).toHaveLength(6)
  expect((await inMonth('2026-11-22'))?.things).toHaveLength(3)
  expect(await inMonth('2026-12-15')).toBeUndefined()
})

testOnce('turned off, nothing of it is shown or linked', async () => {
  const app = await openShop('no')
  const june = { language: 'en', now: new Date('2026-06-15T12:00+05:30') } as const
  expect(await readSeasonStrip(app, june)).toBeUndefined()
  expect(await listSeasonPaths(app)).toEqual([])
  expect(await hasSeason(app)).toBe(false)
  expect(await hasSeason(await openShop())).toBe(true)
})
