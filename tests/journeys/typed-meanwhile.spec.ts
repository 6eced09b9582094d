import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '#tests/support/journeys/accessibility.ts'
import { expect, holdBack, phone, test, untilHydrated } from '#tests/support/journeys/journey.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'
import { signInAt } from '#tests/support/staff.ts'

/** Does `send`, then `type` while what was sent is being stored. */
async function whileStored(page: Page, send: () => Promise<void>, type: () => Promise<void>) {
  const post = await holdBack(page, `**${new URL(page.url()).pathname}.data*`)
  await send()
  await post.asked
  await type()
  await post.letGo()
}

/** Opens a page, and types into it while its scripts are still on their way. */
async function beforeScripts(page: Page, address: string, type: () => Promise<void>) {
  const scripts = await holdBack(page, '**/assets/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  await type()
  await scripts.letGo()
  await untilHydrated(page.locator('main'))
  await page.unroute('**/assets/*.js')
}

test('what is typed about an enquiry while something is stored stays, and whoever leaves it unsent is asked', async ({
  page,
  site,
  signInAs,
}) => {
  await test.step('what is typed about an enquiry while something else is stored stays', async () => {
    await signInAs({ role: 'desk', name: 'Asha Patil' })
    const reference = await sendForm(site, '/enquiry/create', someEnquiry(randomInt(1_000_000)))
    const address = `/desk/enquiries/${reference}`
    await page.goto(address)
    await untilHydrated(page.locator('main'))
    const happened = page.getByRole('region', { name: 'What happened' })
    const note = page.getByLabel('Write a note')
    const addNote = () => page.getByRole('button', { name: 'Add note' }).click()

    await note.fill('18 in shed 2')
    await whileStored(page, addNote, () => note.fill('Call on Monday'))
    await expect(happened.getByText('18 in shed 2')).toBeVisible()
    await expect(note).toHaveValue('Call on Monday')

    // A colleague's note comes with the answer to a change of the state.
    const ravi = await signInAt(site, { role: 'desk', name: 'Ravi Jadhav' })
    await fetch(`${site.url}${address}`, {
      method: 'POST',
      headers: { cookie: ravi.cookie, origin: site.url },
      body: new URLSearchParams({ intent: 'note', text: 'Asked the grower' }),
    })
    await page.getByRole('radio', { name: /Contacted/ }).click()
    await expect(happened.getByText('Asked the grower')).toBeVisible()
    await expect(note).toHaveValue('Call on Monday')
    await addNote()
    await expect(happened.getByText('Call on Monday')).toBeVisible()
    await expect(note).toHaveValue('')
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await test.step('whoever leaves words unsent at the desk is asked first, and nobody who has sent them', async () => {
    await signInAs({ role: 'desk', name: 'Asha Patil' })
    const reference = await sendForm(site, '/enquiry/create', someEnquiry(randomInt(1_000_000)))
    const address = `/desk/enquiries/${reference}`
    await page.goto('/desk')
    await untilHydrated(page.locator('main'))
    await page.locator(`a[href*="${reference}"]`).first().click()
    const note = page.getByLabel('Write a note')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    const inbox = page.getByRole('link', { name: 'Inbox' }).locator('visible=true').first()

    await note.fill('18 in shed 2')
    await inbox.click()
    await expect(question).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await question.getByRole('button', { name: 'Stay and save' }).click()
    await page.goBack()
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(note).toHaveValue('18 in shed 2')
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => void setTimeout(() => location.reload()))
    await (await asked).dismiss()
    expect((await asked).type()).toBe('beforeunload')
    await expect(note).toHaveValue('18 in shed 2')
    expect(new URL(page.url()).pathname).toBe(address)

    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText('Asha wrote a note')).toBeVisible()
    await inbox.click()
    await expect(page).toHaveURL(/\/desk$/)
    await page.locator(`a[href*="${reference}"]`).first().click()
    await note.fill('Never mind')
    await inbox.click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL(/\/desk$/)

    // The next step is a form of its own, whose time is a field that comes later.
    await page.locator(`a[href*="${reference}"]`).first().click()
    const step = page.getByLabel('What comes next')
    const stay = question.getByRole('button', { name: 'Stay and save' })
    await step.fill('Call her at six')
    await inbox.click()
    await stay.click()
    await page.getByRole('button', { name: 'Save the next step' }).click()
    await inbox.click()
    await expect(page).toHaveURL(/\/desk$/)
    await page.locator(`a[href*="${reference}"]`).first().click()
    await expect(step).toHaveValue('Call her at six')
    await page.getByLabel('Remind', { exact: true }).selectOption('At another time…')
    await page.getByLabel('Remind at').fill('2099-12-01T16:45')
    await page.goBack()
    await stay.click()
    await page.getByRole('button', { name: 'Set the reminder' }).click()
    // Once it is stored its field is gone, and there is nothing more to be asked.
    await expect(page.getByRole('status').getByText('Next step saved')).toBeVisible()
    await expect(page.getByLabel('Remind at')).toHaveCount(0)
    await expect(page.getByLabel('Remind', { exact: true })).toContainText('1 Dec 2099, 4:45 pm')
    await inbox.click()
    await expect(page).toHaveURL(/\/desk$/)
  })
})

test('what is typed in the catalogue and about a guide while something is stored stays', async ({
  page,
  signInAs,
  rows,
}) => {
  await test.step('what is typed in a form of the catalogue while something else is stored stays', async () => {
    await signInAs({ role: 'owner' })
    await page.goto('/desk/catalogue/categories')
    await untilHydrated(page.locator('main'))
    const add = page.locator('.category-add')
    await add.getByText('Add a category').click()
    await add.getByLabel('Name', { exact: true }).fill('Ferns')
    await add
      .getByLabel('What its page says first', { exact: true })
      .fill('Soft green for the shade.')
    await add.getByLabel('What Google shows under its name').first().fill('Ferns from Pune.')
    await add.getByRole('button', { name: 'Add the category' }).click()
    const ferns = page.locator('.own-category').filter({ hasText: 'Ferns' })
    await ferns.locator('summary').first().click()
    const intro = ferns.getByLabel('What its page says first', { exact: true })
    await intro.fill('Soft green for a shady balcony.')
    await ferns.getByRole('switch').click()
    await expect(page.getByRole('status').getByText(/^Hidden/)).toBeVisible()
    await expect(intro).toHaveValue('Soft green for a shady balcony.')
    await whileStored(
      page,
      () => ferns.getByRole('button', { name: 'Save the category' }).click(),
      () => ferns.getByLabel('Name', { exact: true }).fill('Ferns and mosses'),
    )
    await expect(page.getByRole('status').getByText(/^Saved/)).toBeVisible()
    await expect(ferns.getByLabel('Name', { exact: true })).toHaveValue('Ferns and mosses')

    // A price is saved when its field is left, which going back does not.
    await page.goto('/desk/catalogue/categories')
    await untilHydrated(page.locator('main'))
    await page.getByRole('main').getByRole('link', { name: 'Catalogue' }).click()
    const price = page.locator('.stock-price input').first()
    await price.pressSequentially('9')
    await page.goBack()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    // Its field is left for the question: by now the price may be on its way.
    await expect(question).toContainText('Not saved yet')
    await question.getByRole('button', { name: 'Leave without saving' }).click()

    // The editor's form, of which only what has gone is saved.
    await beforeScripts(page, '/desk/catalogue/7', () =>
      page.getByLabel('Description (optional)').fill('For the kitchen window'),
    )
    const quantity = page.getByLabel('Quantity (optional)')
    await whileStored(
      page,
      () => page.getByRole('button', { name: 'Save 1 change' }).click(),
      () => quantity.fill('2 pieces'),
    )
    await expect(page.getByText('Saved: description')).toBeVisible()
    await expect(quantity).toHaveValue('2 pieces')
    // Who saves again before the answer is nobody else: what was pressed goes after it.
    await whileStored(
      page,
      () => quantity.press('Enter'),
      async () => {
        await quantity.fill('3 pieces')
        await quantity.press('Enter')
      },
    )
    await expect(page.getByText('Nothing has changed')).toBeVisible()
    await expect(quantity).toHaveValue('3 pieces')
    await expect(page.getByText('Saved: quantity')).toBeVisible()
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await test.step('what is typed about a guide while it is stored or after it stays', async () => {
    // A computer shows the preview beside the words, and has no button for it.
    await page.setViewportSize(phone)
    await signInAs({ role: 'owner' })
    const [guide] = await rows('select min(id) as id from guides')
    const text = page.getByRole('textbox', { name: 'Text' })
    const floor = page.getByRole('region', { name: 'Save' })
    await beforeScripts(page, `/desk/guides/${guide?.id}`, async () => {
      await text.press('ControlOrMeta+Home')
      await text.pressSequentially('Wter first.')
      await text.press('ControlOrMeta+Home')
      await text.press('ArrowRight')
      await text.press('a')
    })
    await expect(floor).toContainText('Changed: text.')
    // Where somebody was writing the next letter comes.
    await text.press('a')
    await expect(text).toHaveValue(/^Waater first\./)
    await text.press('Backspace')
    const region = page.getByLabel('Where this holds')
    const author = page.getByLabel('Written by')
    const save = () => page.locator('#save').click()
    await region.fill('Around Pune')
    await whileStored(page, save, () => author.fill('Asha Patil'))
    await expect(floor).toContainText('Changed: author.')
    await expect(author).toHaveValue('Asha Patil')
    // Who saves again before the answer is nobody else.
    await whileStored(page, save, async () => {
      await author.fill('Asha Patil, Pune')
      await save()
    })
    await expect(floor).toContainText('Nothing has changed')
    // A preview leaves the form as it is.
    const preview = page.getByRole('button', { name: 'Preview' })
    await whileStored(
      page,
      () => preview.click(),
      () => region.fill('Around Mumbai'),
    )
    await expect(page.locator('.posted-preview')).toBeVisible()
    await expect(region).toHaveValue('Around Mumbai')
    await region.fill('Around Pune')
    await page.getByText('Journal and address').click()
    await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(9, 9))
    await preview.click()
    await expect(page.locator('#h-preview')).toBeInViewport()
    await expect(page.getByLabel('Day of the journal')).toBeVisible()
    expect(await text.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(9)
    // A plant that is typed is added with what is saved, and outlives a reload until then.
    const plant = page.getByPlaceholder('Add a plant')
    await plant.fill('Jade')
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await untilHydrated(page.locator('main'))
    await expect(plant).toHaveValue('Jade')
    await plant.fill('')
    await expect(page.locator('#save')).toBeDisabled()
    await plant.fill('Jade')
    await expect(floor).toContainText('Changed: plants.')
    await expect(page.locator('#save')).toBeEnabled()
    await plant.fill('')
    await expect(page.locator('#save')).toBeDisabled()
    // What is saved as it stands makes no other version; a picture does.
    const enter = () => page.getByLabel('Title').press('Enter')
    await whileStored(page, enter, () => author.fill('Asha'))
    await page
      .getByRole('toolbar')
      .locator('input[type=file]')
      .setInputFiles('public/screenshots/home-1366.jpg')
    await expect(text).toHaveValue(/^!\[[\s\S]*Water first\./)
    await expect(author).toHaveValue('Asha')

    await page.goto(`/desk/guides/${guide?.id}/in/hi`)
    await untilHydrated(page.locator('main'))
    const parts = page.locator('.pair textarea')
    await parts.nth(0).fill('पहला')
    await whileStored(page, save, async () => {
      await parts.nth(1).fill('दूसरा')
      await save()
    })
    await expect(page.getByRole('status').getByText(/^Saved/)).toBeVisible()
    await expect(parts.nth(0)).toHaveValue('पहला')
    await expect(parts.nth(1)).toHaveValue('दूसरा')
  })
})
