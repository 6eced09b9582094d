import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { listProducts } from '#app/catalogue/products.server.ts'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { openDatabase } from '#database/connection.ts'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { desktop, expect, phone, untilHydrated } from '#tests/support/journeys/journey.ts'
import { shakyTest as test } from '#tests/support/journeys/shaky-journey.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'
import { signInAt } from '#tests/support/staff.ts'

test.use({ serviceWorkers: 'allow', quietConsole: false, reducedMotion: 'reduce' })

/** Lets the browser keep the inbox. */
async function keepInbox(page: Page) {
  await page.goto('/desk/notices')
  const keep = page.getByRole('checkbox', { name: 'Keep one page for 24 hours' })
  await expect(keep).toBeEnabled()
  await keep.click()
  await expect(keep).toBeChecked()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Says to the page what browsers say when a network is there again: it tries at once. */
const tellOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

/** A name may have no digits. */
const inLetters = (index: number) =>
  `C${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`

const keeps = (page: Page) => page.evaluate(() => caches.has('desk'))
const waiting = (page: Page) => page.locator('.waiting-changes')
const lineOf = (page: Page, name: string) =>
  page.locator('.kept-rows').getByRole('listitem').filter({ hasText: name })

/** Writes on the kept page what is to be done about somebody's enquiry. */
async function write(page: Page, name: string, what: { note: string } | { state: string }) {
  const line = lineOf(page, name)
  const words = line.getByLabel(`A note about ${name}`)
  if (!(await words.isVisible())) await line.getByText('Note or state').click()
  if ('note' in what) {
    await words.fill(what.note)
    await line.getByRole('button', { name: 'Add note' }).click()
  } else {
    await line.getByLabel(`State of ${name}`).selectOption(what.state)
    await line.getByRole('button', { name: `Change to ${what.state.toLowerCase()}` }).click()
  }
}

/** Chooses a state with half a note beside it, and writes on before the phone has stored the choice. */
async function writeWhileStored(page: Page, name: string) {
  const line = lineOf(page, name)
  const note = line.getByLabel(`A note about ${name}`)
  await note.fill('Half a no')
  await line.getByLabel(`State of ${name}`).selectOption('Won')
  await line.getByRole('button', { name: 'Change to won' }).evaluate((button: HTMLElement) => {
    button.click()
    const field = button.closest('details')?.querySelector('textarea')
    field?.focus()
    document.execCommand('insertText', false, 'te')
  })
  await expect(waiting(page)).toContainText(`${name} is Won`)
  await expect(note).toHaveValue('Half a note')
  await note.fill('')
  await waiting(page)
    .getByRole('button', { name: `Undo: ${name} is Won` })
    .click()
}

test('what staff do without network waits on the phone and is stored once, in order, and never over what others did', async ({
  page,
  site,
  network,
  enter,
  rows,
}) => {
  const [one, other] = [randomInt(1_000_000), randomInt(1_000_000)]
  const long = 'Venkatasubramanian Raghunathan'
  const visitors = { one: `Farida ${long} ${inLetters(one)}`, other: `Imran ${inLetters(other)}` }
  const ask = (index: number, fullName: string) =>
    sendForm(site, '/enquiry/create', { ...someEnquiry(index), fullName, address: 'Kothrud, Pune' })
  const reference = await ask(one, visitors.one)
  const contested = await ask(other, visitors.other)
  await enter({ role: 'desk', name: 'Asha Patil' })
  await keepInbox(page)

  // An open enquiry whose network is gone.
  await page.goto(`/desk/enquiries/${reference}`)
  await untilHydrated(page.locator('main'))
  await network.cut()
  const note = page.getByLabel('Write a note')
  await note.fill('18 in shed 2')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('It waits on this phone')).toBeVisible()
  await expect(waiting(page)).toContainText('“18 in shed 2”')
  await expect(note).toHaveValue('')

  // The kept inbox, which says neither numbers nor places.
  await page.goto('/desk')
  await expect(page.getByText(/^No network\. The inbox of \d/)).toBeVisible()
  await untilHydrated(page.locator('main'))
  const line = lineOf(page, visitors.one)
  await expect(line).not.toContainText(someEnquiry(one).mobileNumber)
  await expect(page.locator('main')).not.toContainText('Kothrud')
  await write(page, visitors.one, { state: 'Contacted' })
  await write(page, visitors.one, { state: 'Quoted' })
  await write(page, visitors.one, { note: 'All about 50 cm' })
  await expect(line.getByLabel(`A note about ${visitors.one}`)).toHaveValue('')
  await writeWhileStored(page, visitors.one)
  await write(page, visitors.one, { note: 'A slip of the pen' })
  await write(page, visitors.other, { state: 'Quoted' })
  await expect(line).toContainText('Quoted')
  await expect(line).toContainText('waits')
  await waiting(page)
    .getByRole('listitem')
    .filter({ hasText: 'A slip of the pen' })
    .getByRole('button', { name: /^Undo/ })
    .click()
  await expect(waiting(page)).toContainText('5 changes wait here')
  expect(await accessibilityFaults(page)).toEqual([])
  for (const width of [320, 1366, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
    const [name, standing] = await Promise.all(
      ['.kept-name b', '.kept-standing'].map((part) => line.locator(part).boundingBox()),
    )
    if (!name || !standing) throw new Error('The row is not shown.')
    const isLeft = name.x + name.width <= standing.x
    const isRight = name.x >= standing.x + standing.width
    expect(isLeft || isRight, `at ${width} px`).toBe(true)
  }
  await page.reload()
  await expect(waiting(page)).toContainText('5 changes wait here')

  // Somebody else was quicker meanwhile, and the first answer is lost on its way back.
  const ravi = await signInAt(site, { role: 'desk', name: 'Ravi Jadhav' })
  await fetch(`${site.url}/desk/enquiries/${contested}`, {
    method: 'POST',
    headers: { cookie: ravi.cookie, origin: site.url },
    body: new URLSearchParams({ intent: 'state', state: 'won', version: '1' }),
  })
  await network.restore()
  network.loseAnswers()
  await tellOnline(page)
  await expect(waiting(page)).toContainText('It has left this phone')
  await network.restore()
  await tellOnline(page)
  await expect(waiting(page)).toContainText('Ravi changed this to Won meanwhile')
  await expect(waiting(page).locator('dd')).toHaveText(['Won', 'Quoted'])
  await expect(page.getByText('The network is back.')).toBeVisible()
  const states = `select to_code from enquiry_events join enquiries on enquiries.id = enquiry_id
    where reference = ? and code = 'state' order by enquiry_events.id`
  expect(await rows(states, reference)).toEqual([{ to_code: 'contacted' }, { to_code: 'quoted' }])
  expect(await rows(states, contested)).toEqual([{ to_code: 'won' }])
  const notes = `select text from enquiry_notes join enquiries on enquiries.id = enquiry_id
    where reference = ? order by enquiry_notes.id`
  expect(await rows(notes, reference)).toEqual([
    { text: '18 in shed 2' },
    { text: 'All about 50 cm' },
  ])

  // With network its address leads to the inbox, and that is not the sign-in.
  await page.reload()
  await expect(page).toHaveURL(/\/desk$/)
  expect(await keeps(page)).toBe(true)

  // Every page of the desk says so, and whoever signs out is told what they lose.
  await expect(waiting(page)).toContainText('1 change waits here, one needs you')
  const signOut = page.locator('.page-me').getByRole('button', { name: 'Sign out' })
  await untilHydrated(signOut)
  await signOut.click()
  const question = page.getByRole('dialog', { name: 'Sign out' })
  await expect(question).toContainText('1 change of yours is not stored yet')
  expect(await accessibilityFaults(page)).toEqual([])
  await question.getByRole('button', { name: 'Stay signed in' }).click()

  // Nobody else is shown it; the kept page goes with whoever comes in its owner's place.
  await enter({ role: 'desk', name: 'Kavita Joshi' })
  await page.goto('/desk')
  await untilHydrated(signOut)
  await expect.poll(() => keeps(page)).toBe(false)
  await expect(waiting(page)).toBeEmpty()
  await signOut.click()
  await expect(page).toHaveURL(/\/login/)
  const left = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(left).not.toContain('desk')
})

test('the kept inbox is gone after a day, and with the session', async ({
  page,
  network,
  context,
  enter,
}) => {
  await enter({ role: 'desk', name: 'Asha Patil' })
  await keepInbox(page)
  await page.goto('/desk')
  await context.clearCookies()
  // The page that is open asks for something and hears 401.
  await page.evaluate(() => fetch('/desk/news.data'))
  await expect.poll(() => keeps(page)).toBe(false)

  await enter({ role: 'desk', name: 'Asha Patil' })
  await keepInbox(page)
  await page.evaluate(async () => {
    const cache = await caches.open('desk')
    const page = await cache.match('/desk/kept-inbox')
    const headers = new Headers(page?.headers)
    headers.set('x-kept-at', String(Date.now() - 25 * 60 * 60 * 1000))
    await cache.put('/desk/kept-inbox', new Response(await page?.blob(), { headers }))
  })
  await network.cut()
  const other = await context.newPage()
  await expect(other.goto('/desk')).rejects.toThrow(/ERR_/)
  await expect.poll(() => keeps(page)).toBe(false)
})

/** Puts one into a queue of the browser's, as what waits there, or counts what it holds. */
const queue = (page: Page, database: string, store: string, one?: object) =>
  page.evaluate(
    ([database, store, one]) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(database, 1)
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore(store, { keyPath: 'place', autoIncrement: true })
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(store, 'readwrite')
          if (one) transaction.objectStore(store).add(one)
          const count = transaction.objectStore(store).count()
          transaction.oncomplete = () => {
            opening.result.close()
            resolve(count.result)
          }
        }
      }),
    [database, store, one] as const,
  )

