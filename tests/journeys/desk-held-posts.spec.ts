import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { desktop, expect, untilHydrated } from '#tests/support/journeys/journey.ts'
import { shakyTest as test } from '#tests/support/journeys/shaky-journey.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'

test.use({ serviceWorkers: 'allow', quietConsole: false, reducedMotion: 'reduce' })

const strip = (page: Page) => page.locator('.no-network').filter({ hasText: 'waits in this page' })
const tellOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

async function openPage(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page.locator('main'))
}

test('what staff send while the network is gone stays in the page, and goes when it is back, once', async ({
  page,
  site,
  network,
  enter,
  rows,
}) => {
  const reference = await sendForm(site, '/enquiry/create', someEnquiry(randomInt(1_000_000)))
  await enter({ role: 'owner', name: 'Asha Patil' })
  await openPage(page, `/desk/enquiries/${reference}`)
  const note = page.getByLabel('Write a note')
  const happened = page.getByRole('region', { name: 'What happened' })

  await network.cut()
  await note.fill('18 in shed 2')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(strip(page)).toContainText('No network.')
  await expect(strip(page).getByRole('button', { name: /^Keep it on this phone/ })).toBeVisible()
  await expect(note).toHaveValue('18 in shed 2')
  expect(await accessibilityFaults(page)).toEqual([])
  for (const width of [320, 1366, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
  }
  // A link leads nowhere now; nothing of it is stored on the phone.
  await page.getByRole('link', { name: 'Inbox' }).locator('visible=true').first().click()
  await expect(strip(page)).toBeFocused()
  // Nor is a press in vain: what is sent now waits behind it.
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(strip(page)).toBeFocused()
  const stored = () =>
    page.evaluate(async () => [
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await caches.keys()),
      ...Object.keys(localStorage),
    ])
  expect(await stored()).toEqual([])

  // The answer is lost on its way back, and asked for again: it is stored once.
  await network.restore()
  network.loseAnswers()
  await tellOnline(page)
  const notes = `select text from enquiry_notes join enquiries on enquiries.id = enquiry_id
    where reference = ?`
  await expect.poll(() => rows(notes, reference)).toEqual([{ text: '18 in shed 2' }])
  await expect(strip(page)).toBeVisible()
  await network.restore()
  await tellOnline(page)
  await expect(happened.getByText('18 in shed 2')).toBeVisible()
  await expect(note).toHaveValue('')
  await expect(strip(page)).toHaveCount(0)

  // A state, of which the answer breaks off after its head.
  network.cutAnswers()
  await page.getByRole('radio', { name: /Contacted/ }).click()
  await expect(strip(page)).toBeVisible()
  await network.restore()
  await tellOnline(page)
  await expect(happened.getByText('changed New to Contacted')).toBeVisible()
  const states = `select to_code from enquiry_events join enquiries on enquiries.id = enquiry_id
    where reference = ? and code = 'state'`
  expect(await rows(states, reference)).toEqual([{ to_code: 'contacted' }])
  expect(await rows(notes, reference)).toHaveLength(1)

  // Who wants it has it held on the phone, from where it goes even if the page is closed.
  await network.cut()
  await note.fill('Asked the grower')
  await page.getByRole('button', { name: 'Add note' }).click()
  await strip(page)
    .getByRole('button', { name: /^Keep it on this phone/ })
    .click()
  await expect(page.locator('.waiting-changes')).toContainText('“Asked the grower”')
  await expect(note).toHaveValue('')
  await page.close()
  await network.restore()
  const other = await page.context().newPage()
  await openPage(other, `/desk/enquiries/${reference}`)
  await expect(other.getByText('Asked the grower')).toBeVisible()
  await expect.poll(() => rows(notes, reference)).toHaveLength(2)
})

test('what is saved or gone to while the site is away is saved or opened when it is back', async ({
  page,
  site,
  network,
  enter,
}) => {
  await test.step('a link to a page whose code is not here yet waits for the network, and what was typed stays', async () => {
    const reference = await sendForm(site, '/enquiry/create', someEnquiry(randomInt(1_000_000)))
    await enter({ role: 'owner', name: 'Asha Patil' })
    await page.setViewportSize(desktop)
    await openPage(page, `/desk/enquiries/${reference}`)
    const note = page.getByLabel('Write a note')
    const said = page.getByText(/^No network\. You see what was here at/)
    const follow = (name: string) =>
      page.getByRole('link', { name }).locator('visible=true').first().click()
    const leave = page.getByRole('button', { name: 'Leave without saving' })
    const path = () => new URL(page.url()).pathname

    await network.cut()
    await note.fill('18 in shed 2')
    await follow('Catalogue')
    await leave.click()
    await expect(said).toBeVisible()
    await expect(note).toHaveValue('18 in shed 2')

    // Whoever writes on has not left: the page stays when the network is back, and so do the words.
    await note.pressSequentially(', 4 outside')
    await network.restore()
    await tellOnline(page)
    await expect(said).toHaveCount(0)
    await expect(note).toHaveValue('18 in shed 2, 4 outside')
    expect(path()).toBe(`/desk/enquiries/${reference}`)

    // It goes on by itself, and at once for whoever presses again.
    await network.cut()
    await follow('Insights')
    await leave.click()
    await expect(said).toBeVisible()
    await network.restore()
    await tellOnline(page)
    await expect(page).toHaveURL(/\/desk\/insights/)
    await network.cut()
    await follow('Settings')
    await expect(said).toBeVisible()
    await network.restore()
    await follow('Settings')
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    await expect(said).toHaveCount(0)
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await test.step('what is saved in the catalogue and the settings while the site is away is saved when it is back', async () => {
    await enter({ role: 'owner', name: 'Asha Patil' })
    await openPage(page, '/desk/catalogue/8')
    await page.getByLabel('Description (optional)').fill('For the kitchen window')
    network.fail()
    await page.getByRole('button', { name: 'Save 1 change' }).click()
    await expect(strip(page)).toContainText('The desk can’t take it now.')
    await expect(page.getByLabel('Description (optional)')).toHaveValue('For the kitchen window')
    await network.restore()
    await strip(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Saved: description')).toBeVisible()

    await openPage(page, '/desk/settings')
    const phone = page.getByLabel('Phone', { exact: true })
    await phone.fill('91234 56789')
    await network.cut()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(strip(page)).toContainText('No network.')
    await expect(phone).toHaveValue('91234 56789')

    // Nobody else's it becomes: not of who signs in here meanwhile.
    await enter({ role: 'owner', name: 'Ravi Jadhav' })
    await network.restore()
    await tellOnline(page)
    await expect(strip(page)).toContainText('Somebody else is signed in here now.')
    await page.context().clearCookies()
    await tellOnline(page)
    await expect(strip(page)).toContainText('You are signed out.')
    await expect(phone).toHaveValue('91234 56789')
    // Whose writer does not come back holds up nobody else.
    await strip(page).getByRole('button', { name: 'Throw it away' }).click()
    await expect(page).toHaveURL(/\/login/)
  })
})
