import { randomInt } from 'node:crypto'
import type { Locator, Page, Request } from '@playwright/test'
import { expect, test, untilDrawn, untilHydrated } from '#tests/support/journeys/journey.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'

// These clicks are caught, so that each is looked at alone.
test.use({ pressesWork: false, hasTouch: true })

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

/** Runs on what can be pressed: where each is, of what kind, what it is called, and whether it can be pressed now. */
const describePressed = (elements: (HTMLElement | SVGElement)[]) =>
  elements.map((element) => {
    const { x, y } = element.getBoundingClientRect()
    const isOff = element.matches(':disabled, [aria-hidden=true]') || !element.checkVisibility()
    const name = element.textContent?.trim() || element.getAttribute('aria-label')
    return { x, y, isOff, name, kind: `${element.tagName} ${element.getAttribute('type')}` }
  })

/**
 * Presses one of each kind of what can be pressed in the form, each on a page of its own while the
 * field is wrong; gives a sentence for whatever there moves meanwhile, and for each click that lands
 * elsewhere. What is done about a press does not ask what is pressed: where nothing moves under one,
 * the others of its kind would be met too.
 */
async function findMissedPresses(page: Page, form: Form, ready: (field: Locator) => Promise<void>) {
  const faults: string[] = []
  const box = page.locator(form.form)
  const all = box.locator(form.pressed ?? 'button, a[href], summary')
  const pressedKinds = new Set<string>()
  for (;;) {
    await page.goto(form.path)
    await form.open?.(page)
    const field = box.locator(form.field)
    await field.focus()
    await ready(field)
    await field.fill(form.wrong)
    const place = (await all.evaluateAll(describePressed)).findIndex(
      ({ kind, isOff }) => !isOff && !pressedKinds.has(kind),
    )
    if (place === -1) return faults
    const part = all.nth(place)
    await part.scrollIntoViewIfNeeded()
    const before = await all.evaluateAll(describePressed)
    const spot = await part.boundingBox()
    if (!spot) throw new Error(`${form.path}: what is to be pressed is not shown.`)
    pressedKinds.add(before[place]?.kind ?? '')
    // It listens before anything is pressed.
    const press = await part.evaluateHandle((element) => ({
      landed: new Promise<boolean>((resolve) => {
        const hear = (event: Event) => {
          event.preventDefault()
          event.stopImmediatePropagation()
          resolve(event.target instanceof Node && element.contains(event.target))
        }
        document.addEventListener('click', hear, { capture: true, once: true })
        document.addEventListener('pointerup', () => setTimeout(resolve, 500, false))
      }),
    }))
    await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2)
    await page.mouse.down()
    await untilDrawn(page)
    const after = await all.evaluateAll(describePressed)
    await page.mouse.up()
    for (const [at, { y, name, isOff }] of before.entries()) {
      const moved = Math.abs((after[at]?.y ?? 0) - y)
      if (!isOff && moved > 2) {
        faults.push(`${form.path}: ${name} moves by ${moved} px while it is pressed.`)
      }
    }
    if (!(await press.evaluate(({ landed }) => landed))) {
      faults.push(`The click on ${form.path}: ${before[place]?.name} lands beside it.`)
    }
    if (before.every(({ kind, isOff }) => isOff || pressedKinds.has(kind))) return faults
  }
}

