import type { Page } from '@playwright/test'
import { desktop, expect, phone, test } from '#tests/support/journeys/journey.ts'

const pages = '/productPages'
const navLinks = {
  Home: '/',
  'Plant Finder': '/finder',
  'Indoor Plants': `${pages}/plants/indoorPlants`,
  'Outdoor Plants': `${pages}/plants/outdoorPlants`,
  'All Plants': `${pages}/plants/all`,
  'Flower Seeds': `${pages}/seeds/flowers`,
  'Vegetable Seeds': `${pages}/seeds/vegetables`,
  Soil: `${pages}/soilAndFertilizers/soil`,
  Fertilizers: `${pages}/soilAndFertilizers/fertilizers`,
  Pebbles: `${pages}/pebbles`,
  'Gardening Tools': `${pages}/gardeningTools`,
  'Corporate Gifting': `${pages}/corporateBulkGifting`,
  'Vertical Garden': `${pages}/otherServices/verticalGarden`,
  'Artificial Plants Decoration': `${pages}/otherServices/artificialPlantsDecoration`,
  About: '/about',
  Contact: '/contact',
}
const footerLinks = [
  ...['corporateBulkGifting', 'gardeningTools', 'pebbles', 'soilAndFertilizers'],
  ...['soilAndFertilizers/soil', 'soilAndFertilizers/fertilizers', 'plants', 'otherServices'],
  'seeds',
].map((path) => `${pages}/${path}`)
const businessLinks = [
  ...['/about', '/contact', '/privacy-policy', '/shipping-policy', '/Terms-of-Service'],
  ...['tel:+919820000000', 'mailto:care@aangan.example'],
]
const chat =
  'https://wa.me/919820000000?text=Hello%2C%20I%20would%20like%20to%20know%20more%20about%20your%20products'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const menuToggle = (page: Page) => page.locator('.menu summary')
const group = (page: Page, name: string) => page.locator('.nav-t', { hasText: name })

/** Clicks stay on the page, so that what they did to it can be seen. */
function stay(page: Page) {
  return page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
}

