import { expect, test } from 'vitest'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { landings, mixHalves } from './landing.ts'
import { listProducts } from './products.server.ts'

async function listLatestNames(heading: string) {
  const db = await openTestCatalogue()
  const latest = landings.find((landing) => landing.latest?.heading === heading)?.latest
  if (!latest) throw new Error(`No landing has the heading ${heading}.`)
  const [first, second] = latest.from
  const products = mixHalves(await listProducts(db, first), await listProducts(db, second))
  return products.map(({ name }) => name)
}

test('The plants landing shows four of seven indoor plants, then one of two outdoor plants', async () => {
  expect(await listLatestNames('Latest Plants Collections')).toEqual([
    'Snake Plant',
    'Areca Palm',
    'Monstera Deliciosa',
    'Money Plant',
    'Bougainvillea',
  ])
})

test('The seeds landing shows one of two flower seeds, then one of two vegetable seeds', async () => {
  expect(await listLatestNames('Latest Seeds Collections')).toEqual([
    'Desi Flower Seeds',
    'Desi Vegetable Seeds',
  ])
})

test('The services landing shows the one vertical garden, then two of three decorations', async () => {
  expect(await listLatestNames('Latest Professional Collections')).toEqual([
    'Vertical Garden Wall Panel',
    'Artificial Green Wall',
    'Artificial Ficus Tree',
  ])
})

test('Every landing fits a search result', () => {
  for (const { description } of landings) expect(description.length).toBeLessThanOrEqual(155)
})
