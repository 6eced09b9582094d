import { expect, test, untilHydrated } from '#tests/support/journeys/journey.ts'

declare global {
  interface Window {
    stillHere?: boolean
  }
}

test.describe('a page of the desk', () => {
  // The live news are refused at its end, and the browser says so.
  test.use({ quietConsole: false })

  test('comes to life, goes on without loading another, and leads to the sign-in whoever was signed out', async ({
    page,
    rows,
    signInAs,
  }) => {
    const { staffId } = await signInAs({ role: 'owner' })
    await page.goto('/desk/no/such/page')
    const link = page.getByRole('main').getByRole('link', { name: 'Go to the inbox' })
    await untilHydrated(link)
    await page.evaluate(() => {
      window.stillHere = true
    })
    await link.click()
    await expect(page).toHaveURL('/desk')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => window.stillHere)).toBe(true)

    // On a phone an enquiry has buttons in place of the tabs; where there is none the tabs stay.
    await page.goto('/desk/enquiries/AN-00000000')
    await untilHydrated(link)
    await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible()
    await rows('delete from staff_sessions where staff_id = ?', staffId)
    await link.click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  })
})
