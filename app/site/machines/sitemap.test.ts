import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test as onBoth } from 'vitest'
import { addCategory, hideCategory } from '#app/catalogue/store/categories/categories.server.ts'
import routes from '#app/routes.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { testCall } from '#tests/support/test-call.ts'
import { addMarigolds, openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { loader } from './sitemap.api.ts'
import { writeSitemap } from './sitemap.server.ts'
import { indexablePaths } from './sitemap.ts'

const siteUrl = 'https://nursery.example'
const languages = ['en'] as const

/** Screens that say `noindex` themselves. */
const hidden = [
  // They stand there once the owner has turned them on.
  '/in-season',
  '/in-season/:month',
  '/guides',
  '/guides/:slug',
  '/newsletter/confirm',
  '/newsletter/subscribe',
  '/newsletter/unsubscribe',
  '/not-me',
  '/product/productList',
  '/product/productView',
  // Whoever has its address may read and answer it.
  '/quote',
  // Each product's page stands in the sitemap by its own address.
  '/product/:slug',
  '/product/:slug/tell-me',
  '/my-list',
  // What this phone keeps is nobody else's, and what it shows without network is no page of its own.
  '/enquiry/waiting',
  '/no-network',
  '/my-list/here',
  '/productPages/:category',
  '/shared/whatsappButton',
  '/login',
  '/login/link',
  '/login/send-link',
  '/*',
  '/busy',
  '/too-long',
]

/** What the staff alone may see is behind a guard, and stands nowhere. */
function listScreens(entries: readonly RouteConfigEntry[]): string[] {
  const shown = entries.filter(({ path }) => path !== 'desk')
  return shown.flatMap(({ path, file, children }) => [
    ...(path && file.endsWith('.route.tsx') ? [`/${path}`] : []),
    ...listScreens(children ?? []),
  ])
}

function addressesIn(xml = '') {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
}

test('The sitemap lists every screen that search engines may show, and no other', () => {
  const screens = listScreens(routes).filter((path) => !hidden.includes(path))
  // Of the finder's addresses those of one choice are pages of their own.
  const paths = indexablePaths.filter((path) => !path.startsWith('/finder?'))
  expect(paths.sort()).toEqual(screens.sort())
  expect(screens.length).toBeGreaterThan(20)
})

test('The sitemap names each page once, by its whole address', async () => {
  const addresses = addressesIn(
    await writeSitemap(await openTestCatalogue(), { siteUrl, languages }),
  )
  const pages = addresses.slice(0, indexablePaths.length)
  expect(pages).toEqual(indexablePaths.map((path) => siteUrl + path))
  expect(addresses).toHaveLength(indexablePaths.length + 45)
  expect(addresses).toContain(`${siteUrl}/product/snake-plant`)
  expect(new Set(indexablePaths).size).toBe(indexablePaths.length)
})

onBoth(
  'The further pages of a long collection stand in the sitemap, and no page that is empty',
  async () => {
    const db = await openTestCatalogue()
    // Two flower seeds come first: the last page is exactly full.
    const marigolds = await addMarigolds(db, 30_058 + 60, { searchable: false })
    const seeds = `${siteUrl}/productPages/seeds/flowers?after=`
    const listed = addressesIn(await writeSitemap(db, { siteUrl, languages })).filter((address) =>
      address.startsWith(seeds),
    )
    expect(listed).toHaveLength(501)
    expect(listed[0]).toBe(seeds + marigolds[57]?.order)
    expect(listed[500]).toBe(seeds + marigolds[30_057]?.order)
  },
)

test('Each page stands in every language, and each of them names all the others and itself', async () => {
  const db = await openTestCatalogue()
  const xml = await writeSitemap(db, { siteUrl, languages: ['en', 'hi', 'mr'] })
  const entries = [...(xml ?? '').matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)]
  expect(entries).toHaveLength(3 * (indexablePaths.length + 45))
  const home = entries.filter(([, address]) => address?.endsWith('/home'))
  expect(home.map(([, address]) => address)).toEqual([
    `${siteUrl}/home`,
    `${siteUrl}/hi/home`,
    `${siteUrl}/mr/home`,
  ])
  for (const [, , links = ''] of home) {
    const named = [...links.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map((link) => link.slice(1))
    expect(named).toEqual([
      ['en-IN', `${siteUrl}/home`],
      ['hi', `${siteUrl}/hi/home`],
      ['mr', `${siteUrl}/mr/home`],
      ['x-default', `${siteUrl}/home`],
    ])
  }
})

test('A category that was added stands in the sitemap, and none that is hidden', async () => {
  const db = await openTestCatalogue()
  const by = { staffId: 1, source: 'desk' } as const
  const words = { heading: 'Bonsai', title: 'Bonsai', description: 'Small.', intro: 'Old.' }
  const bonsai = {
    ...words,
    name: 'Bonsai',
    wall: 'neel',
    kind: 'plant',
    hidden: false,
    translations: {},
  } as const
  await addCategory({ db }, bonsai, by)
  const address = `${siteUrl}/productPages/bonsai`
  expect(addressesIn(await writeSitemap(db, { siteUrl, languages }))).toContain(address)
  await hideCategory({ db }, 'bonsai', true, by)
  expect(addressesIn(await writeSitemap(db, { siteUrl, languages }))).not.toContain(address)
})

test('A sitemap too long for one file is split, and its files hold every page once', async () => {
  const db = await openTestCatalogue()
  await addMarigolds(db, 300)
  const whole = addressesIn(await writeSitemap(db, { siteUrl, languages }))
  expect(whole).toHaveLength(indexablePaths.length + 5 + 345)
  const index = await writeSitemap(db, { siteUrl, languages, mostAddresses: 5 })
  expect(index).toContain('<sitemapindex ')
  const files = addressesIn(index)
  expect(files).toHaveLength(Math.ceil(whole.length / 5))
  const parts = files.map((file) => Number(new URL(file).searchParams.get('part')))
  const held = await Promise.all(
    parts.map((part) => writeSitemap(db, { siteUrl, languages, mostAddresses: 5, part })),
  )
  expect(held.flatMap(addressesIn)).toEqual(whole)
  for (const part of [0, files.length + 1]) {
    expect(await writeSitemap(db, { siteUrl, languages, mostAddresses: 5, part })).toBeUndefined()
  }
})

test.each(['0', '1', '2', 'x', ''])(
  'There is no part %j of a sitemap in one file',
  async (part) => {
    const { args } = testCall(await openTestCatalogue(), `/sitemap.xml?part=${part}`)
    expect((await loader(args)).status).toBe(404)
  },
)
