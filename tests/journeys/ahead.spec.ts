import type { Page } from '@playwright/test'
import { expect, test, untilDrawn } from '#tests/support/journeys/journey.ts'
import type { RunningSite } from '#tests/support/programs/site.ts'

const indoor = '/productPages/plants/indoorPlants'

/** How often the site was asked for a path so far. */
function countAsked(site: RunningSite, path: string) {
  return site.log.filter(
    (line) => line.includes('"msg":"kept"') && line.includes(`"path":"${path}"`),
  ).length
}

/** Rests the mouse on a link. */
function restOn(page: Page, name: string) {
  return page.getByRole('main').getByRole('link', { name }).first().hover()
}

/** What the browser knows of the page's rules: their text, and the links that they let it fetch. */
async function watchRules(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const rules: string[] = []
  let links: number[] = []
  cdp.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet.sourceText))
  cdp.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    links = preloadingAttemptSources.flatMap(({ nodeIds }) => nodeIds)
  })
  await cdp.send('DOM.enable')
  await cdp.send('Preload.enable')
  const hrefOf = async (backendNodeId: number) => {
    const { attributes = [] } = (await cdp.send('DOM.describeNode', { backendNodeId })).node
    return attributes[attributes.indexOf('href') + 1] ?? ''
  }
  return { cdp, rules, fetchable: () => Promise.all(links.map(hrefOf)) }
}

test.describe('pages fetched ahead', () => {
  test('a link that the mouse rests on is fetched ahead, nothing of an island or a dialog is, and nothing for who spares data', async ({
    browser,
    page,
    site,
  }) => {
    await test.step('nothing of an island is loaded before a touch', async () => {
      const scripts: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        // What is asked for by `fetch` before it is imported counts too.
        if (pathname.endsWith('.js')) scripts.push(pathname)
      })
      for (const path of ['/home', '/product/enquiryForm', '/productPages/corporateBulkGifting']) {
        scripts.length = 0
        await page.goto(path, { waitUntil: 'networkidle' })
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await untilDrawn(page)
        expect(scripts).toEqual([expect.stringMatching(/^\/assets\/entry\.client-/)])
      }
      await page.getByRole('textbox', { name: 'Your e-mail address' }).focus()
      await expect.poll(() => scripts.join()).toContain('newsletter-form.island')
    })
    await test.step('what opens a dialog or stays on the page is not fetched', async () => {
      const { fetchable } = await watchRules(page)
      await page.goto('/home')
      await expect.poll(fetchable).toContain('/productPages/plants')
      const never = /^#|^\/product\/enquiryForm/
      expect((await fetchable()).filter((href) => never.test(href))).toEqual([])
      await expect(page.locator('a[href^="#slide"]')).not.toHaveCount(0)
    })
    await test.step('a link that the mouse rests on is fetched before the click, and only once', async () => {
      await page.goto('/productPages/plants')
      const before = countAsked(site, indoor)
      await restOn(page, 'Explore Indoor Plants')
      await expect.poll(() => countAsked(site, indoor)).toBe(before + 1)
      await page.getByRole('link', { name: 'Explore Indoor Plants' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indoor Plants Collections')
      expect(countAsked(site, indoor)).toBe(before + 1)
    })
    await test.step('nothing is fetched for who asks the browser to spare data', async () => {
      // In a window of its own: this one's process may still have the rules that it was given.
      const window = await browser.newContext({ baseURL: site.url })
      const tab = await window.newPage()
      const { cdp, rules, fetchable } = await watchRules(tab)
      await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
      await tab.goto('/productPages/plants')
      await expect.poll(() => rules).toEqual(['{}'])
      await restOn(tab, 'Explore Indoor Plants')
      await untilDrawn(tab)
      expect(await fetchable()).toEqual([])
      await window.close()
    })
  })
})

test('who asks to be spared is given no rules', async ({ request }) => {
  const rules = async (headers: Record<string, string> = {}) => {
    const response = await request.get('/speculation-rules.json', { headers })
    expect(response.headers()).toMatchObject({
      'content-type': 'application/speculationrules+json',
      vary: 'Save-Data',
    })
    return response.json()
  }
  expect(await rules()).toHaveProperty('prefetch')
  expect(await rules({ 'save-data': 'on' })).toEqual({})
  expect((await request.get('/home')).headers()['speculation-rules']).toBe(
    '"/speculation-rules.json"',
  )
})
