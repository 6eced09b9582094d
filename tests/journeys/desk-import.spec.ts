import type { Page } from '@playwright/test'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { expect, holdBack, test } from '#tests/support/journeys/journey.ts'

const sheet = 'Code,Plant,Sunlight,GST\n7,Sansevieria,,349\n8,,Lots of sun,\n'
const file = { name: 'winter list.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) }

/** From the columns to the end of the import: by forms and links alone. */
async function apply(page: Page, look: (what: string) => Promise<void>) {
  await expect(page.getByText('We matched 3 of 4 columns.')).toBeVisible()
  await look('match')
  await page.getByRole('button', { name: 'Check 2 rows' }).click()
  await expect(page.getByText('“Lots of sun” is not a light we know.')).toBeVisible()
  await look('check')
  // A browser that was closed here finds its way back.
  await page.goto('/desk/import')
  await look('unapplied')
  await page.getByRole('link', { name: 'Go on with winter list.csv' }).click()
  await page.getByRole('button', { name: 'Use for row 3' }).click()
  await expect(page.getByRole('link', { name: /^0 ?need you$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Apply 2 rows' }).click()
}

async function takeBack(page: Page) {
  await page.getByRole('button', { name: 'Undo this import' }).click()
}

test('a sheet is brought in on a phone, and taken back', async ({ page, signInAs, rows }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs({ role: 'catalogue' })
  const faults: string[] = []
  const look = async (what: string) => {
    for (const fault of await accessibilityFaults(page)) faults.push(`${what}: ${fault}`)
    if ((await overflowOf(page)) > 0) faults.push(`${what} is wider than the window`)
  }
  await page.goto('/desk/import')
  await look('choose')
  const field = page.locator('input[type=file]')
  const sending = await holdBack(page, '**/desk/import.data*')
  await field.setInputFiles(file)
  await sending.asked
  await expect(page.getByText('Reading winter list.csv')).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('Drop an Excel or CSV file here')).toBeVisible()
  await sending.letGo()
  await page.unroute('**/desk/import.data*')
  await field.setInputFiles(file)
  await apply(page, look)
  await expect(page.getByRole('heading', { name: '2 changed' })).toBeVisible()
  await look('done')
  expect(await rows('select name from products where id = 7')).toEqual([{ name: 'Sansevieria' }])
  await takeBack(page)
  await expect(page.getByRole('heading', { name: 'The import is undone' })).toBeVisible()
  await look('undone')
  expect(await rows('select name from products where id = 7')).toEqual([{ name: 'Snake Plant' }])
  expect(faults).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a sheet is brought in and taken back too', async ({ page, signInAs }) => {
    await signInAs({ role: 'catalogue' })
    await page.goto('/desk/import')
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Read the file' }).click()
    await apply(page, async () => undefined)
    const untilIt = async (heading: string) => {
      // Somebody asks how far it is for as long as it goes on.
      await expect(async () => {
        await page.reload()
        await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 1 })
      }).toPass()
    }
    await untilIt('2 changed')
    await takeBack(page)
    await untilIt('The import is undone')
  })
})

test.describe('while it goes on', () => {
  // The browser reports that it was told to sign in.
  test.use({ quietConsole: false })

  test('a session that ends leads to the sign-in', async ({ page, signInAs, rows, site }) => {
    const { staffId } = await signInAs({ role: 'catalogue' })
    // Another process is at work on it, for the longest time that is believed of one.
    const [id, far] = ['a-long-import', new Date(Date.now() + 35_000).toISOString()]
    await rows(
      `insert into imports (id, file_name, sheet_name, other_sheets, staff_id, created_at, state,
        headings, matching, rows, to_do, done, leased_by, leased_until)
        values (?, 'list.csv', '', 0, ?, ?, 'applying', '[]', '[]', 6000, 6000, 1200, 'other', ?)`,
      ...[id, staffId, new Date().toISOString(), far],
    )
    await page.goto(`/desk/import/${id}`)
    await expect(page.getByText('1,200 of 6,000')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.context().clearCookies()
    await expect(page).toHaveURL(`${site.url}/login?next=%2Fdesk%2Fimport%2F${id}`)
    await rows('delete from imports where id = ?', id)
  })
})
