import { randomUUID } from 'node:crypto'
import { addStaff } from '#app/staff/accounts.server.ts'
import { hashPassword } from '#app/staff/password.server.ts'
import { openDatabase } from '#database/connection.ts'
import { accessibilityFaults } from '#tests/support/journeys/accessibility.ts'
import { expect, test } from '#tests/support/journeys/journey.ts'

const password = 'neem and tulsi'

/** Adds somebody who may sign in; gives the e-mail. */
async function addPerson(place: string) {
  const email = `${randomUUID()}@aangan.example`
  const db = await openDatabase(place)
  const passwordHash = await hashPassword(password)
  await addStaff(db, { name: 'Asha', role: 'owner', email, passwordHash })
  await db.destroy()
  return email
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('somebody signs in and comes to the page that was asked for', async ({ page, site }) => {
      const email = await addPerson(site.place)
      await page.goto('/desk/no/such/page')
      await expect(page).toHaveURL('/login?next=%2Fdesk%2Fno%2Fsuch%2Fpage')
      await page.getByLabel('Mobile number or e-mail').fill(email)
      await page.getByLabel('Password').fill('a guess of mine')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByText('That password does not match. 4 tries left')).toBeVisible()
      if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([])
      await expect(page.getByLabel('Mobile number or e-mail')).toHaveValue(email)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL('/desk/no/such/page')
      await page.goto('/login')
      await expect(page).toHaveURL('/desk')
    })
  })
}
