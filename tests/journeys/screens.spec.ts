import type { Page } from '@playwright/test'
import { overflowOf } from '#tests/support/accessibility.ts'
import { faultsIn } from '#tests/support/faults-in.ts'
import { bothWidths, expect, test } from '#tests/support/journey.ts'
import { inGroups, type Screen, screens } from '#tests/support/screen-table.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    // Without JavaScript a page is the same HTML on both widths.
    const widths = javaScriptEnabled ? bothWidths : {}

    for (const group of inGroups(screens)) {
      test(
        `${group[0]?.path} and those after it say their words`,
        widths,
        async ({ page, site }) => {
          test.slow()
          const faults: string[] = []
          for (const screen of group) {
            const looking =
              test.step(`${screen.path} says what the specification asks of it`, async () => {
                expect((await page.goto(screen.path))?.status()).toBe(200)
                await checkWords(page, screen)
                await checkShell(page)
                await checkHead(page, site.url, screen)
                expect(await overflowOf(page)).toBeLessThanOrEqual(0)
              })
            faults.push(...(await faultsIn(screen.path, looking)))
          }
          expect(faults).toEqual([])
        },
      )
    }

    test.describe('where nothing stands', () => {
      test.use({ quietConsole: false })

      test('an address that does not exist answers with the 404 page', widths, async ({ page }) => {
        expect((await page.goto('/productPages/roses'))?.status()).toBe(404)
        const main = page.getByRole('main')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
        await expect(main).toContainText('Sorry, the page you are looking for does not exist.')
        await checkShell(page)
        expect(await overflowOf(page)).toBeLessThanOrEqual(0)
        await main.getByRole('link', { name: 'Go to Home Page' }).click()
        await expect(page).toHaveURL('/home')
      })
    })

    test('/login is the one page without the navbar and the footer', async ({ page }) => {
      expect((await page.goto('/login'))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
      await expect(page.locator('header, footer, nav, .chat, [data-island]')).toHaveCount(0)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    })

    test('the empty address leads to Home', async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveURL('/home')
    })
  })
}

test('an address spelled in other letters still shows its page, under one canonical address', async ({
  page,
  site,
}) => {
  await page.goto('/productpages/plants/INDOORPLANTS/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indoor Plants Collections')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${site.url}/productPages/plants/indoorPlants`,
  )
})

test('a product that an address names stands out among the others', async ({ page }) => {
  await page.goto('/productPages/plants/indoorPlants#product-7')
  await expect(page.locator('#product-7')).toBeInViewport()
  await expect(page.locator('#product-7')).toHaveCSS('outline-style', 'solid')
  await expect(page.locator('#product-8')).toHaveCSS('outline-style', 'none')
})

test('a link to a section of a page shows that section', async ({ page }) => {
  await page.goto('/shipping-policy#damaged')
  await expect(page.locator('#damaged')).toBeInViewport()
})

test('search engines and phones find their files', async ({ request, site }) => {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('application/xml')
  const listed = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  const shown = screens.filter(({ hidden }) => !hidden).map(({ path }) => site.url + path)
  const products = listed.filter((url) => /\/product\/[a-z0-9-]+$/.test(url ?? ''))
  expect(products).toHaveLength(45)
  const choices = listed.filter((url) => url?.includes('/finder?'))
  expect(choices).toHaveLength(19)
  const others = listed.filter((url) => !products.includes(url) && !choices.includes(url))
  expect(others.sort()).toEqual(shown.sort())

  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)

  const manifest = await request.get('/manifest.webmanifest')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const { name, start_url, lang, icons } = await manifest.json()
  expect({ name, start_url, lang }).toEqual({
    name: 'Aangan Nursery',
    start_url: '/home',
    lang: 'en-IN',
  })
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200)

  const favicon = await request.get('/favicon.ico')
  expect(favicon.url()).toBe(`${site.url}/icons/favicon.svg`)
  expect(favicon.status()).toBe(200)
})

async function checkWords(page: Page, screen: Screen) {
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading)
  for (const text of screen.texts ?? []) await expect(main).toContainText(text)
  for (const [words, to] of screen.buttons ?? []) {
    const link = main.getByRole('link', { name: words, exact: true })
    await expect(link.first()).toHaveAttribute('href', to)
  }
  if (screen.crumbs) {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    const words = await crumbs.getByRole('listitem').allTextContents()
    expect(words.join(' / ')).toBe(screen.crumbs)
  }
  if (!screen.cards) return
  const cards = main.getByRole('article')
  await expect(cards).toHaveCount(screen.cards.length)
  const names = await cards.evaluateAll((all) =>
    all.map((card) => card.querySelector('h2, h3')?.textContent),
  )
  expect(names).toEqual(screen.cards)
  for (const card of await cards.all()) {
    const button = card.getByRole('link', { name: screen.cardButton ?? 'Enquire Now' })
    await expect(button).toHaveText(screen.cardButton ?? 'Enquire Now')
    await expect(button).toHaveAttribute('href', /^\/product\/enquiryForm\?product=\d+$/)
  }
}

async function checkShell(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('.chat')).toBeVisible()
}

async function checkHead(
  page: Page,
  siteUrl: string,
  { path, title, crumbs, cards, hidden }: Screen,
) {
  const url = siteUrl + path
  await expect(page).toHaveTitle(`${title} | Aangan Nursery`)
  const description = await page.locator('meta[name="description"]').getAttribute('content')
  expect(description?.length).toBeLessThanOrEqual(155)
  if (hidden) {
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    return
  }
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', url)
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(
    (await page.request.get(image?.replace(siteUrl, '') ?? '')).headers()['content-type'],
  ).toBe('image/jpeg')

  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const things = blocks.map((block) => JSON.parse(block))
  const kinds = things.map((thing) => thing['@type'])
  expect(kinds.includes('BreadcrumbList')).toBe(crumbs !== undefined)
  expect(kinds.includes('GardenStore')).toBe(path === '/home' || path === '/contact')
  const list = things.find((thing) => thing['@type'] === 'ItemList')
  if (list) expect(list.itemListElement).toHaveLength(cards?.length ?? 0)
}
