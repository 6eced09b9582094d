import { expect } from 'vitest'
import { addMarigolds, openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { testOnce as test } from '#tests/support/test-once.ts'
import { listLatest } from './landing.server.ts'
import { landings } from './landing.ts'

async function listLatestNames(heading: string) {
  const db = await openTestCatalogue()
  const products = await listLatest(db, getLandingOf(heading))
  return products.map(({ name }) => name)
}

function getLandingOf(heading: string) {
  const landing = landings.find(({ latest }) => latest?.heading === heading)
  if (!landing) throw new Error(`No landing has the heading ${heading}.`)
  return landing
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

test('However many seeds there are, the seeds landing shows no more than fill a page', async () => {
  const db = await openTestCatalogue()
  await addMarigolds(db, 9)
  const seeds = getLandingOf('Latest Seeds Collections')
  expect(await listLatest(db, seeds)).toHaveLength(6 + 1)
  await addMarigolds(db, 191)
  expect(await listLatest(db, seeds)).toHaveLength(30 + 1)
})

test('Every landing fits a search result', () => {
  for (const { description } of landings) expect(description.length).toBeLessThanOrEqual(155)
})
