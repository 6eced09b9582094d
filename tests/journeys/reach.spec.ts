import type { Page } from '@playwright/test'
import { expect, inBothWidths, test } from '#tests/support/journeys/journey.ts'
import { readColumns } from '#tests/support/journeys/read-columns.ts'

const pages = '/productPages'
/** 1366 × 900 at 200 %: half as many CSS pixels, twice as dense. */
const zoomed = { width: 683, height: 450 }

/** Goes through a page by Tab alone, from its beginning. */
async function reachAll(page: Page) {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const count = await page.evaluate(() => {
    const reachable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    // What is hidden from everybody, such as the field that only robots fill, is left out.
    const all = [...document.querySelectorAll<HTMLElement>(reachable)].filter(
      (element) => element.checkVisibility() && !element.closest('.skip, [aria-hidden="true"]'),
    )
    for (const element of all) element.dataset.unreached = ''
    // A slide is in sight as soon as something on it has the focus.
    const slides = document.querySelector<HTMLElement>('.slides')
    if (slides) slides.style.scrollBehavior = 'auto'
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(target)
      if (outlineStyle === 'none') return
      // A pixel less of it is seen as well.
      const room = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 1
      const { left, right, top, bottom } = target.getBoundingClientRect()
      for (let frame = target.parentElement; frame; frame = frame.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(frame)
        const box = frame.getBoundingClientRect()
        const across = left - room < box.left || right + room > box.right
        const along = top - room < box.top || bottom + room > box.bottom
        if ((across && overflowX !== 'visible') || (along && overflowY !== 'visible')) return
      }
      delete target.dataset.unreached
    })
    return all.length
  })
  for (let press = 0; press < count; press++) await page.keyboard.press('Tab')
  const unreached = await page
    .locator('[data-unreached]')
    .evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 120)))
  expect(unreached).toEqual([])
  expect(count).toBeGreaterThan(30)
}

test.describe('the keyboard alone', () => {
  test('reaches everything, shows where it is, and skips to the content', async ({ page }) => {
    await inBothWidths(page, () =>
      test.step(`Home at ${page.viewportSize()?.width} px`, async () => {
        await page.goto('/home')
        await reachAll(page)
      }),
    )
    await test.step('the bulk form', async () => {
      await page.goto(`${pages}/corporateBulkGifting`)
      await reachAll(page)
    })

    await page.goto('/about')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/about#main')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

test.describe('at 200 % zoom', () => {
  test.use({ viewport: zoomed, deviceScaleFactor: 2 })

  test('pages fit, the floor is sharp, and the menu and the dialog can be used to their end', async ({
    page,
  }) => {
    await page.goto('/product/snake-plant')
    const room = page.locator('.pp-pic')
    const left = await room.locator('img').evaluate(async (picture: HTMLImageElement) => {
      await picture.decode()
      return Math.round(2 * picture.getBoundingClientRect().left)
    })
    const columns = await readColumns(await room.screenshot(), [20, left + 20])
    // How many rows lie between wall and floor, beside the picture and in it.
    const [beside = Number.NaN, within = Number.NaN] = columns.map((column) => {
      const greens = column.slice(column.length / 2, -4).map(([, green = 0]) => green)
      const [wall = 0, floor = 0] = [greens[0], greens.at(-1)]
      return greens.filter((green) => green < wall - 9 && green > floor + 9).length
    })
    expect(beside).toBeLessThanOrEqual(within + 1)
    for (const path of ['/home', `${pages}/soilAndFertilizers/soil`, '/contact']) {
      await page.goto(path)
      const [wide, seen] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return [scrollWidth, clientWidth]
      })
      expect(wide).toBe(seen)
    }
    await page.locator('.menu summary').click()
    await page.locator('.nav-t', { hasText: 'Services' }).click()
    const last = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Artificial Plants Decoration' })
    await last.click()
    // With its script, without which the link below would lead to a page.
    await page.waitForURL(`${pages}/otherServices/artificialPlantsDecoration`)

    await page.getByRole('link', { name: 'Enquire Now: Artificial Green Wall' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send an enquiry' })
    const button = dialog.getByRole('button', { name: 'Send enquiry' })
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
    const close = dialog.getByRole('button', { name: 'Close' })
    await expect(close).toBeInViewport({ ratio: 1 })
    await close.click()
    await expect(dialog).toBeHidden()
  })
})
