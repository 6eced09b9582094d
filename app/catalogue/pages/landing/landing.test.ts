import { createElement } from 'react'
import { expect } from 'vitest'
import { languages } from '#languages/language.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { testCall } from '#tests/support/test-call.ts'
import { addMarigolds, openTestCatalogue } from '#tests/support/test-catalogue.ts'
import LandingRoute, { loader } from './landing.route.tsx'
import { listLatest } from './landing.server.ts'
import { type Landing, landings } from './landing.ts'
import { landingWords } from './landing.words.ts'

async function listLatestNames(name: Landing['name']) {
  const db = await openTestCatalogue()
  const products = await listLatest(db, getNamedLanding(name))
  return products.map(({ name }) => name)
}

function getNamedLanding(wanted: Landing['name']) {
  const landing = landings.find(({ name }) => name === wanted)
  if (!landing) throw new Error(`No landing has the name ${wanted}.`)
  return landing
}

test('The plants landing shows four of seven indoor plants, then one of two outdoor plants', async () => {
  expect(await listLatestNames('plants')).toEqual([
    'Snake Plant',
    'Areca Palm',
    'Monstera Deliciosa',
    'Money Plant',
    'Bougainvillea',
  ])
})

test('The seeds landing shows one of two flower seeds, then one of two vegetable seeds', async () => {
  expect(await listLatestNames('seeds')).toEqual(['Desi Flower Seeds', 'Desi Vegetable Seeds'])
})

test('The services landing shows the one vertical garden, then two of three decorations', async () => {
  expect(await listLatestNames('services')).toEqual([
    'Vertical Garden Wall Panel',
    'Artificial Green Wall',
    'Artificial Ficus Tree',
  ])
})

test('However many seeds there are, the seeds landing shows no more than fill a page', async () => {
  const db = await openTestCatalogue()
  await addMarigolds(db, 9)
  const seeds = getNamedLanding('seeds')
  expect(await listLatest(db, seeds)).toHaveLength(6 + 1)
  await addMarigolds(db, 191)
  expect(await listLatest(db, seeds)).toHaveLength(30 + 1)
})

test('A landing promises the latest of its collections only where they have something', async () => {
  const db = await openTestCatalogue()
  const show = async () => {
    const { args } = testCall(db, '/productPages/seeds')
    const loaderData = await loader({ ...args, pattern: 'productPages/seeds' })
    // Its other props are the router's, and it reads none of them.
    const props = { loaderData } as React.ComponentProps<typeof LandingRoute>
    return renderPage(createElement(LandingRoute, props)).html
  }
  expect(await show()).toContain('Latest Seeds Collections')
  await db.deleteFrom('products').where('category_key', 'like', '%-seeds').execute()
  const html = await show()
  expect(html).toContain('Explore Flowers Seeds')
  expect(html).not.toContain('Latest Seeds Collections')
})

test('Every landing fits a search result, in each language', () => {
  for (const { name } of landings) {
    for (const language of languages) {
      expect(landingWords[language][name].description.length).toBeLessThanOrEqual(155)
    }
  }
})
