import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { desktop, expect, holdBack, test, untilHydrated } from '#tests/support/journeys/journey.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'
import { signInAt } from '#tests/support/staff.ts'

const someNumber = () => randomInt(1_000_000)

async function openEnquiry(page: Page, reference: string) {
  await page.goto(`/desk/enquiries/${reference}`)
  await untilHydrated(page.locator('main'))
}

const state = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(name) })
const happened = (page: Page) => page.getByRole('region', { name: 'What happened' })

test('an enquiry is answered and won, somebody else’s change is told, and what is pressed is stored once', async ({
  page,
  site,
  signInAs,
  rows,
}) => {
  await test.step('a visitor’s enquiry is answered, noted and won, with its whole history', async () => {
    await signInAs({ role: 'desk', name: 'Asha Patil' })
    const reference = await sendForm(site, '/enquiry/create', {
      ...someEnquiry(someNumber()),
      products: [{ id: 7, quantity: '12', note: 'Same height' }],
    })
    await openEnquiry(page, reference)
    await expect(page.getByText('Snake Plant', { exact: true })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflowOf(page)).toBe(0)

    // The machine has no telephone: what counts is that the page was left for one, and come back to.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => {
        if ((event.target as Element).closest('[href^="tel:"]')) event.preventDefault()
      }),
    )
    await page.getByRole('link', { name: 'Call', exact: true }).locator('visible=true').click()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const question = page.getByRole('dialog', { name: /Did you reach Meera/ })
    await expect(question).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
    await question.getByRole('button', { name: 'Yes, we spoke: our turn' }).click()
    await expect(state(page, 'Contacted')).toBeChecked()
    await expect(page.getByText('It is our turn: Send Meera an offer.')).toBeVisible()
    await expect(question).toHaveCount(0)

    const note = page.getByLabel('Write a note')
    await note.fill('18 of them in shed 2')
    await note.press('Control+Enter')
    await expect(happened(page).getByText('18 of them in shed 2')).toBeVisible()
    await expect(note).toHaveValue('')

    await state(page, 'Lost').click()
    await page.getByRole('button', { name: 'Not in stock' }).click()
    await expect(page.getByText('Lost because: not in stock')).toBeVisible()
    await expect(page.getByRole('status').getByText('Marked lost')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('status').getByText('Undone')).toBeVisible()
    await state(page, 'Won').click()
    await expect(page.getByRole('status').getByText('Marked won')).toBeVisible()
    await expect(happened(page).getByRole('listitem').locator('p:first-child')).toContainText([
      'Asha changed Lost to Won',
      'Asha undid the last change',
      'Asha said why it was lost: not in stock',
      'Asha changed Contacted to Lost',
      'Asha wrote a note',
      'Asha spoke with Meera',
      'Asha opened it',
      'E-mail',
      'E-mail',
      'Enquiry received and stored',
    ])
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await test.step('somebody else’s change is told while the enquiry is open, and never written over', async () => {
    await signInAs({ role: 'desk', name: 'Asha Patil' })
    const ravi = await signInAt(site, { role: 'desk', name: 'Ravi Jadhav' })
    const reference = await sendForm(site, '/enquiry/create', someEnquiry(someNumber()))
    await openEnquiry(page, reference)
    const byRavi = async (fields: Record<string, string>) => {
      const [row] = await rows('select version from enquiries where reference = ?', reference)
      await fetch(`${site.url}/desk/enquiries/${reference}`, {
        method: 'POST',
        headers: { cookie: ravi.cookie, 'sec-fetch-site': 'same-origin', accept: 'text/html' },
        body: new URLSearchParams({ ...fields, version: String(row?.version) }),
      })
    }
    await page.getByLabel('What comes next').fill('Call her at six')
    await byRavi({ intent: 'state', state: 'quoted' })
    await expect(page.getByText('Ravi changed this to Quoted.')).toBeVisible()
    await expect(state(page, 'New')).toBeChecked()
    await state(page, 'Won').click()
    await expect(page.getByText('Yours is kept here, and not stored yet.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Store mine' })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Keep what is stored' }).click()
    await expect(state(page, 'Quoted')).toBeChecked()
    await expect(page.getByLabel('What comes next')).toHaveValue('Call her at six')
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await test.step('a state that is pressed while a note is on its way is stored, and what is pressed twice is stored once', async () => {
    await signInAs({ role: 'desk', name: 'Asha Patil' })
    const reference = await sendForm(site, '/enquiry/create', someEnquiry(someNumber()))
    await openEnquiry(page, reference)
    const stored = Promise.withResolvers<void>()
    await page.route('**/*.data*', async (route) => {
      if (route.request().method() === 'POST') await stored.promise
      await route.continue()
    })
    await page.getByLabel('Write a note').fill('She calls back at six')
    await page.getByRole('button', { name: 'Add note' }).click()
    await state(page, 'Won').click()
    await state(page, 'Quoted').click()
    await expect(state(page, 'Quoted')).toBeChecked()
    stored.resolve()
    const findStates = () =>
      rows(
        `select from_code, to_code from enquiry_events
         join enquiries on enquiries.id = enquiry_id where code = 'state' and reference = ?`,
        reference,
      )
    await expect.poll(findStates).toEqual([{ from_code: 'new', to_code: 'quoted' }])
    await expect(state(page, 'Quoted')).toBeChecked()

    // What is pressed twice is one thing, whatever has become of the first press.
    await page.getByText('Write down a call or a message').click()
    const noAnswer = page.getByRole('button', { name: 'No answer', exact: true })
    const called = happened(page).getByText('Asha called Meera, no answer')
    await noAnswer.evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(called).toHaveCount(1)
    await expect(page.getByText('not stored yet')).toHaveCount(0)

    const post = await holdBack(page, `**/desk/enquiries/${reference}.data*`)
    await noAnswer.dblclick()
    await post.asked
    await noAnswer.click()
    await post.letGo()
    await expect(called).toHaveCount(2)
    // The second half of a double click that comes once the first is stored.
    await noAnswer.dispatchEvent('click', { detail: 2 })
    await page.getByRole('button', { name: 'We wrote to Meera' }).click()
    await expect(happened(page).getByText('Asha wrote to Meera')).toBeVisible()
    await expect(called).toHaveCount(2)
  })
})

test('everything goes by keyboard, and letters stay letters where one types', async ({
  page,
  site,
  signInAs,
}) => {
  await signInAs({ role: 'desk', name: 'Asha Patil' })
  const index = someNumber()
  const reference = await sendForm(site, '/enquiry/create', someEnquiry(index))
  const next = await sendForm(site, '/enquiry/create', someEnquiry(index + 1))
  await page.setViewportSize(desktop)
  await openEnquiry(page, reference)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)
  const keys = page.getByRole('dialog', { name: 'Keyboard' })
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(keys).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('n')
  await expect(page.getByLabel('Write a note')).toBeFocused()
  await page.keyboard.type('3 a z')
  await expect(page.getByLabel('Write a note')).toHaveValue('3 a z')
  await expect(state(page, 'New')).toBeChecked()
  await state(page, 'New').focus()
  // Arrows only walk along the path; Enter saves.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Save as quoted' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Marked quoted')).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.getByRole('status').getByText('Undone')).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByLabel('With')).toHaveValue(/\d+/)
  await page.keyboard.press('3')
  await expect(page.getByRole('status').getByText('Marked quoted')).toBeVisible()
  await expect(happened(page).getByText('changed New to Contacted')).toHaveCount(0)
  // It is their turn now: the way to the next one is still there.
  await page.keyboard.press('j')
  await page.getByRole('button', { name: 'Leave without saving' }).press('Enter')
  // The address is there before the page: until then the words of the page before are unsent.
  await expect(page).toHaveURL(`/desk/enquiries/${next}`)
  await expect(page.getByLabel('Write a note')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/desk')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an enquiry is answered, noted, planned and won all the same', async ({
    page,
    site,
    signInAs,
  }) => {
    await signInAs({ role: 'desk', name: 'Asha Patil' })
    const reference = await sendForm(site, '/enquiry/create', someEnquiry(someNumber()))
    await page.goto(`/desk/enquiries/${reference}`)
    await page.getByText('Write down a call or a message').click()
    await page.getByRole('button', { name: 'No answer' }).click()
    await page
      .getByRole('button', { name: /10 am$/ })
      .first()
      .click()
    await expect(page.getByRole('status').getByText('Next step saved')).toBeVisible()
    await page.getByLabel('What comes next').fill('Write to her')
    await page.getByLabel('Remind', { exact: true }).selectOption('At another time…')
    await page.getByLabel('Remind at').fill('2099-12-01T16:45')
    await page.getByLabel('With').selectOption('Asha Patil')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByLabel('What comes next')).toHaveValue('Write to her')
    await expect(page.getByLabel('Remind', { exact: true })).toContainText('1 Dec 2099, 4:45 pm')
    await page.getByLabel('Write a note').fill('Likes tulsi')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(happened(page).getByText('Likes tulsi')).toBeVisible()
    await state(page, 'Won').check()
    await page.getByRole('button', { name: 'Save the state' }).click()
    await expect(page.getByRole('status').getByText('Marked won')).toBeVisible()
    await expect(page.getByRole('status').getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(happened(page)).toContainText('Asha changed New to Won')
  })
})