test('the kept inbox goes with whoever comes in its owner’s place or loses the right to it, and what waits stays', async ({
  page,
  network,
  enter,
  rows,
}) => {
  await enter({ role: 'desk', name: 'Asha Patil' })
  await keepInbox(page)
  const writtenAt = Date.now()
  const change = {
    id: 'a-change',
    staffId: 1,
    state: 'refused',
    form: { intent: 'note' },
    writtenAt,
  }
  await queue(page, 'desk', 'changes', change)
  await queue(page, 'enquiries', 'waiting', { submissionId: 'one', state: 'stopped', writtenAt })

  // Any answer of the desk says whom it is for, not only the inbox.
  await enter({ role: 'desk', name: 'Kavita Joshi' })
  await page.goto('/desk/account')
  await expect.poll(() => keeps(page)).toBe(false)
  await network.cut()
  const other = await page.context().newPage()
  await expect(other.goto('/desk')).rejects.toThrow(/ERR_/)
  await network.restore()

  await keepInbox(page)
  await page.goto('/desk/account')
  expect(await keeps(page)).toBe(true)
  await rows('update staff set role = ? where name = ?', 'catalogue', 'Kavita Joshi')
  await page.goto('/desk/account')
  await expect.poll(() => keeps(page)).toBe(false)
  expect(await queue(page, 'desk', 'changes')).toBe(1)
  expect(await queue(page, 'enquiries', 'waiting')).toBe(1)
})

