import type { Page } from '@playwright/test'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import {
  desktop,
  expect,
  onPostgres,
  phone,
  test,
  untilHydrated,
} from '#tests/support/journeys/journey.ts'
import type { RunningSite } from '#tests/support/programs/site.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'

let asked = 0

/** Lets a visitor ask who never asked before; gives the reference. */
function ask(site: RunningSite, fullName = 'Farida Contractor') {
  const own = { fullName, address: 'Camp, Pune 411001' }
  const index = (Date.now() % 50_000_000) + asked++
  return sendForm(site, '/enquiry/create', { ...someEnquiry(index), ...own })
}

const rowOf = (page: Page, reference: string) =>
  page.getByRole('listitem').filter({ hasText: reference })

/** Looks for something as one does by hand, and waits until it is found. */
async function find(page: Page, text: string) {
  const field = page.getByRole('searchbox')
  await field.fill(text)
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: /^(Found|No enquiry)/ })).toBeVisible()
}

test(
  'an enquiry that arrives is told over an open inbox, whose rows stay where they are, and is opened',
  onPostgres,
  async ({ page, site, signInAs }) => {
    await page.setViewportSize(phone)
    await signInAs({ role: 'desk' })
    const first = await ask(site)
    await page.goto(`/desk?first=newest`)
    const row = rowOf(page, first)
    await page.evaluate(() => document.fonts.ready)
    const place = await row.boundingBox()
    const second = await ask(site, 'आशा पाटील')
    const fresh = page.getByRole('link', { name: '1 new enquiry' })
    await expect(fresh).toBeVisible()
    await expect(page).toHaveTitle(/^\(1 new\) Inbox/)
    expect(await row.boundingBox()).toEqual(place)
    expect(await accessibilityFaults(page)).toEqual([])

    await fresh.click()
    await expect(rowOf(page, second)).toContainText('आशा पाटील')
    await expect(fresh).toBeHidden()
    const call = rowOf(page, second).getByRole('link', { name: 'Call आशा पाटील' })
    await expect(call).toHaveAttribute('href', /^tel:\+91\d{10}$/)
    const { width = 0, height = 0 } = (await call.boundingBox()) ?? {}
    expect([width, height]).toEqual([56, 48])
    // Coming back from a call asks here too; the machine has no telephone.
    await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await call.click()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const question = page.getByRole('dialog', { name: /Did you reach आशा/ })
    await expect(question).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
    await question.getByRole('button', { name: 'I did not call' }).click()
    await expect(question).toHaveCount(0)

    // At a computer the rest is done by keys.
    await page.setViewportSize(desktop)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(rowOf(page, first).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('k')
    await expect(rowOf(page, second).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('a')
    await expect(page.getByText('It is with you now')).toBeVisible()
    await page.keyboard.press('z')
    await expect(page.getByText('Undone')).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(`${second}`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /^Found/ })).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/desk/enquiries/${second}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('आशा पाटील')
  },
)

test('every state of the inbox can be seen and heard by everybody, at every width', async ({
  page,
  site,
  signInAs,
  context,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await signInAs()
  const reference = await ask(site, 'Venkatasubramanian Raghunathan Krishnamurthy')
  const faults: string[] = []
  const look = async (what: string) => {
    for (const fault of await accessibilityFaults(page)) faults.push(`${what}: ${fault}`)
  }
  await page.goto('/desk?first=newest')
  await look('the list')
  for (const tab of ['closed', 'spam']) {
    await page.goto(`/desk?tab=${tab}`)
    await look(tab)
  }
  await find(page, 'nobody-is-called-so')
  await look('nothing found')
  await find(page, reference)
  await look('found')
  await untilHydrated(page.getByRole('searchbox'))
  await context.setOffline(true)
  await expect(page.getByText('No network.')).toBeVisible()
  await look('no network')
  await context.setOffline(false)
  await page.goto('/desk?first=newest')
  await page.locator('summary', { hasText: 'Filters' }).click()
  await expect(page.getByRole('button', { name: /^Show \d/ })).toBeVisible()
  await look('filters')
  await page.getByRole('radio', { name: /^New/ }).check()
  await page.getByRole('button', { name: 'Show enquiries' }).click()
  await expect(page).toHaveURL(/state=new/)
  for (const width of [320, 360, 768, 1024, 1240, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => overflowOf(page), { message: `${width} px` }).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(desktop)
  await look('the list at a computer')
  await untilHydrated(page.getByRole('searchbox'))
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await look('keys')
  await page.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(faults).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the inbox is searched, narrowed and opened all the same', async ({
    page,
    site,
    signInAs,
  }) => {
    await page.setViewportSize(phone)
    await signInAs({ role: 'desk' })
    const reference = await ask(site)
    await page.goto('/desk')
    await find(page, reference)
    await expect(page).toHaveURL(`/desk?q=${reference}`)
    await expect(rowOf(page, reference)).toBeVisible()
    await page.getByRole('link', { name: 'Close the search' }).click()
    await page.locator('summary', { hasText: 'Filters' }).click()
    await page.getByLabel('With').first().selectOption({ label: 'Nobody' })
    await page.getByLabel('First').first().selectOption({ label: 'Newest' })
    await page.getByRole('button', { name: /^Show \d/ }).click()
    await expect(page).toHaveURL(/with=nobody&first=newest$/)
    await page.getByRole('link', { name: new RegExp(reference) }).click()
    await expect(page).toHaveURL(`/desk/enquiries/${reference}`)
  })
})
