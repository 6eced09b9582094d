import type { Page } from '@playwright/test'
import { overflowOf } from '#tests/support/journeys/accessibility.ts'
import {
  asSomebodyNew,
  desktop,
  expect,
  holdBack,
  inBothWidths,
  onPostgres,
  phone,
  test,
  untilDrawn,
} from '#tests/support/journeys/journey.ts'

function boxOf(page: Page) {
  const form = page.getByRole('banner').getByRole('search')
  return {
    field: form.getByLabel('Search products'),
    button: form.getByRole('button', { name: 'Search' }),
    list: page.getByRole('listbox', { name: 'Suggestions' }),
    options: page.getByRole('option'),
    alert: page.getByRole('banner').getByRole('alert'),
    said: form.locator('[aria-live]'),
  }
}

async function findSeeds(page: Page) {
  await page.goto('/about')
  const { field } = boxOf(page)
  await field.fill('  SEEDS ')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/product\/productView\?query=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “SEEDS”')
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('link', { name: /^Enquire Now: / })).toHaveCount(4)
  await expect(boxOf(page).field).toHaveValue('SEEDS')
}

test('searching finds products by a part of their name', onPostgres, ({ page }) => findSeeds(page))

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('searching finds products too, and without a name asks for one', async ({ page }) => {
    await findSeeds(page)
    await page.goto('/about')
    await boxOf(page).button.click()
    const main = page.getByRole('main')
    await expect(main).toContainText('Type a product name to search.')
    await main.getByLabel('Search products').fill('palm')
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test('a search says Oops, lays out its results, refuses nothing on the spot, and keeps the words without network', async ({
  page,
  context,
}) => {
  await test.step('says Oops when there is no such product', async () => {
    await page.goto('/about')
    const { field, button } = boxOf(page)
    await field.fill('bonsai juniper')
    await button.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Oops! No product found as “bonsai juniper”',
    )
  })
  await asSomebodyNew(page)
  await test.step('pages of results stand above the fold, lead to what was meant, and never scroll sideways', async () => {
    await page.goto('/product/productView?query=kainchi')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “kainchi”')
    await expect(page.getByRole('article').first().locator('img')).toBeInViewport({ ratio: 0.6 })

    for (const query of ['q'.repeat(5_000), '%', 'plant']) {
      await page.goto(`/product/productView?query=${encodeURIComponent(query)}`)
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size)
        await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
      }
    }
    const boxes = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => [card.clientWidth, card.clientHeight]))
    for (const [width, height] of boxes) {
      expect(width).toBeLessThanOrEqual(250)
      expect(height).toBe(400)
    }

    await page.goto('/product/productView?query=monstra')
    await expect(page.getByRole('article').getByRole('heading')).toHaveText('Monstera Deliciosa')
  })
  await asSomebodyNew(page)
  await test.step('an empty search is refused on the spot; a click anywhere else drops the error', async () => {
    await page.goto('/about')
    const { field, button, alert } = boxOf(page)
    await field.fill('   ')
    await button.click()
    await expect(alert).toHaveText('Type a product name to search.')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription('Type a product name to search.')
    await expect(page).toHaveURL(/\/about$/)
    // Pressed once more it is said once more.
    const said = await alert.elementHandle()
    await button.click()
    await expect.poll(() => said?.evaluate((node) => node.isConnected)).toBe(false)
    await field.click()
    await expect(alert).toBeVisible()
    await page.getByRole('main').click({ position: { x: 5, y: 5 } })
    await expect(alert).toBeHidden()
    await expect(field).not.toHaveAttribute('aria-invalid')
  })
  await asSomebodyNew(page)
  await test.step('without a network the visitor is told, and keeps the words', async () => {
    await page.goto('/about')
    const { field, alert, list } = boxOf(page)
    await field.fill('palm')
    await expect(list).toBeVisible()
    // What is still on its way when the network goes is told on the console.
    const hasCome = (picture: SVGElement | HTMLElement) =>
      picture instanceof HTMLImageElement && picture.complete
    await expect.poll(() => list.locator('img').evaluate(hasCome)).toBe(true)
    await context.setOffline(true)
    await field.press('Enter')
    await expect(alert).toHaveText('Failed to search products.')
    await expect(field).toHaveValue('palm')
    await context.setOffline(false)
    // With suggestions below it, which never stand in the way of Enter.
    await field.press('Enter')
    await expect(page).toHaveURL(/productView\?query=palm$/)
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test.describe('suggestions', () => {
  test('are chosen, close, are silent when they fail, and offer to ask', async ({
    page,
    hasTouch,
  }) => {
    await test.step('know what was typed before the box woke', async () => {
      const code = await holdBack(page, '**/assets/hydrate-*.js')
      await page.goto('/about')
      const { field, list } = boxOf(page)
      await field.pressSequentially('mone')
      await code.asked
      await code.letGo()
      await expect(list).toBeVisible()
      await expect(field).toHaveValue('mone')
    })
    await asSomebodyNew(page)
    await test.step('are chosen with the keyboard', async () => {
      await page.goto('/about')
      const { field, list, options, said } = boxOf(page)
      await field.pressSequentially('plant')
      await expect(list).toBeVisible()
      await expect(field).toHaveRole('combobox')
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      await expect(options).toHaveCount(9)
      await expect(options.last()).toHaveText('See all results for “plant”')
      await expect(said).toHaveText('8 suggestions')

      await field.press('ArrowDown')
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      const active = await options.first().getAttribute('id')
      await expect(field).toHaveAttribute('aria-activedescendant', active ?? '')
      await field.press('ArrowUp')
      await expect(field).not.toHaveAttribute('aria-activedescendant')
      await field.press('ArrowUp')
      await expect(options.last()).toHaveAttribute('aria-selected', 'true')
      await field.press('Home')
      await expect(field).not.toHaveAttribute('aria-activedescendant')

      await field.press('Escape')
      await expect(list).toBeHidden()
      await expect(field).toHaveValue('plant')
      await field.press('ArrowDown')
      await expect(list).toBeVisible()
      await field.press('ArrowDown')
      await field.press('Enter')
      await expect(page).toHaveURL(/\/product\/snake-plant$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snake Plant')
    })
    await asSomebodyNew(page)
    await test.step('are chosen with a tap or a click, and lie inside the screen', async () => {
      await page.goto('/about')
      const { field, list, options } = boxOf(page)
      await field.fill('pl')
      await expect(list).toBeVisible()
      await inBothWidths(page, async () => {
        const { width = 0, height = 0 } = page.viewportSize() ?? {}
        const isInside = async () => {
          const { x, y, ...size } = (await list.boundingBox()) ?? {
            x: -1,
            y: 0,
            width: 0,
            height: 0,
          }
          return x >= 0 && x + size.width <= width && y + size.height <= height
        }
        await expect.poll(isInside).toBe(true)
      })
      for (const option of await options.all()) {
        expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      const palm = options.filter({ hasText: 'ZZ Plant' })
      await (hasTouch ? palm.tap() : palm.click())
      await expect(page).toHaveURL(/\/product\/zz-plant$/)
    })
    await asSomebodyNew(page)
    await test.step('close on a click elsewhere and when the focus moves on', async () => {
      await page.goto('/about')
      const { field, list } = boxOf(page)
      await field.fill('palm')
      await expect(list).toBeVisible()
      await page.getByRole('contentinfo').click({ position: { x: 3, y: 3 } })
      await expect(list).toBeHidden()
      await field.fill('palms')
      await field.fill('palm')
      await expect(list).toBeVisible()
      await field.press('Tab')
      await page.keyboard.press('Tab')
      await expect(list).toBeHidden()
    })
    await asSomebodyNew(page)
    await test.step('show only what belongs to the latest letters, and are silent when they fail', async () => {
      await page.goto('/about')
      const { field, list, options } = boxOf(page)
      const earlier = await holdBack(page, '**/products/suggestions?query=pl')
      await field.fill('pl')
      await earlier.asked
      await field.fill('monstera')
      await expect(options.first()).toContainText('Monstera Deliciosa')
      await earlier.letGo()
      await untilDrawn(page)
      await expect(options).toHaveCount(2)
      await field.fill('m')
      await expect(list).toBeHidden()
    })
    await asSomebodyNew(page)
    await test.step('say that there are none, and offer to ask for it', async () => {
      await page.goto('/about')
      const { field, list, options, said } = boxOf(page)
      await field.fill('juniperus')
      await expect(options).toHaveCount(1)
      await expect(list).toContainText('Nothing is called “juniperus” here.')
      await expect(said).toHaveText('Nothing is called “juniperus” here.')
      await field.press('ArrowDown')
      await field.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('Message')).toHaveValue(/^Do you have “juniperus”\?/)
    })
  })
})
