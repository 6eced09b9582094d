import type { Locator, Page } from '@playwright/test'
import { expect, test, untilAlive, untilDrawn } from '#tests/support/journey.ts'

// These clicks are caught, so that each is looked at alone.
test.use({ pressesWork: false })

/** A form, the field of it that is wrong while it has the focus, and what is pressed then. */
interface Form {
  path: string
  open?: (page: Page) => Promise<void>
  form: string
  field: string
  wrong: string
  /** Some of what can be pressed, where there is much of one kind. */
  pressed?: string
}

const openDialog = (page: Page) =>
  page
    .getByRole('link', { name: /^Enquire Now/ })
    .first()
    .click()

const forms: Form[] = [
  { form: 'dialog[open]', field: '[name=fullName]', wrong: 'R2-D2' },
  { form: 'dialog[open]', field: '[name=address]', wrong: '' },
].map((form) => ({ path: '/productPages/pebbles', open: openDialog, ...form }))
forms.push(
  { path: '/product/enquiryForm', form: 'form.form', field: '[name=fullName]', wrong: 'R2-D2' },
  {
    path: '/productPages/corporateBulkGifting',
    form: '#expert form',
    field: '[name=mobileNo]',
    wrong: '98200',
  },
  { path: '/my-list', form: '#my-list-form', field: '[name=mobileNumber]', wrong: '98200' },
  { path: '/home', form: '.news-form', field: '[name=email]', wrong: 'nobody' },
)

const deskForms: Form[] = [
  {
    path: '/desk/settings',
    form: 'main',
    field: '[name=BUSINESS_PHONE]',
    wrong: '91234 5678',
    pressed: '#BUSINESS_ADDRESS',
  },
  {
    path: '/desk/catalogue/7',
    form: 'form.editor',
    field: '[name=name]',
    wrong: '',
    pressed: '[name=botanical], .save-floor button',
  },
]

/**
 * Presses everything in the form that can be pressed, each on a page of its own while the field is
 * wrong; gives a sentence for each press during which it moved, or whose click landed elsewhere.
 */
async function findMissedPresses(page: Page, form: Form, ready: (field: Locator) => Promise<void>) {
  const faults: string[] = []
  const box = page.locator(form.form)
  const parts = form.pressed ?? 'button, a[href], summary'
  for (let place = 0, count = 1; place < count; place++) {
    await page.goto(form.path)
    await form.open?.(page)
    const field = box.locator(form.field)
    await field.focus()
    await ready(field)
    const pressed = box.locator(parts).filter({ visible: true })
    count = await pressed.count()
    const part = pressed.nth(place)
    await field.fill(form.wrong)
    await part.scrollIntoViewIfNeeded()
    const before = await part.boundingBox()
    if (!before || (await part.getAttribute('aria-hidden')) || !(await part.isEnabled())) continue
    const landed = part.evaluate(
      (element) =>
        new Promise<boolean>((resolve) => {
          const hear = (event: Event) => {
            event.preventDefault()
            event.stopImmediatePropagation()
            resolve(event.target instanceof Node && element.contains(event.target))
          }
          document.addEventListener('click', hear, { capture: true, once: true })
          document.addEventListener('pointerup', () => setTimeout(resolve, 500, false))
        }),
    )
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
    await page.mouse.down()
    await untilDrawn(page)
    const after = await part.boundingBox()
    await page.mouse.up()
    const name = `${form.path}: ${(await part.textContent()) || (await part.getAttribute('aria-label'))}`
    const moved = Math.abs((after?.y ?? 0) - before.y)
    if (moved > 2) faults.push(`${name} moves by ${moved} px while it is pressed.`)
    if (!(await landed)) faults.push(`The click on ${name} lands beside it.`)
  }
  return faults
}

test('nothing moves under a press while the focused field is wrong', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'my-list', value: '7', url: baseURL }])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const faults: string[] = []
  for (const form of forms) {
    faults.push(...(await findMissedPresses(page, form, (field) => untilAlive(field))))
  }
  expect(faults).toEqual([])
})

test('nothing moves under a press at the desk while the focused field is wrong', async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: 'owner' })
  const faults: string[] = []
  for (const form of deskForms) {
    faults.push(...(await findMissedPresses(page, form, (field) => untilAlive(field))))
  }
  expect(faults).toEqual([])
})

test('the dialog closes at the first tap on its ×, and what was wrong is said after a press', async ({
  page,
}) => {
  await page.goto('/productPages/pebbles')
  await openDialog(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('R2-D2')
  await dialog.getByLabel('E-mail').click()
  await expect(dialog.locator('.err')).toHaveCount(1)
  await dialog.getByLabel('Address').tap()
  await expect(dialog.locator('.err')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await expect(dialog).toBeHidden()
})
