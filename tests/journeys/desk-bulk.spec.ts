import { saveProducts } from '#app/catalogue/store/save-product.server.ts'
import { openDatabase } from '#database/connection.ts'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { desktop, expect, inBothWidths, test } from '#tests/support/journeys/journey.ts'

const products = 200

test('two hundred prices rise by five per cent in four taps, and fall again in one', async ({
  page,
  site,
  signInAs,
}) => {
  const db = await openDatabase(site.place)
  const pot = (nth: number) => ({
    change: {
      ...{ name: `Terracotta pot ${nth}`, slug: `terracotta-pot-${nth}`, kind: 'goods' as const },
      ...{ category: 'gardening-tools', description: 'Fired clay.', hidden: true },
      sizes: [{ number: 0, label: '', labels: {}, price: nth * 1_000, availability: null }],
    },
  })
  const saved = await db.transaction().execute((transaction) =>
    saveProducts(
      transaction,
      Array.from({ length: products }, (_, at) => pot(at + 1)),
      { staffId: null, source: 'file' },
    ),
  )
  expect(saved.filter((one) => !('saved' in one))).toEqual([])
  const prices = async () => {
    const rows = await db
      .selectFrom('product_sizes')
      .innerJoin('products', 'products.id', 'product_sizes.product_id')
      .select('price')
      .where('slug', 'like', 'terracotta-pot-%')
      .orderBy('products.id')
      .execute()
    return rows.map(({ price }) => price)
  }
  const before = await prices()
  await signInAs({ role: 'catalogue', name: 'Asha Patil' })
  await page.goto('/desk/catalogue?q=terracotta')
  const began = performance.now()
  let taps = 0
  const tap = async (...what: Parameters<typeof page.getByRole>) => {
    taps += 1
    await page.getByRole(...what).click()
  }
  await tap('checkbox', { name: 'Choose all 200' })
  await expect(page.getByText('200 chosen')).toBeVisible()
  taps += 1
  await page.getByText('Change the chosen…').click()
  // The list itself is looked at where it is shorter.
  const within = page.locator('details.bulk')
  expect(await accessibilityFaults(page, { within })).toEqual([])
  // On a computer what may be changed stands in a box above the floor, on a phone it fills the width.
  await inBothWidths(page, async () => {
    await expect(page.getByRole('button', { name: 'See the prices' })).toBeInViewport({ ratio: 1 })
  })
  // What is typed goes with its own button: nobody is asked whether to leave without it.
  await page.getByLabel('By how much').fill('+5.0')
  await tap('button', { name: 'See the prices' })
  await expect(page.getByText('200 prices change')).toBeVisible()
  await inBothWidths(page, async () => expect(await overflowOf(page)).toBe(0))
  expect(await accessibilityFaults(page)).toEqual([])
  await tap('button', { name: 'Change 200 prices' })
  await expect(page.getByRole('heading', { name: '200 products changed' })).toBeVisible()
  expect(taps).toBe(4)
  expect(await prices()).toEqual(
    before.map((price) => Math.round(((price ?? 0) * 1.05) / 100) * 100),
  )
  await tap('button', { name: 'Undo' })
  await expect(page.getByRole('heading', { name: 'Change no. 1 is undone' })).toBeVisible()
  expect(taps).toBe(5)
  expect(await prices()).toEqual(before)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  // One price alone: a tap into its field, the figures, and the keyboard's own key.
  await page.goto('/desk/catalogue?q=terracotta+pot+200')
  taps = 0
  const price = 'Rs Terracotta pot 200'
  await tap('textbox', { name: price, exact: true })
  await page.getByRole('textbox', { name: price, exact: true }).fill('1,249')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('status').getByText('Terracotta pot 200', { exact: true }),
  ).toBeVisible()
  expect([taps, (await prices()).at(-1)]).toEqual([1, 124_900])
  // So it is on a computer, where the row is a line of a table.
  await page.setViewportSize(desktop)
  await page.getByRole('textbox', { name: price, exact: true }).fill('1,300')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await prices()).at(-1)).toBe(130_000)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page)).toEqual([])
  test.info().annotations.push({ type: '200 prices and back', description: `${seconds} s` })
  await db.destroy()
})
