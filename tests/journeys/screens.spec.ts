import type { APIRequestContext, Page } from '@playwright/test'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { faultsIn } from '#tests/support/journeys/faults-in.ts'
import {
  findLargestPicture,
  type Load,
  watchFirstVisits,
} from '#tests/support/journeys/first-paint.ts'
import { computer, desktop, expect, phone, test } from '#tests/support/journeys/journey.ts'
import { findLayoutFaults } from '#tests/support/journeys/layout-faults.ts'
import { readScreenFacts, type ScreenFacts } from '#tests/support/journeys/screen-facts.ts'
import {
  everyPath,
  inGroups,
  likeAnother,
  measuredPaths,
  oneOfEachKind,
  openedWide,
  type Screen,
  screens,
} from '#tests/support/journeys/screen-table.ts'
import type { RunningSite } from '#tests/support/programs/site.ts'

type Visit = Awaited<ReturnType<typeof watchFirstVisits>>

/** Others than the measured pages are built of the same parts, and hold other words. */
const widths = [320, 768]
/** Where the measured pages change their layout too. */
const measuredWidths = [320, 360, 768, 900, 1024, 1366, 1920]

/** What is asked of each screen as it is opened, in the window's width; gives what is wrong. */
async function lookAtOpened(
  { page, site, visit }: { page: Page; site: RunningSite; visit: Visit },
  path: string,
  more: (asSent: ScreenFacts) => Promise<void>,
) {
  const faults: string[] = []
  const look = async (title: string, looking: () => Promise<void>) => {
    faults.push(...(await faultsIn(path, test.step(title, looking))))
  }
  const { answer, loads } = await visit(path)
  const screen = screens.find((each) => each.path === path)
  if (screen) {
    await look(`${screen.path} says what the specification asks of it`, async () => {
      expect(answer?.status()).toBe(200)
      const asSent = await page.evaluate(readScreenFacts, await answer?.text())
      const asShown = await page.evaluate(readScreenFacts, undefined)
      for (const facts of [asSent, asShown]) checkFacts(facts, screen, site.url)
      await more(asSent)
    })
  }
  // Where an address leads down the page, what is largest depends on how soon it went there.
  if (!path.includes('#')) {
    await look(`${path} asks first for its largest picture, and paints with HTML alone`, () =>
      checkFirstPaint(page, path, loads),
    )
  }
  // All but words is like on the page that it is built like, and words are read in tests/html.test.ts.
  if (!likeAnother.includes(path)) {
    await look(`${path} is accessible`, async () => {
      expect(await accessibilityFaults(page)).toEqual([])
    })
  }
  await look(`${path} keeps its lines, and never scrolls sideways`, () => checkLayout(page, path))
  return { faults, look }
}

// To open a screen costs more than to look at it: all that is asked of each is looked at together.
for (const group of inGroups(everyPath)) {
  test(`${group[0]} and those after it keep every promise`, async ({ page, request, site }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const visit = await watchFirstVisits(page)
    const allFaults: string[] = []
    for (const path of group) {
      await page.setViewportSize(phone)
      const { faults, look } = await lookAtOpened({ page, site, visit }, path, (asSent) =>
        checkShareImage(request, asSent, site.url),
      )
      await look(`${path} keeps its lines in every width`, async () => {
        for (const width of measuredPaths.includes(path) ? measuredWidths : widths) {
          await page.setViewportSize({ width, height: width < 900 ? 844 : 768 })
          await checkLayout(page, path)
        }
      })
      // What a computer opens as a phone does it need not open: it is looked at in its width.
      if (oneOfEachKind.includes(path) && !openedWide.includes(path)) {
        await look(`${path} is accessible, and keeps its lines, on a computer`, async () => {
          await page.setViewportSize(desktop)
          expect(await accessibilityFaults(page)).toEqual([])
          await checkLayout(page, path)
        })
      }
      allFaults.push(...faults)
    }
    expect(allFaults).toEqual([])
  })
}

test.describe('on a computer', () => {
  test.use(computer)

  test('the screens that it opens otherwise than a phone keep every promise', async ({
    page,
    site,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const visit = await watchFirstVisits(page)
    const allFaults: string[] = []
    for (const path of openedWide) {
      const { faults } = await lookAtOpened({ page, site, visit }, path, async () => undefined)
      allFaults.push(...faults)
    }
    expect(allFaults).toEqual([])
  })
})

test.describe('where nothing stands', () => {
  test.use({ quietConsole: false })

  test('an address that does not exist answers with the 404 page', async ({ page }) => {
    expect((await page.goto('/productPages/roses'))?.status()).toBe(404)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
    await expect(main).toContainText('Sorry, the page you are looking for does not exist.')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('.chat')).toBeVisible()
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await main.getByRole('link', { name: 'Go to Home Page' }).click()
    await expect(page).toHaveURL('/home')
  })
})