function hrefs(page: Page, part: string) {
  return page
    .locator(`${part} a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

/** Whether or not there is a script. */
async function foldsItsSections(page: Page) {
  await page.setViewportSize({ width: 767, height: 800 })
  const lists = page.locator('.cols ul')
  const services = page.locator('#foot-services')
  const heading = page.locator('.fold', { hasText: 'Services' })
  for (const list of await lists.all()) await expect(list).toBeHidden()
  await heading.click()
  await expect(services).toBeVisible()
  await expect(page.locator('#foot-business')).toBeHidden()
  await heading.click()
  await expect(services).toBeHidden()

  await page.setViewportSize({ width: 768, height: 800 })
  await expect(lists).toHaveCount(4)
  for (const list of await lists.all()) await expect(list).toBeVisible()
  await expect(heading).toBeHidden()
}

test.describe('the frame', () => {
  test('leads where it should, opens and closes, and comes back', async ({ page }) => {
    await test.step('the navbar leads where the specification says', async () => {
      await page.setViewportSize(phone)
      await page.goto('/about')
      const links = await page
        .locator('#nav a')
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
      expect(Object.fromEntries(links)).toEqual(navLinks)
      await expect(
        page.getByPlaceholder('Search for plants, seeds, fertilizers, or gardening tools…'),
      ).toBeVisible()
    })
    await test.step('the footer leads where it says, and out of the site in a new tab', async () => {
      expect(await hrefs(page, 'footer')).toEqual(
        expect.arrayContaining([...footerLinks, ...businessLinks, chat]),
      )
      const outside = page.locator('footer a[href^="https:"]')
      const targets = await outside.evaluateAll((links) => links.map((link) => link.outerHTML))
      for (const html of targets) expect(html).toMatch(/target="_blank" rel="noopener"/)
      for (const name of ['Facebook', 'Instagram', 'YouTube', 'LinkedIn']) {
        await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
      }
      await expect(page.getByRole('contentinfo')).toContainText(
        '© 2025 Aangan Nursery. The largest garden store in India.',
      )
    })
    await test.step('the chat button is a circle of 60 px that stays at the bottom right', async () => {
      const button = page.locator('.chat')
      await expect(button).toHaveAttribute('href', chat)
      await expect(button).toHaveAttribute('target', '_blank')
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size)
        await page.evaluate(() => scrollTo(0, 0))
        const width = await page.evaluate(() => document.documentElement.clientWidth)
        const place = { x: width - 76, y: size.height - 76, width: 60, height: 60 }
        await expect.poll(() => button.boundingBox()).toEqual(place)
        await page.evaluate(() => scrollTo(0, 700))
        await page.evaluate(() => scrollTo(0, 0))
        await expect.poll(() => button.boundingBox()).toEqual(place)
      }
    })
    await test.step('the chat button takes no press while it makes way and comes back', async () => {
      const button = page.locator('.chat')
      // So long that it is still on its way whenever it is looked at.
      await page.evaluate(() => document.documentElement.style.setProperty('--fast', '600s'))
      await page.evaluate(() => scrollTo(0, 300))
      await expect(button).toHaveCSS('pointer-events', 'none')
      await expect(button).not.toHaveClass(/away/)
      await expect(button).toHaveCSS('pointer-events', 'none')
      await button.evaluate((moving) => {
        for (const way of moving.getAnimations()) way.finish()
      })
      await expect(button).toHaveCSS('pointer-events', 'auto')
    })
    await test.step('on a phone it closes on a link, outside of it and on Escape, not on a dropdown’s toggle', async () => {
      await page.goto('/about')
      await expect(nav(page)).toBeHidden()
      await menuToggle(page).click()
      await group(page, 'Plants').click()
      const indoor = nav(page).getByRole('link', { name: 'Indoor Plants' })
      await expect(indoor).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(indoor).toBeHidden()
      await expect(group(page, 'Plants')).toBeFocused()
      await expect(nav(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(nav(page)).toBeHidden()
      await expect(menuToggle(page)).toBeFocused()

      await page.keyboard.press('Enter')
      // A dropdown's rows make room below its toggle: they stay where they are under a press.
      await group(page, 'Plants').click()
      await group(page, 'Seeds').click()
      await expect(nav(page).getByRole('link', { name: 'Flower Seeds' })).toBeVisible()
      await expect(indoor).toBeHidden()
      await group(page, 'About us').press('Tab')
      await expect(nav(page)).toBeHidden()

      await menuToggle(page).click()
      await expect(nav(page)).toBeVisible()
      await page.mouse.click(4, 800)
      await expect(nav(page)).toBeHidden()

      await menuToggle(page).click()
      await stay(page)
      await nav(page).getByRole('link', { name: 'Gardening Tools' }).click()
      await expect(nav(page)).toBeHidden()
    })
    await test.step('at a computer one dropdown is open at a time; Escape, a link or a click outside closes it', async () => {
      await page.setViewportSize(desktop)
      await page.goto('/about')
      await expect(menuToggle(page)).toBeHidden()
      const plants = page.locator('#nav-plants')
      const seeds = page.locator('#nav-seeds')
      await group(page, 'Plants').click()
      await expect(plants).toBeVisible()
      await group(page, 'Seeds').click()
      await expect(plants).toBeHidden()
      await expect(seeds).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(seeds).toBeHidden()
      await expect(group(page, 'Seeds')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(seeds).toBeVisible()
      await page.mouse.click(4, 800)
      await expect(seeds).toBeHidden()
      await group(page, 'Seeds').click()
      await seeds.getByRole('link', { name: 'Vegetable Seeds' }).press('Tab')
      await expect(seeds).toBeHidden()
      await group(page, 'Seeds').click()
      await seeds.getByRole('link', { name: 'Flower Seeds' }).click()
      await expect(page).toHaveURL(navLinks['Flower Seeds'])
      await expect(seeds).toBeHidden()
    })
    await test.step('the footer folds its sections under 768 px, and keeps them open on wider screens', () =>
      foldsItsSections(page))
    await test.step('Back returns to where the page was left', async () => {
      await page.setViewportSize(phone)
      await page.goto(`${pages}/gardeningTools`)
      const link = page.getByRole('link', { name: 'Read the shipping policy' })
      await link.scrollIntoViewIfNeeded()
      const left = await page.evaluate(() => scrollY)
      expect(left).toBeGreaterThan(300)
      await link.click()
      await expect(page).toHaveURL('/shipping-policy')
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await expect(page).toHaveURL(`${pages}/gardeningTools`)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ viewport: phone, javaScriptEnabled: false })

    test('opens and leads on', async ({ page }) => {
      await page.goto('/about')
      await menuToggle(page).click()
      await group(page, 'Services').click()
      await nav(page).getByRole('link', { name: 'Vertical Garden' }).click()
      await expect(page).toHaveURL(navLinks['Vertical Garden'])
      await test.step('and the footer folds its sections under 768 px', () =>
        foldsItsSections(page))
    })
  })
})
