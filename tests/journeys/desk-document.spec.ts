import { expect, test, untilAlive } from '#tests/support/journey.ts'

declare global {
  interface Window {
    stillHere?: boolean
  }
}

test('the browser brings a page of the desk to life, and goes on without loading another', async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: 'owner' })
  await page.goto('/desk/no/such/page')
  const link = page.getByRole('main').getByRole('link', { name: 'Go to the inbox' })
  await untilAlive(link)
  await page.evaluate(() => {
    window.stillHere = true
  })
  await link.click()
  await expect(page).toHaveURL('/desk')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => window.stillHere)).toBe(true)
})
