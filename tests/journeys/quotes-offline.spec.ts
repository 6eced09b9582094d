import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { expect, holdBack, phone, untilHydrated } from '#tests/support/journeys/journey.ts'
import { shakyTest as test } from '#tests/support/journeys/shaky-journey.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'
import { signInAt } from '#tests/support/staff.ts'

test.use({ serviceWorkers: 'allow', quietConsole: false, reducedMotion: 'reduce' })

/** Says to the page what browsers say when a network is there again: it tries at once. */
const tellOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

/** Types into a field of a page that is still to be opened, as soon as it is there: before its scripts run. */
const typeBeforeScripts = (page: Page, field: string, words: string) =>
  page.addInitScript(
    ([field, words]) => {
      const watcher = new MutationObserver(() => {
        const found = document.querySelector<HTMLTextAreaElement>(field)
        if (!found) return
        watcher.disconnect()
        found.value = words
      })
      watcher.observe(document, { childList: true, subtree: true })
    },
    [field, words] as const,
  )

const floor = (page: Page) => page.getByRole('region', { name: 'Total and send' })
const note = (page: Page) => page.getByRole('textbox', { name: /^Note to/ })

/** Waits until the draft that is open can be read without network. */
const untilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await caches.match(location.pathname, { ignoreVary: true })
        return kept && navigator.serviceWorker.controller?.state
      }),
    )
    .toBe('activated')

/** From now on this page's database answers late what is read, as that of a slow phone. */
async function slowStore(page: Page) {
  const slow = await page.evaluateHandle(() => {
    const store = { reads: 0, ms: 500 }
    const { prototype } = IDBTransaction
    const { set } = Object.getOwnPropertyDescriptor(prototype, 'oncomplete') ?? {}
    Object.defineProperty(prototype, 'oncomplete', {
      set(this: IDBTransaction, complete: (event: Event) => void) {
        if (this.mode !== 'readonly') return set?.call(this, complete)
        store.reads += 1
        const end = (event: Event) => {
          store.reads -= 1
          complete(event)
        }
        set?.call(this, (event: Event) => setTimeout(() => end(event), store.ms))
      },
    })
    return store
  })
  return {
    /** Ends when nothing is being read; from then on it is as fast as before. */
    async end() {
      await expect.poll(() => slow.evaluate(({ reads }) => reads)).toBe(0)
      await slow.evaluate((store) => {
        store.ms = 0
      })
    },
  }
}

/** Notes each time from now on that an alert appears; gives what does, until then. */
async function watchAlert(page: Page) {
  const seen = await page.evaluateHandle(() => {
    const times: { saysNoNetwork: boolean }[] = []
    let isShown = false
    new MutationObserver(() => {
      const was = isShown
      isShown = document.querySelector('[role=alert]') !== null
      if (!isShown || was) return
      times.push({ saysNoNetwork: document.querySelector('.no-network .notice') !== null })
    }).observe(document.body, { childList: true, subtree: true })
    return times
  })
  return () => seen.jsonValue()
}

test('what a button adds while there is no network is added, also where somebody writes on, and two tabs of a draft are two writers', async ({
  page,
  site,
  network,
  enter,
  context,
}) => {
  await enter({ role: 'desk', name: 'Asha Patil' })
  const reference = await sendForm(site, '/enquiry/create', {
    ...someEnquiry(randomInt(1_000_000)),
    products: [{ id: 7, quantity: '12' }],
  })
  await page.goto(`/desk/enquiries/${reference}`)
  await untilHydrated(page.locator('main'))
  await page.locator('main').getByRole('button', { name: 'Write a quote' }).click()
  await expect(page.getByRole('heading', { name: 'Lines' })).toBeVisible()
  const path = new URL(page.url()).pathname

  await network.cut()
  await note(page).fill('All of one height')
  await expect(floor(page)).toContainText('Kept on this phone')
  // What was typed is stored before what the button does.
  const post = await holdBack(page, `**${path}.data*`)
  await page.getByLabel('Add from the catalogue').fill('Areca Palm')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await network.restore()
  await tellOnline(page)
  await post.asked
  await page.waitForResponse('**/desk/quotes/typed')
  await post.letGo()
  await expect(page.getByLabel(/for one Areca Palm/)).toBeVisible()
  await expect(note(page)).toHaveValue('All of one height')

  // Whoever writes on before the button is answered keeps both.
  await network.cut()
  await page.getByLabel('Add from the catalogue').fill('Money Plant')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'A line of your own' }).click()
  await page.getByRole('textbox', { name: 'What, line 3' }).fill('Potting')
  await note(page).fill('Written on')
  const typed = await holdBack(page, '**/desk/quotes/typed')
  await network.restore()
  await tellOnline(page)
  await typed.asked
  await expect(page.getByLabel(/for one Money Plant/)).toBeVisible()
  await typed.letGo()
  await expect(floor(page)).toContainText('Draft kept')
  await page.reload()
  await untilHydrated(page.locator('main'))
  await expect(page.getByLabel(/for one Money Plant/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'What, line 4' })).toHaveValue('Potting')
  await expect(note(page)).toHaveValue('Written on')

  // What one tab has still to send another one neither takes over nor takes the place of.
  const late = await holdBack(page, '**/desk/quotes/typed')
  await note(page).fill('Written here')
  await late.asked
  const other = await context.newPage()
  await other.goto(path)
  await untilHydrated(other.locator('main'))
  await expect(note(other)).toHaveValue('Written on')
  await note(other).fill('Written there')
  await expect(floor(other)).toContainText('Keeping…')
  await late.letGo()
  await expect(floor(page)).toContainText('Draft kept')
  const alert = other.getByRole('alert')
  await expect(alert).toContainText('changed this draft while you were writing')
  await expect(alert).toContainText('Note: Written here there, Written there here')
})

