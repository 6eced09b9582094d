import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addStaff } from '#app/staff/accounts.server.ts'
import { hashPassword } from '#app/staff/password.server.ts'
import { openDatabase } from '#database/connection.ts'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { expect, test, untilHydrated } from '#tests/support/journeys/journey.ts'

const password = 'neem and tulsi'

/** Adds somebody who may sign in, and signs them in by the page for it. */
async function signInByPassword(page: Page, place: string) {
  const email = `${randomUUID()}@aangan.example`
  const db = await openDatabase(place)
  const passwordHash = await hashPassword(password)
  await addStaff(db, { name: 'Asha Patil', role: 'owner', email, passwordHash })
  await db.destroy()
  await page.goto('/login?next=/desk/account')
  await page.getByLabel('Mobile number or e-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/desk/account')
}

async function expectWellMade(page: Page) {
  expect(await accessibilityFaults(page)).toEqual([])
  const size = page.viewportSize()
  for (const width of [320, 768, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => overflowOf(page), { message: `${width} px` }).toBeLessThanOrEqual(0)
  }
  if (size) await page.setViewportSize(size)
}

test('somebody adds a passkey of the phone, signs out, and comes in again with it alone', async ({
  page,
  context,
  site,
}) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signInByPassword(page, site.place)
  const add = page.getByRole('button', { name: 'Add a passkey' })
  await untilHydrated(add)
  const own = page.getByRole('region', { name: 'Passkeys' })
  await own.getByLabel('Your password').fill(password)
  await add.click()
  await expect(own.getByRole('status')).toHaveText('The passkey is added.')
  await expect(own.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'My phones' })).toContainText('has a passkey')
  await expectWellMade(page)

  // In a low window, as a laptop's at 125 %, nothing of the rail lies under what stands on its floor.
  const size = page.viewportSize()
  await page.setViewportSize({ width: 1093, height: 485 })
  await page.getByRole('button', { name: 'Keys' }).click({ trial: true, timeout: 10_000 })
  if (size) await page.setViewportSize(size)
  await page
    .locator('.page-me, .rail-me')
    .getByRole('button', { name: 'Sign out' })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL('/login')
  await page.goto('/desk/account')
  await expect(page).toHaveURL('/login?next=%2Fdesk%2Faccount')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/desk/account')
  await expect(own.getByRole('listitem')).toContainText('used Today')

  for (const path of ['/desk/staff', '/desk/staff/1']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectWellMade(page)
  }
})

test('a browser that knows neither passkeys nor notices is offered neither', async ({
  page,
  signInAs,
}) => {
  await page.addInitScript(() => {
    for (const name of ['PublicKeyCredential', 'PushManager']) Reflect.deleteProperty(window, name)
  })
  await page.goto('/login')
  await page.getByLabel('Password').fill('neem')
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0)
  await signInAs({ role: 'owner' })
  await page.goto('/desk/account')
  await untilHydrated(page.locator('main'))
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
  await page.goto('/desk/notices')
  await untilHydrated(page.locator('main'))
  await expect(page.getByRole('button', { name: 'Tell me on this phone' })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the owner invites somebody, who chooses a password and is on the list', async ({
    page,
    browser,
    baseURL,
    signInAs,
  }) => {
    await signInAs({ role: 'owner', name: 'Asha Patil' })
    await page.goto('/desk/staff')
    const name = `Sunil ${randomUUID().slice(0, 4)}`
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.getByLabel('E-mail').fill(`${randomUUID()}@aangan.example`)
    await page.getByLabel('Catalogue only').check()
    await page.getByRole('button', { name: 'Invite' }).click()
    const link = await page.getByLabel(`Link for ${name}`).inputValue()

    const phone = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    })
    const theirs = await phone.newPage()
    await theirs.goto(link)
    await theirs.getByLabel('Password').fill('three kind words')
    await theirs.getByRole('button', { name: 'Save and sign in' }).click()
    await theirs.goto('/desk/account')
    await theirs.getByRole('textbox', { name: 'Name' }).fill(`${name} More`)
    await theirs.getByRole('button', { name: 'Save the name' }).click()
    await expect(theirs.getByText('Your name is saved.')).toBeVisible()
    await expect(theirs.getByRole('button', { name: 'Add a passkey' })).toBeHidden()

    await page.goto('/desk/staff')
    await page.getByRole('link', { name: `Change ${name} More` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} More`)
    await page
      .getByRole('region', { name: 'Phones' })
      .getByRole('button', { name: 'Sign out' })
      .click()
    await expect(page.getByText('It is signed out')).toBeVisible()
    await theirs.goto('/desk/account')
    await expect(theirs).toHaveURL('/login?next=%2Fdesk%2Faccount')
    // What only scripts can do is not offered.
    await expect(theirs.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    await expect(theirs.locator('.passkey')).toBeHidden()
    await phone.close()
  })
})