test('what one tab throws away is not said to be stored in another, and what it stores is', async ({
  page,
  site,
  enter,
  rows,
  context,
}) => {
  const reference = await sendForm(site, '/enquiry/create', someEnquiry(randomInt(1_000_000)))
  // Nobody else in this file is called so.
  const name = 'Usha Kale'
  await enter({ role: 'desk', name })
  await keepInbox(page)
  const [{ id: staffId } = {}] = await rows('select id from staff where name = ?', name)
  const other = await context.newPage()
  const holdStopped = async (text: string) => {
    const [id, writtenAt] = [`${reference}-${text}`, Date.now()]
    const form = { intent: 'note', text, version: '1', submission: id }
    const change = { id, staffId, reference, name: 'Farida', was: 'new', form, writtenAt }
    await queue(page, 'desk', 'changes', { ...change, state: 'stopped' })
    for (const tab of [page, other]) {
      await tab.goto('/desk/account')
      await expect(waiting(tab)).toContainText('1 change waits here')
    }
  }

  await holdStopped('A slip of the pen')
  await waiting(page)
    .getByRole('button', { name: /^Throw away/ })
    .click()
  for (const tab of [page, other]) await expect(waiting(tab)).toHaveText('')
  await holdStopped('18 in shed 2')
  await waiting(page).getByRole('button', { name: 'Try again' }).click()
  for (const tab of [page, other]) {
    await expect(waiting(tab)).toHaveText('Stored: nothing waits here.')
  }
  const notes = `select text from enquiry_notes join enquiries on enquiries.id = enquiry_id
    where reference = ?`
  expect(await rows(notes, reference)).toEqual([{ text: '18 in shed 2' }])
})