test('a draft is written on without network, also once its page was closed, and is stored once and over nobody’s change', async ({
  page: first,
  site,
  network,
  enter,
  rows,
  context,
}) => {
  await enter({ role: 'desk', name: 'Asha Patil' })
  const reference = await sendForm(site, '/enquiry/create', {
    ...someEnquiry(randomInt(1_000_000)),
    products: [{ id: 7, quantity: '12' }],
  })
  await first.goto(`/desk/enquiries/${reference}`)
  await untilHydrated(first.locator('main'))
  await first.locator('main').getByRole('button', { name: 'Write a quote' }).click()
  await expect(first.getByRole('heading', { name: 'Lines' })).toBeVisible()
  const path = new URL(first.url()).pathname
  const stored = async () => {
    const sql = 'select version, draft from quote_revisions where id = ?'
    const [row] = await rows(sql, path.split('/').at(-1) ?? '')
    return { version: row?.version, draft: JSON.parse(String(row?.draft)) }
  }
  await untilKept(first)

  await network.cut()
  await first.getByLabel(/for one Snake Plant/).fill('160')
  await first.getByRole('button', { name: 'One more, Snake Plant' }).click()
  await first.getByRole('button', { name: 'A line of your own' }).click()
  const own = first.getByRole('textbox', { name: 'What, line 2' })
  await expect(own).toBeFocused()
  await own.fill('Potting in shed 2')
  await expect(floor(first)).toContainText('Kept on this phone')
  await first.close()

  // Whatever is asked for of the desk leads there.
  const page = await context.newPage()
  await page.setViewportSize(phone)
  await typeBeforeScripts(page, '#note', 'All of one height')
  await page.goto('/desk')
  await expect(page).toHaveURL(path)
  await untilHydrated(page.locator('main'))
  await expect(page.getByLabel(/for one Snake Plant/)).toHaveValue('160')
  await expect(page.getByRole('textbox', { name: 'Quantity, Snake Plant' })).toHaveValue('13')
  await expect(page.getByRole('textbox', { name: 'What, line 2' })).toHaveValue('Potting in shed 2')
  await expect(note(page)).toHaveValue('All of one height')
  await expect(floor(page)).toContainText('Kept on this phone')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  expect((await stored()).version).toBe(1)

  // The first answer is lost on its way back: what it answered to is stored all the same, and once.
  await network.restore()
  network.loseAnswers()
  await tellOnline(page)
  await expect.poll(async () => (await stored()).version).toBe(2)
  await network.restore()
  await tellOnline(page)
  await expect(floor(page)).toContainText('Draft kept')
  const { version, draft } = await stored()
  expect(version).toBe(2)
  expect(draft).toMatchObject({
    lines: [{ quantity: '13', price: '160' }, { what: 'Potting in shed 2' }],
    note: 'All of one height',
  })

  // A colleague writes on while there is no network here.
  await network.cut()
  await note(page).fill('Mine')
  await expect(floor(page)).toContainText('Kept on this phone')
  const ravi = await signInAt(site, { role: 'desk', name: 'Ravi Jadhav' })
  await fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { cookie: ravi.cookie, origin: site.url },
    body: new URLSearchParams({ intent: 'work-out', version: '2', lines: '0', note: 'Theirs' }),
  })
  const store = await slowStore(page)
  const drawn = await watchAlert(page)
  await network.restore()
  await tellOnline(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Ravi Jadhav changed this draft while you were writing')
  await expect(alert).toContainText('Note: Theirs there, Mine here')
  await expect(note(page)).toHaveValue('Mine')
  expect((await stored()).draft.note).toBe('Theirs')
  await alert.getByRole('button', { name: 'Keep what stands here' }).click()
  await expect(alert).toBeHidden()
  await expect(floor(page)).toContainText('Draft kept')
  expect((await stored()).draft.note).toBe('Mine')
  await store.end()
  // It came once, and what says that there is no network had gone before: nothing moved under its button.
  expect(await drawn()).toEqual([{ saysNoNetwork: false }])

  // Where the session is over they are told, and it goes once they have signed in again.
  const cookies = await context.cookies()
  await context.clearCookies()
  const signedOut = page.getByText('You are signed out.').locator('visible=true')
  await note(page).fill('Mine, too')
  await expect(signedOut).toBeVisible()
  await expect(floor(page)).toContainText('Kept on this phone')
  await context.addCookies(cookies)
  await tellOnline(page)
  await expect(floor(page)).toContainText('Draft kept')
  await expect(signedOut).toBeHidden()

  // With the session all of it is gone from the phone.
  const signOut = page.locator('.page-me').getByRole('button', { name: 'Sign out' })
  await signOut.click()
  await expect(page).toHaveURL(/\/login/)
  const left = () =>
    page.evaluate(async () => [
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await caches.keys()),
    ])
  await expect.poll(left).toEqual([])
})