test('nothing moves under a press while the focused field is wrong, and the first tap on × closes', async ({
  page,
  context,
  baseURL,
}) => {
  await test.step('nothing moves under a press while the focused field is wrong', async () => {
    await context.addCookies([{ name: 'my-list', value: '7', url: baseURL }])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults: string[] = []
    for (const form of forms) {
      faults.push(...(await findMissedPresses(page, form, (field) => untilHydrated(field))))
    }
    expect(faults).toEqual([])
  })
  await test.step('the dialog closes at the first tap on its ×, and what was wrong is said after a press', async () => {
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
})

test('nothing moves under a press at the desk while the focused field is wrong or left', async ({
  page,
  signInAs,
  site,
}) => {
  await test.step('nothing moves under a press at the desk while the focused field is wrong', async () => {
    await signInAs({ role: 'owner' })
    const faults: string[] = []
    for (const form of deskForms) {
      faults.push(...(await findMissedPresses(page, form, (field) => untilHydrated(field))))
    }
    expect(faults).toEqual([])
  })
  await test.step('nothing moves under a press on any form of the desk while its field is wrong', async () => {
    const reference = await sendForm(site, '/enquiry/create', someEnquiry(randomInt(1_000_000)))
    await page.addInitScript(() =>
      addEventListener('click', (event) => event.preventDefault(), { capture: true }),
    )
    await signInAs({ role: 'owner' })
    const faults: string[] = []
    for (const path of [`/desk/enquiries/${reference}`, ...deskScreens])
      faults.push(...(await findMovedByLeaving(page, path)))
    expect(faults).toEqual([])
  })
})

/** The desk's other screens with fields, one of each kind of form. */
const deskScreens = [
  '/catalogue',
  '/catalogue/new',
  '/catalogue/7/picture',
  '/people',
  '/guides/new',
  '/settings/prices',
  '/settings/texts',
  '/settings/hours',
  '/account',
  '/staff',
].map((path) => `/desk${path}`)

const typedInto = [
  'main textarea:not([readonly])',
  'main input:not([type=hidden], [type=radio], [type=checkbox], [type=file], [type=search], [readonly])',
].join()

/** What such a field refuses: nothing where there was something, or what is neither a name nor a number. */
async function makeWrong(field: Locator) {
  const type = await field.getAttribute('type')
  if (type && /date|time|month/.test(type)) return field.fill('')
  const isEmpty = (await field.inputValue()) === ''
  await field.fill(isEmpty ? (type === 'number' ? '-1' : '<98>') : '')
}

const places = () =>
  [...document.querySelectorAll('main :is(button, a[href], summary)')].map((pressed) => {
    const { x, y } = pressed.getBoundingClientRect()
    return { name: pressed.textContent, x, y }
  })

/**
 * Makes one field of each kind wrong, at most four on a screen, and leaves each by a press on a button
 * of its form; gives a sentence for whatever else can be pressed there and moves before the press ends.
 */
async function findMovedByLeaving(page: Page, path: string): Promise<string[]> {
  const faults: string[] = []
  const posts = new Set<Request>()
  page.on('request', (request) => request.method() === 'POST' && posts.add(request))
  page.on('requestfinished', (request) => posts.delete(request))
  page.on('requestfailed', (request) => posts.delete(request))
  await page.goto(path)
  const fields = page.locator(typedInto).filter({ visible: true })
  await expect(fields.first(), path).toBeVisible()
  await untilHydrated(fields.first())
  // What is done about a field that is left does not ask for its name: others of its kind would do as it does.
  const kinds = await fields.evaluateAll((all) =>
    all.map((field) =>
      [field.tagName, field.getAttribute('type'), field.closest('form')?.className].join(' '),
    ),
  )
  for (const kind of [...new Set(kinds)].slice(0, 4)) {
    const field = fields.nth(kinds.indexOf(kind))
    if (!(await field.isEditable())) continue
    await makeWrong(field)
    const within = page.locator('form').filter({ has: field })
    const buttons = within.locator('button:not([aria-hidden])').filter({ visible: true })
    const button = (await buttons.count()) > 0 ? buttons.last() : page.locator('h1')
    await button.scrollIntoViewIfNeeded()
    await field.evaluate((element) => element.focus({ preventScroll: true }))
    const box = await button.boundingBox()
    if (!box) continue
    const before = await page.evaluate(places)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await untilDrawn(page)
    await expect.poll(() => posts.size, { intervals: [20, 50] }).toBe(0)
    await untilDrawn(page)
    const after = await page.evaluate(places)
    const moved = before.find(({ x, y }, at) => {
      const now = after[at] ?? { x: 0, y: 0 }
      return Math.hypot(now.x - x, now.y - y) > 2
    })
    if (moved) faults.push(`${path}: “${moved.name}” moves as a field is left.`)
    await page.mouse.up()
  }
  page.removeAllListeners('request')
  return faults
}