const indoorPlants = 'indoor-plants'

/** Forty sizes altogether in a full run: ten take a tap each as well. */
const [plantsWithSizes, sizesOfEach] = process.env.FULL_SUITE ? [3, 12] : [1, 4]

/**
 * Gives so many of the indoor plants so many sizes each, beside the others. Gives how many there are,
 * what takes them away, and what a colleague says meanwhile: the price in paise of one of the first rows.
 */
async function giveFortySizes(place: string) {
  const db = await openDatabase(place)
  const products = await listProducts(db, indoorPlants)
  const save = (id: number, sizes: ProductSize[]) =>
    saveProduct({ db }, { id, change: { sizes }, staffId: null, source: 'desk' })
  const sizesNow = Array.from({ length: sizesOfEach }, (_, nth) => ({
    number: null,
    label: `${nth + 4} inch pot`,
    labels: {},
    price: null,
    availability: null,
  }))
  for (const { id } of products.slice(0, plantsWithSizes)) await save(id, sizesNow)
  const takeAway = async () => {
    for (const { id } of products) await save(id, [])
    await db.destroy()
  }
  const setPrice = async (row: number, price: number) => {
    const [{ id } = { id: 0 }] = products
    const sizes = (await readSizes(db, [id])).get(id) ?? []
    await save(
      id,
      sizes.map((size, at) => (at === row ? { ...size, price } : size)),
    )
  }
  const pricesOf = async () => {
    const [{ id } = { id: 0 }] = products
    const sizes = (await readSizes(db, [id])).get(id) ?? []
    return sizes.slice(0, 4).map(({ price }) => price)
  }
  const count = products.length + plantsWithSizes * (sizesOfEach - 1)
  return { count, takeAway, setPrice, pricesOf }
}

