import type { Page } from '@playwright/test'
import { expect, inBothWidths, test } from '#tests/support/journeys/journey.ts'

const pages = '/productPages'
const slides = (page: Page) => page.getByRole('group', { name: 'Slides' })
const slideLeft = (page: Page) => slides(page).evaluate(({ scrollLeft }) => Math.round(scrollLeft))

test.describe('the carousel', () => {
  test('Home’s carousel, tiles and every sort of enquiry button, without more motion than asked for', async ({
    page,
  }) => {
    await test.step('is 500 px high, and moves by swiping, arrows and dots without leaving the page', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/home')
      await inBothWidths(page, async () => {
        const width = await page.evaluate(() => document.documentElement.clientWidth)
        const both = page.locator('.slide')
        await expect(both).toHaveCount(2)
        for (const slide of await both.all()) expect((await slide.boundingBox())?.height).toBe(500)
        const lamp = (dot: string) =>
          page
            .getByRole('link', { name: dot })
            .evaluate((link) => getComputedStyle(link, '::before').backgroundColor)
        const marigold = await lamp('Slide 1')
        expect(await lamp('Slide 2')).not.toBe(marigold)

        const steps = await page.evaluate(() => history.length)
        const moves: [link: string, left: number][] = [
          ['Next slide', width],
          ['Previous slide', 0],
          // Round at either end.
          ['Previous slide', width],
          ['Next slide', 0],
          ['Slide 2', width],
          ['Slide 1', 0],
        ]
        for (const [name, left] of moves) {
          await page.getByRole('link', { name }).click()
          await expect.poll(() => slideLeft(page)).toBe(left)
        }
        await slides(page).hover({ position: { x: 20, y: 300 } })
        await page.mouse.wheel(width * 0.8, 0)
        await expect.poll(() => slideLeft(page)).toBe(width)
        await expect.poll(() => lamp('Slide 2')).toBe(marigold)
        await slides(page).focus()
        await page.keyboard.press('ArrowLeft')
        await expect.poll(() => slideLeft(page)).toBe(0)
        expect(await page.evaluate(() => [location.hash, scrollY, history.length])).toEqual([
          '',
          0,
          steps,
        ])
      })
    })
    await test.step('the seven tiles of Home are round and lead to their collections', async () => {
      const collections = ['plants', 'seeds', 'soilAndFertilizers', 'pebbles', 'gardeningTools']
      expect(
        await page
          .locator('.tiles a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(
        [...collections, 'corporateBulkGifting', 'otherServices'].map((path) => `${pages}/${path}`),
      )
      const tiles = page.locator('.tile-pic')
      await expect(tiles).toHaveCount(7)
      for (const tile of await tiles.all()) {
        const { width, height } = (await tile.boundingBox()) ?? { width: 0, height: 1 }
        expect(width).toBeCloseTo(height, 0)
        await expect(tile).toHaveCSS('border-radius', '50%')
      }
    })
    await test.step('whoever asks for less motion gets none', async () => {
      await expect(page.getByRole('group', { name: 'Slides' })).toHaveCSS('scroll-behavior', 'auto')
      await page.getByRole('link', { name: 'Enquire Now', exact: true }).first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await expect(dialog).toHaveCSS('animation-name', 'none')
      const longest = await page.evaluate(() => {
        const seconds = [...document.querySelectorAll('*')].map((element) =>
          Number.parseFloat(getComputedStyle(element).transitionDuration),
        )
        return Math.max(...seconds)
      })
      expect(longest).toBeLessThanOrEqual(0.001)
    })
    await test.step('every sort of enquiry button opens the dialog', async () => {
      await page.emulateMedia({ reducedMotion: null })
      const buttons: [path: string, part: string, words: string][] = [
        ['/home', '#slide-1', 'Enquire Now'],
        ['/home', '#slide-2', 'Enquire Now'],
        ['/home', '.offers', 'Shop Now'],
        [`${pages}/soilAndFertilizers/soil`, '#product-44', 'Purchase in Bulk'],
        ['/product/productView?query=snake', 'article', 'Enquire Now'],
      ]
      const dialog = page.getByRole('dialog', { name: 'Send an enquiry' })
      let opened = ''
      for (const [path, part, words] of buttons) {
        if (path !== opened) await page.goto(path)
        opened = path
        await page.locator(part).getByRole('link', { name: words }).first().click()
        await expect(dialog).toBeVisible()
        await expect(page).toHaveURL(path)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('moves by its links too', async ({ page }) => {
      await page.goto('/home')
      await page.getByRole('link', { name: 'Next slide' }).click()
      await expect(page.locator('#slide-2')).toBeInViewport({ ratio: 0.9 })
    })
  })
})
