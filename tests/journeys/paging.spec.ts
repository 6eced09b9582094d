import { sql } from 'kysely'
import { openDatabase } from '#database/connection.ts'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { desktop, expect, phone, test } from '#tests/support/journeys/journey.ts'
import { type RunningSite, startSite } from '#tests/support/programs/site.ts'

// A site of its own: a long collection would change what other journeys see.
let site: RunningSite
test.beforeAll(async () => {
  site = await startSite()
  const db = await openDatabase(site.place)
  await sql`insert into products (id, category_key, catalogue_order, picture, name, name_folded,
          description, wall, quantity, tips, advantages, aliases, slug)
        with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 130)
        select id * 1000 + n, category_key, catalogue_order + 10000 + n, picture, name || ' ' || n,
          name_folded, description, wall, quantity, tips, advantages, aliases, slug || '-' || n
        from products, numbers where id = (select min(id) from products where category_key = 'soil')`.execute(
    db,
  )
  await db.destroy()
})
test.afterAll(() => site.stop())

test('a long collection is read to its end and from its beginning again', async ({ page }) => {
  const path = `${site.url}/productPages/soilAndFertilizers/soil`
  const onward = page.getByRole('link', { name: 'More products' })
  const back = page.getByRole('link', { name: 'Back to the first products' })
  const seen = new Set<string>()
  const look = async () => {
    const cards = page.getByRole('article')
    for (const id of await cards.evaluateAll((all) => all.map((card) => card.id))) seen.add(id)
  }
  const goOn = async () => {
    const next = await onward.getAttribute('href')
    await onward.click()
    await page.waitForURL(site.url + next)
    await expect(back).toBeVisible()
    await look()
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await look()
  await goOn()
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
  }
  await goOn()
  // The last page has the parts of the one before it but the way on, and fewer cards.
  expect(await accessibilityFaults(page)).toEqual([])
  expect(seen.size).toBe(132)
  await expect(onward).toHaveCount(0)
  await back.click()
  await expect(page).toHaveURL(path)
})