test('a stock round takes a tap for each size and five more, and goes on without network: answers wait on the phone and are sent', async ({
  page,
  site,
  network,
  enter,
  context,
}) => {
  await page.setViewportSize(phone)
  const { count, takeAway, setPrice, pricesOf } = await giveFortySizes(site.place)
  if (process.env.FULL_SUITE) expect(count).toBeGreaterThanOrEqual(40)
  await enter({ role: 'catalogue', name: 'Asha Patil' })
  await page.goto('/desk/catalogue')
  const rows = page.locator('.round-row')
  const tap = (row: number, words: string) =>
    rows.nth(row).getByRole('button', { name: words }).click()
  const keep = page.getByRole('checkbox', { name: 'Keep this list without network' })
  let taps = 1
  await page.getByText('Stock round').click()
  await expect(keep).toBeEnabled()
  // One opens the choice, one chooses.
  taps += 2
  await page.getByLabel('Where you are').selectOption(indoorPlants)
  await expect(page).toHaveURL(/category=indoor-plants/)
  await expect(rows).toHaveCount(count)
  await untilHydrated(keep)
  for (let row = 0; row < count; row += 1) {
    taps += 1
    await tap(row, 'Available')
  }
  // Nobody waits for one answer to be saved before giving the next.
  await expect(rows.getByText('Saved')).toHaveCount(count)
  await expect(page.getByText(`${count} of ${count}`)).toBeVisible()
  await keep.click()
  await expect(keep).toBeChecked()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const other = await context.newPage()
  await other.goto(page.url())
  await untilHydrated(other.getByRole('checkbox', { name: 'Keep this list without network' }))
  await page.bringToFront()

  await network.cut()
  await tap(1, 'Available')
  await expect(rows.nth(1)).toContainText('Waits to be sent')
  await tap(1, 'Not now')
  await tap(2, 'To order')
  await expect(page.getByText('2 to be sent')).toBeVisible()
  // Prices are asked without network too, and one that is none does not wait.
  await page.getByLabel('Ask prices too').click()
  const priceOf = (row: number) => rows.nth(row).getByLabel('Price, Rs')
  await priceOf(0).fill('249.50')
  await priceOf(1).fill('Rs 300/-')
  await priceOf(2).fill('Rs. abc')
  await priceOf(2).press('Enter')
  await expect(rows.nth(2)).toContainText('“Rs. abc” is no price')
  await priceOf(2).fill('')
  await expect(page.getByText('4 to be sent')).toBeVisible()
  await page.reload()
  await untilHydrated(keep)
  await expect(priceOf(1)).toHaveValue('300')
  await expect(rows.nth(1)).toContainText('Waits to be sent')
  await expect(rows.nth(1).getByRole('button', { name: 'Not now' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  // Signing out would wipe what waits.
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('dialog')).toContainText('4 answers of a stock round are not sent')
  await page.getByRole('button', { name: 'Stay signed in' }).click()

  await setPrice(1, 27_500)
  await network.restore()
  await tellOnline(page)
  await expect(rows.nth(2)).toContainText('Saved')
  await expect(rows.nth(1)).toContainText('Somebody made it Rs 275, you Rs 300')
  // Whichever tab has sent it, both say what became of it.
  const seenThere = other.locator('.round-row')
  await expect(seenThere.nth(0).locator('.round-price')).toContainText('Saved')
  await expect(seenThere.nth(1)).toContainText('Somebody made it Rs 275, you Rs 300')
  await expect(priceOf(1)).toHaveValue('275')
  expect(await pricesOf()).toEqual([24_950, 27_500, null, null])
  // At a computer the answers stand beside the plant, and the rest of the round is done there.
  const place = (part: string) => rows.nth(1).locator(part).boundingBox()
  const isBeside = async () => {
    const [what, three] = [await place('.round-what'), await place('.round-three')]
    return what !== null && three !== null && what.x + what.width <= three.x
  }
  expect(await isBeside()).toBe(false)
  await page.setViewportSize(desktop)
  await expect.poll(isBeside).toBe(true)
  expect([await overflowOf(page), ...(await accessibilityFaults(page))]).toEqual([0])
  await tap(3, 'To order')
  await expect(rows.nth(3)).toContainText('Saved')
  // Whoever ends the round straight from a price is asked about it, too.
  await setPrice(3, 110_000)
  await priceOf(3).fill('1,250')
  taps += 1
  await page.getByRole('button', { name: 'End the round' }).click()
  await expect(page.getByText(`${count} changed, 0 as before, 0 not looked at`)).toBeVisible()
  expect(taps).toBeLessThanOrEqual(count + 5)
  await page.getByRole('button', { name: 'Yours: Rs 300' }).click()
  await page.getByRole('button', { name: 'Yours: Rs 1,250' }).click()
  await expect(page.getByText('Somebody said otherwise meanwhile')).toBeHidden()
  expect(await pricesOf()).toEqual([24_950, 30_000, null, 125_000])
  await takeAway()
})
