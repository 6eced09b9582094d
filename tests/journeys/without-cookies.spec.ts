import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserFlags, findBrowser } from '#tests/support/journeys/browser.ts'
import { expect, test } from '#tests/support/journeys/journey.ts'

/** As a browser's own settings say it: sites may keep no cookies, and nothing else either. */
const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }

test('where a browser keeps no cookies an enquiry arrives, and a list is not promised', async ({
  site,
  rows,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'without-cookies-'))
  await mkdir(join(profile, 'Default'))
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: browserFlags,
    baseURL: site.url,
  })
  const page = await context.newPage()
  await page.goto('/product/snake-plant')
  await page.getByRole('button', { name: 'Add to my list' }).first().click()
  await expect(page.locator('.toast')).toContainText('Your browser keeps no cookies')
  await page.getByRole('link', { name: 'Enquire Now' }).first().click()
  await page.getByLabel('Full name').fill('Meera Deshpande')
  await page.getByLabel('E-mail', { exact: true }).fill('no-cookies@example.com')
  await page.getByLabel('Mobile number').fill('9876543210')
  await page.getByLabel('Address', { exact: true }).fill('12, Baner Road, Pune')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('heading', { name: 'Send Successfully!' })).toBeVisible()
  const stored = await rows('select * from enquiries where email = ?', 'no-cookies@example.com')
  expect(JSON.stringify(stored)).toContain('Snake Plant')
  expect(stored).toHaveLength(1)
  await page.goto('/home')
  await page.getByLabel('E-mail').fill('no-cookies@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Thank you for subscribing.')).toBeVisible()
  await context.close()
  await rm(profile, { recursive: true, force: true })
})
