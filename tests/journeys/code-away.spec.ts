import { expect, untilHydrated } from '#tests/support/journeys/journey.ts'
import { shakyTest as test } from '#tests/support/journeys/shaky-journey.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'
import { signInAt } from '#tests/support/staff.ts'

// No worker: it would have fetched the code beforehand, for pages without a network.
test.use({ serviceWorkers: 'block', quietConsole: false, reducedMotion: 'reduce' })

test('what has no code works by itself, and by its code once it can be had', async ({
  page,
  network,
  site,
  enter,
}) => {
  await page.goto('/product/snake-plant')
  const quantity = page.getByLabel(/^How many/)
  const more = page.getByRole('button', { name: /^One more/ })
  await network.cut()
  await more.click()
  await expect(quantity).toHaveValue('2')
  await more.click()
  await expect(quantity).toHaveValue('3')
  await page.getByRole('button', { name: /^One fewer/ }).click()
  await expect(quantity).toHaveValue('2')
  await network.restore()
  await more.click()
  await expect(quantity).toHaveValue('3')
  // By its code the list opens beside the page, which stays.
  await page.getByRole('button', { name: 'Add to my list', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Snake Plant')
  await expect(page).toHaveURL('/product/snake-plant')

  const dialogs: string[] = []
  await test.step('a page of the desk that was open over a new version still tells news, and loses nothing typed', async () => {
    await enter({ role: 'desk', name: 'Asha Patil' })
    const address = `/desk/enquiries/${await sendForm(site, '/enquiry/create', someEnquiry(1))}`
    await page.goto(address)
    await untilHydrated(page.locator('main'))
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type())
      void dialog.dismiss()
    })
    // The new version has other files.
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
    const note = page.getByLabel('Write a note')
    await note.fill('18 in shed 2')
    const ravi = await signInAt(site, { role: 'desk', name: 'Ravi Jadhav' })
    await fetch(`${site.url}${address}`, {
      method: 'POST',
      headers: { cookie: ravi.cookie, origin: site.url },
      body: new URLSearchParams({ intent: 'note', text: 'Asked the grower' }),
    })
    await page.getByRole('link', { name: 'Show it' }).click()
    await expect(page.getByText('Asked the grower')).toBeVisible()
    await expect(note).toHaveValue('18 in shed 2')
    expect(dialogs).toEqual([])
  })

  await test.step('and a link on it leads where it says, and asks once whether to leave', async () => {
    await page.getByRole('link', { name: 'Inbox' }).locator('visible=true').first().click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/desk')
    expect(dialogs).toEqual([])
  })
})
