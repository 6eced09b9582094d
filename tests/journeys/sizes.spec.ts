import type { Page } from '@playwright/test'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { openDatabase } from '#database/connection.ts'
import { accessibilityFaults, overflowOf } from '#tests/support/accessibility.ts'
import { bothWidths, expect, test } from '#tests/support/journey.ts'
import type { RunningSite } from '#tests/support/site.ts'

const page12 = '/product/zz-plant'

/** Gives the ZZ plant sizes for as long as something is done; the site and its pages are others' too. */
async function withSizes(site: RunningSite, page: Page, labels: readonly string[], done: () => Promise<void>) {
  const db = await openDatabase(site.place)
  const save = (sizes: readonly object[]) =>
    saveProduct({ db }, { id: 12, change: { sizes: sizes as never }, staffId: null, source: 'desk' })
  await save(
    labels.map((label, index) => ({
      number: null,
      label,
      labels: {},
      price: null,
      availability: index === 0 ? { is: 'away', backIn: 'March' } : { is: 'available' },
    })),
  )
  const rows = async () => (await (await page.request.get(page12)).text()).match(/name="size"/g)?.length
  await expect.poll(rows).toBe(labels.length)
  try {
    await done()
  } finally {
    await save([])
    await db.destroy()
  }
}
