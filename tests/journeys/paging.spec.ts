import { sql } from 'kysely'
import { openDatabase } from '#database/connection.ts'
import { accessibilityFaults, overflowOf } from '#tests/support/accessibility.ts'
import { bothWidths, expect, test } from '#tests/support/journey.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

// A site of its own: a long collection would change what other journeys see.
let site: RunningSite
test.beforeAll(async () => {
  site = await startSite()
  const db = await openDatabase(site.place)
  for (const key of ['flower-seeds', 'soil', 'corporate-products']) {
    await sql`insert into products (id, category_key, catalogue_order, picture, name, name_folded,
          description, wall, quantity, tips, advantages, aliases, slug)
        with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 130)
        select id * 1000 + n, category_key, catalogue_order + 10000 + n, picture, name || ' ' || n,
          name_folded, description, wall, quantity, tips, advantages, aliases, slug || '-' || n
        from products, numbers where id = (select min(id) from products where category_key = ${key})`.execute(
      db,
    )
  }
  await db.destroy()
})
test.afterAll(() => site.stop())

const pages = '/productPages'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a long collection' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const path of [`${pages}/seeds/flowers`, `${pages}/corporateBulkGifting`]) {
      test(`${path} is read to its end and from its beginning again`, async ({ page }) => {
        await page.goto(site.url + path)
        await expect(page.getByText(/^13\d products$/)).toBeVisible()
        const seen = new Set<string | null>()
        const onward = page.getByRole('link', { name: 'More products' })
        for (let number = 1; number <= 3; number += 1) {
          const cards = page.getByRole('article')
          for (const id of await cards.evaluateAll((all) => all.map((card) => card.id)))
            seen.add(id)
          if (number === 3) {
            await expect(onward).toHaveCount(0)
            break
          }
          const next = await onward.getAttribute('href')
          await onward.click()
          await page.waitForURL(`${site.url}${next}`)
        }
        expect(seen.size).toBe(path.endsWith('flowers') ? 132 : 135)
        await page.getByRole('link', { name: 'Back to the first products' }).click()
        await expect(page).toHaveURL(site.url + path)
      })
    }
  })
}

for (const path of ['seeds/flowers', 'soilAndFertilizers/soil', 'corporateBulkGifting']) {
  test(
    `a further page of ${path} is accessible and never scrolls sideways`,
    bothWidths,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${site.url}${pages}/${path}`)
      await page.getByRole('link', { name: 'More products' }).click()
      await expect(page.getByRole('link', { name: 'Back to the first products' })).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    },
  )
}