test('/login is the one page without the navbar and the footer', async ({ request }) => {
  const shell = /<(header|footer|nav)|class="chat"/
  expect(await (await request.get('/about')).text()).toMatch(shell)
  const login = await request.get('/login')
  expect(login.status()).toBe(200)
  const html = await login.text()
  expect(html).toMatch(/<h1[^>]*>Sign in<\/h1>/)
  expect(html).not.toMatch(shell)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('the empty address leads to Home', async ({ request, site }) => {
  expect((await request.get('/')).url()).toBe(`${site.url}/home`)
})

test('an address spelled in other letters still shows its page, under one canonical address', async ({
  request,
  site,
}) => {
  const html = await (await request.get('/productpages/plants/INDOORPLANTS/')).text()
  expect(html).toMatch(/<h1[^>]*>Indoor Plants Collections<\/h1>/)
  const canonical = `${site.url}/productPages/plants/indoorPlants`
  expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`)
})

test('an address leads to a product that stands out, and to a section of a page', async ({
  page,
}) => {
  await test.step('a product that an address names stands out among the others', async () => {
    await page.goto('/productPages/plants/indoorPlants#product-7')
    await expect(page.locator('#product-7')).toBeInViewport()
    await expect(page.locator('#product-7')).toHaveCSS('outline-style', 'solid')
    await expect(page.locator('#product-8')).toHaveCSS('outline-style', 'none')
  })
  await test.step('a link to a section of a page shows that section', async () => {
    await page.goto('/shipping-policy#damaged')
    await expect(page.locator('#damaged')).toBeInViewport()
  })
})

test('search engines and phones find their files', async ({ request, site }) => {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('application/xml')
  const all = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '')
  const listed = all.filter((url) => !/^\/(hi|mr)\//.test(url.slice(site.url.length)))
  // The rest are the same pages in Hindi and Marathi.
  expect(all).toHaveLength(3 * listed.length)
  const shown = screens.filter(({ hidden }) => !hidden).map(({ path }) => site.url + path)
  const products = listed.filter((url) => /\/product\/[a-z0-9-]+$/.test(url))
  expect(products).toHaveLength(45)
  const choices = listed.filter((url) => url.includes('/finder?'))
  expect(choices).toHaveLength(19)
  const others = listed.filter((url) => !products.includes(url) && !choices.includes(url))
  expect(others.sort()).toEqual(shown.sort())

  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)

  const manifest = await request.get('/manifest.webmanifest')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const { name, start_url, lang, icons, screenshots, shortcuts } = await manifest.json()
  expect({ name, start_url, lang }).toEqual({
    name: 'Aangan Nursery',
    start_url: '/home',
    lang: 'en-IN',
  })
  const named = [...icons, ...screenshots].map(({ src }) => src)
  for (const path of [...named, ...shortcuts.map(({ url }: { url: string }) => url)]) {
    expect((await request.get(path)).status()).toBe(200)
  }

  const favicon = await request.get('/favicon.ico')
  expect(favicon.url()).toBe(`${site.url}/icons/favicon.svg`)
  expect(favicon.status()).toBe(200)
})

function checkFacts(facts: ScreenFacts, screen: Screen, siteUrl: string) {
  const { path, cardButton = 'Enquire Now', cards, hidden } = screen
  expect(facts.headings).toEqual([screen.heading])
  for (const text of screen.texts ?? []) expect(facts.main).toContain(text)
  for (const [words, to] of screen.buttons ?? []) {
    expect(facts.links.find(([name]) => name === words)).toEqual([words, to])
  }
  if (screen.crumbs) expect(facts.crumbs.join(' / ')).toBe(screen.crumbs)
  if (cards) expect(facts.cards.map(({ name }) => name)).toEqual(cards)
  for (const { links } of cards ? facts.cards : []) {
    expect(links.filter(([name]) => name.includes(cardButton))).toEqual([
      [
        expect.any(String),
        cardButton,
        expect.stringMatching(/^\/product\/enquiryForm\?product=\d+$/),
      ],
    ])
  }
  expect(facts.shell).toEqual(['body > header', 'body > footer', '.chat'])

  expect(facts.title).toBe(`${screen.title} | Aangan Nursery`)
  expect(facts.description?.length).toBeLessThanOrEqual(155)
  const address = hidden ? null : siteUrl + path
  expect(facts).toMatchObject({ robots: hidden ? 'noindex' : null, canonical: address })
  if (hidden) return
  expect(facts).toMatchObject({ shareUrl: address, shareImageSaid: screen.title })
  const things = facts.structured.map((block) => JSON.parse(block))
  const kinds = things.map((thing) => thing['@type'])
  // Search engines refuse a product without an offer, a review or a rating.
  expect(kinds).not.toContain('Product')
  expect(kinds.includes('BreadcrumbList')).toBe(screen.crumbs !== undefined)
  expect(kinds.includes('GardenStore')).toBe(path === '/home' || path === '/contact')
  const list = things.find((thing) => thing['@type'] === 'ItemList')
  if (list) expect(list.itemListElement).toHaveLength(cards?.length ?? 0)
}

async function checkLayout(page: Page, path: string) {
  const at = `${page.viewportSize()?.width} px`
  await expect.poll(() => overflowOf(page), { message: at }).toBeLessThanOrEqual(0)
  if (measuredPaths.includes(path)) expect(await page.evaluate(findLayoutFaults), at).toEqual([])
}

async function checkShareImage(
  request: APIRequestContext,
  { shareImage, robots }: ScreenFacts,
  siteUrl: string,
) {
  if (robots) return
  const image = await request.get(shareImage?.replace(siteUrl, '') ?? '')
  expect(image.headers()['content-type']).toBe('image/jpeg')
}

async function checkFirstPaint(page: Page, path: string, loads: Load[]) {
  expect(loads.filter(({ type }) => type === 'Stylesheet')).toEqual([])
  const first = loads.filter(
    ({ type, priority, url }) =>
      type === 'Image' && /^(Very)?High$/.test(priority) && !url.includes('/icons/'),
  )
  expect(first.length).toBeLessThanOrEqual(1)
  const largest = await findLargestPicture(page)
  // Home begins with a large picture at any width; elsewhere words may be larger.
  if (path === '/home') expect(largest).toBeDefined()
  if (!largest) return
  expect(largest.isLazy).toBe(false)
  expect(largest.pictures).toContain(first[0]?.url)
}
