import type { Page } from '@playwright/test'
import { type Handler, Hono } from 'hono'
import { answerServiceWorker } from '#server/http/service-worker.ts'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { test as base, expect, holdBack, untilHydrated } from '#tests/support/journeys/journey.ts'
import { openNetwork, type ShakyNetwork } from '#tests/support/journeys/shaky-network.ts'
import { touchUntilKept } from '#tests/support/journeys/touch-until-kept.ts'

const snakePlant = '/product/snake-plant'

/** A journey over a network that the test can cut; what the browser says of that is no fault. */
const test = base.extend<{ network: ShakyNetwork }>({
  network: async ({ site }, use) => {
    const network = await openNetwork(site.url)
    await use(network)
    await network.stop()
  },
  baseURL: async ({ network }, use) => use(network.url),
})
test.use({ serviceWorkers: 'allow', quietConsole: false, reducedMotion: 'reduce' })

/** The paths of what the browser keeps in a cache. */
function listCached(page: Page, cache: string) {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => url.slice(location.origin.length))
  }, cache)
}

/** Opens the dialog and fills it in. */
async function write(page: Page, email: string) {
  await page.getByRole('link', { name: 'Enquire Now' }).first().click()
  await page.getByLabel('Full name').fill('Meera Deshpande')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Mobile number').fill('9876543210')
  await page.getByLabel('Address', { exact: true }).fill('12, Baner Road, Pune')
}

/** Says to the page what browsers say when a network is there again: it tries at once. */
function tellOnline(page: Page) {
  return page.evaluate(() => dispatchEvent(new Event('online')))
}

/** What a handler of the server's answers. */
async function answerOf(handler: Handler) {
  return (await new Hono().get('*', handler).request('/')).text()
}

const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'did not answer' })

test('who has touched nothing before the network goes can write, and the enquiry waits', async ({
  page,
  network,
}) => {
  await page.goto(snakePlant)
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined()
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
  )
  // The open page has no worker yet: the browser itself keeps what the worker has fetched.
  await network.cut()
  await write(page, 'untouched@example.com')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('dialog', { name: /^Waiting/ })).toBeVisible()
})

test('that a page has not come is read in its language, or in one that was read before', async ({
  page,
  network,
}) => {
  await page.goto('/hi/contact')
  await touchUntilKept(page)
  await page.goto('/hi/about')
  await page.goto('/mr/contact')
  await expect.poll(() => listCached(page, 'pages')).toContain('/mr/no-network')
  await network.cut()
  await page.goto('/mr/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'हे पान अजून आपल्यापर्यंत पोहोचलेले नाही',
  )
  // As an installed app begins, whatever language is read in it.
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('यह पन्ना अभी आप तक नहीं पहुँचा')
})

test('pages that were read, Home, Contact and My list are there without network', async ({
  page,
  network,
}) => {
  await page.goto(snakePlant)
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined()
  await touchUntilKept(page)
  const cdp = await page.context().newCDPSession(page)
  // A journey's browser is a private one, which is all that can be held against installing it.
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  await page.goto('/product/neem-oil?utm_source=x')
  await page.goto('/my-list')
  await page.goto('/newsletter/subscribe?done=yes')
  await expect
    .poll(() => listCached(page, 'pages').then((paths) => paths.sort()))
    .toEqual([
      '/contact',
      '/enquiry/waiting',
      '/home',
      '/my-list/here',
      '/no-network',
      '/product/neem-oil',
      snakePlant,
    ])
  await expect
    .poll(() => listCached(page, 'assets'))
    .toEqual(
      expect.arrayContaining(
        ['enquiry-dialog', 'my-list.island', 'list-adder', 'hydrate'].map((name) =>
          expect.stringContaining(name),
        ),
      ),
    )

  await network.cut()
  await page.goto(snakePlant)
  await expect(strip(page)).toContainText(/^From \d+:\d\d [ap]m\. The network did not answer\./)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  // The list lives on the phone: it is added to, read and changed without network.
  const badge = page.locator('.list-btn .badge')
  await page.locator('.pp-add').getByRole('button', { name: 'Add to my list' }).click()
  await expect(page.getByRole('dialog', { name: 'My list' })).toContainText('Snake Plant')
  await page.goto('/my-list')
  await expect(strip(page)).toContainText('Kept on this phone.')
  const quantity = page.getByLabel('How many: Snake Plant')
  await expect(quantity).toHaveValue('1')
  await expect(badge).toHaveText('1')
  await page.getByRole('button', { name: 'One more: Snake Plant' }).click()
  await expect(quantity).toHaveValue('2')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.reload()
  await expect(quantity).toHaveValue('2')
  // Without network a picture that was never seen is a ring on its wall.
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Best Nursery')
  await page.goto('/contact')
  await expect(page.getByRole('main').getByRole('link', { name: '+91 98200 00000' })).toBeVisible()

  await page.goto('/product/areca-palm')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page has not reached you yet',
  )
  const rooms = page.locator('.rooms').getByRole('link')
  await expect(rooms).toHaveText([
    'Neem Oilfrom today',
    'Snake Plantfrom today',
    'Contactalways here',
    'Homealways here',
    'My listalways here',
  ])
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await network.restore()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Areca Palm')
  await expect(strip(page)).toHaveCount(0)
  await page.goto('/my-list')
  await expect(quantity).toHaveValue('2')
})

test('a network that hangs is waited for shortly, a site that fails is not shown where a page is kept, a new version breaks no open page, and all of it can be turned off', async ({
  page,
  network,
}) => {
  await page.goto(snakePlant)
  await touchUntilKept(page)
  await page.goto(snakePlant)
  await expect.poll(() => listCached(page, 'pages')).toContain(snakePlant)
  network.hang()
  const asked = Date.now()
  await page.goto(snakePlant, { waitUntil: 'commit' })
  expect(Date.now() - asked).toBeGreaterThan(1_900)
  await expect(strip(page)).toBeVisible()
  await network.restore()
  await page.goto(snakePlant)
  await expect(strip(page)).toHaveCount(0)
  network.fail()
  await page.goto(snakePlant)
  await expect(strip(page)).toBeVisible()
  await page.goto('/product/neem-oil')
  await expect(page.getByText('No site here.')).toBeVisible()
  expect(await listCached(page, 'pages')).not.toContain('/product/neem-oil')
  // The pot of the page that stands for others is here in one width, which does for all; what is
  // not here at all is a ring, and less paint.
  await expect
    .poll(() => listCached(page, 'pictures'))
    .toContainEqual(expect.stringContaining('empty-pot-360'))
  await network.cut()
  await page.goto('/product/areca-palm')
  await expect.poll(() => page.locator('.unseen-pic').evaluate(countPainted)).toBeGreaterThan(1_000)
  await network.restore()

  // Pictures are kept within 25 MB: the third of 10 takes the first one's room.
  await page.goto(snakePlant)
  const pictures = ['a', 'b', 'c'].map((name) => `/pictures/${name}.avif`)
  for (const path of pictures) network.answer(path, 'x'.repeat(10 * 1024 * 1024))
  await page.evaluate(async (paths) => {
    for (const path of paths) await (await fetch(path)).blob()
  }, pictures)
  await expect
    .poll(async () =>
      (await listCached(page, 'pictures')).filter((path) => pictures.includes(path)),
    )
    .toEqual(pictures.slice(1))

  const controller = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  // Another version takes over while the page is open; its dialog, not loaded yet, still opens.
  network.change('/service-worker.js', (script) => `${script}\n// another version`)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    await registration?.update()
    await taken
  })
  await page.getByRole('link', { name: 'Enquire Now' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Send an enquiry' })).toBeVisible()
  expect(await controller()).toBe(true)

  // Turned off, it forgets what it kept and goes, and stays away.
  const removing = await answerOf(answerServiceWorker('/service-worker.js', undefined))
  network.change('/service-worker.js', () => removing)
  const isGone = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update().catch(() => undefined)
      return registration === undefined && (await caches.keys()).length === 0
    })
  await expect.poll(isGone).toBe(true)
  await expect(page.getByLabel('Full name')).toBeVisible()
  await page.goto('/home')
  expect(await controller()).toBe(false)
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(isGone).toBe(true)
})

test('where the phone is full nothing is kept, and nothing breaks', async ({ page, network }) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: network.url, quotaSize: 1 })
  await page.goto(snakePlant)
  await touchUntilKept(page)
  await page.goto('/product/neem-oil')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neem Oil')
  expect(await listCached(page, 'pages')).toEqual([])
  await write(page, 'full@example.com')
  await network.cut()
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  // As before there was anything to wait in: the words stay, and it can be sent again.
  await expect(page.locator('.toast')).toContainText('Error submitting enquiry')
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Deshpande')
})

test.describe('in a window in which nothing can be kept', () => {
  test.use({ quietConsole: true })

  test('the shop and the desk go on, and say nothing of it', async ({ page, signInAs, rows }, {
    project,
  }) => {
    // As private windows have it: the mere look at them throws.
    await page.addInitScript(() => {
      for (const name of ['caches', 'indexedDB']) {
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      }
    })
    const email = `private-${project.name}@example.com`
    await page.goto(snakePlant)
    await touchUntilKept(page)
    await write(page, email)
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page.getByText('Your enquiry has been submitted successfully!')).toBeVisible()

    const { token, cookie } = await signInAs({ role: 'desk', name: 'Asha Patil' })
    const name = cookie.slice(0, cookie.indexOf('='))
    await page.context().addCookies([{ name, value: token, url: page.url() }])
    await page.goto('/desk/notices')
    const keep = page.getByRole('checkbox', { name: 'Keep one page for 24 hours' })
    await untilHydrated(keep)
    await expect(keep).toBeDisabled()
    const [stored] = await rows('select reference from enquiries where email = ?', email)
    await page.goto(`/desk/enquiries/${stored?.reference}`)
    const note = page.getByLabel('Write a note')
    await untilHydrated(note)
    await note.fill('Asked twice')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.locator('.note-text')).toHaveText('Asked twice')
  })
})

test.describe('an enquiry written without network', () => {
  const dialog = (page: Page) => page.getByRole('dialog')
  const send = (page: Page) => page.getByRole('button', { name: 'Send enquiry' })
  const stored = 'select full_name from enquiries where email = ?'

  test('waits, is changed, forgotten and put back, and goes by itself, once', async ({
    page,
    context,
    network,
    rows,
  }, { project }) => {
    const email = `waiting-${project.name}@example.com`
    await page.goto(snakePlant)
    await touchUntilKept(page)
    await write(page, email)
    await network.cut()
    await send(page).click()
    await expect(dialog(page)).toContainText('Waiting for the network')
    await expect(dialog(page)).toContainText('Snake Plant')
    expect(await accessibilityFaults(page)).toEqual([])
    // What has not left yet, but is just about to, makes way for its writer.
    const pair = await holdBack(page, '**/xsrf-token')
    await network.restore()
    await tellOnline(page)
    await pair.asked
    await dialog(page).getByRole('button', { name: 'Change it' }).click()
    await pair.letGo()
    await network.cut()
    await dialog(page).getByLabel('Full name').fill('Meera Rao')
    // What is typed there outlives a reload too.
    await page.reload()
    const marked = page.locator('html[data-waits]')
    await expect(marked).toHaveCount(1)
    await page.getByRole('link', { name: 'See it' }).click()
    await dialog(page).getByRole('button', { name: 'Change it' }).click()
    await expect(dialog(page).getByLabel('Full name')).toHaveValue('Meera Rao')
    // Whose button is gone goes on at what stands there instead.
    const title = (name: string) => dialog(page).getByRole('heading', { name })
    await expect(title('Change it')).toBeFocused()
    await dialog(page).getByRole('button', { name: 'Keep it' }).click()
    await expect(dialog(page)).toContainText('Meera Rao')
    await expect(title('Waiting for the network')).toBeFocused()
    await dialog(page).getByRole('button', { name: 'Forget it' }).click()
    await expect(dialog(page)).toContainText('Nothing of your enquiry is left on this phone.')
    expect(await countHeld(page)).toBe(0)
    await expect(marked).toHaveCount(0)
    // There are only seconds for it: nobody has to look for it.
    await expect(dialog(page).getByRole('button', { name: 'Put it back' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(title('Waiting for the network')).toBeFocused()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('status').filter({ hasText: '1 enquiry waits' })).toBeVisible()

    // Every page says so, in every tab, and the page of its own is here.
    const second = await context.newPage()
    await second.goto('/home')
    const line = second.getByRole('status').filter({ hasText: '1 enquiry waits' })
    await expect(line).toBeVisible()
    await second.goto('/enquiry/waiting')
    await expect(second.getByText('Meera Rao')).toBeVisible()
    await expect(strip(second)).toContainText('Kept on this phone.')
    expect(await accessibilityFaults(second)).toEqual([])
    expect(await overflowOf(second)).toBeLessThanOrEqual(0)
    await second.getByRole('button', { name: 'Forget it' }).click()
    await expect(second.getByRole('button', { name: 'Put it back' })).toBeFocused()
    await second.keyboard.press('Enter')
    await expect(second.getByRole('heading', { name: 'Waiting for the network' })).toBeFocused()

    await network.restore()
    await tellOnline(second)
    await expect(second.getByRole('heading', { name: /^Sent, AN-[0-9A-Z]{8}$/ })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Sent, AN-' })).toBeVisible()
    expect(await rows(stored, email)).toEqual([{ full_name: 'Meera Rao' }])
    await second.getByRole('button', { name: 'Close' }).click()
    await expect(second.getByText('Nothing waits on this phone.')).toBeVisible()
    expect(await countHeld(second)).toBe(0)
    await expect.poll(() => second.evaluate(() => localStorage.length)).toBe(0)
  })

  test('whose answer was lost is only asked about, by the worker when no page is open', async ({
    page,
    network,
    rows,
  }, { project }) => {
    const email = `unanswered-${project.name}@example.com`
    await page.goto(snakePlant)
    await touchUntilKept(page)
    await write(page, email)
    network.loseAnswers()
    await send(page).click()
    await expect(dialog(page)).toContainText('It has left this phone.')
    await expect(dialog(page).getByRole('button', { name: 'Change it' })).toHaveCount(0)
    await expect.poll(() => rows(stored, email)).toHaveLength(1)

    const cdp = await page.context().newCDPSession(page)
    const registration = new Promise<string>((resolve) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [own] = registrations.filter(({ scopeURL }) => scopeURL === `${network.url}/`)
        if (own) resolve(own.registrationId)
      })
    })
    await cdp.send('ServiceWorker.enable')
    const sync = { origin: network.url, registrationId: await registration, lastChance: false }
    await page.goto('about:blank')
    await network.restore()
    let isAnswered = false
    void network.untilAnswered('/enquiry/create').then(() => {
      isAnswered = true
    })
    // As browsers do: an attempt of its own, whose answer is being lost, may be under way.
    const wake = { ...sync, tag: 'send-enquiries' }
    const sendAgain = async () => {
      if (!isAnswered) await cdp.send('ServiceWorker.dispatchSyncEvent', wake)
      return isAnswered
    }
    await expect.poll(sendAgain).toBe(true)
    expect(await rows(stored, email)).toHaveLength(1)
    await page.goto('/home')
    await expect(page.getByRole('status').filter({ hasText: 'Sent, AN-' })).toBeVisible()
    expect(await rows(stored, email)).toHaveLength(1)
  })

  test('that the site refuses comes back with what to put right', async ({ page, network, rows }, {
    project,
  }) => {
    const email = `refused-${project.name}@example.com`
    await page.goto(snakePlant)
    // It goes when it is told to, not by chance some seconds later.
    await page.evaluate(() => {
      const { setTimeout } = window
      const soon = (work: () => void, ms = 0) => (ms < 5_000 ? setTimeout(work, ms) : 0)
      Object.assign(window, { setTimeout: soon })
    })
    await write(page, email)
    await network.cut()
    await send(page).click()
    await expect(dialog(page)).toContainText('Waiting for the network')
    // As a version of the site with stricter rules would find it.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('enquiries')
          opening.onsuccess = () => {
            const store = opening.result.transaction('waiting', 'readwrite').objectStore('waiting')
            const all = store.getAll()
            all.onsuccess = () => {
              const [held] = all.result
              held.content.mobileNumber = '98765'
              store.put(held).onsuccess = resolve
            }
          }
        }),
    )
    await network.restore()
    // Told while it still tries in vain, it does not try at once.
    await expect(async () => {
      await tellOnline(page)
      await expect(dialog(page)).toContainText('One thing to put right', { timeout: 1_000 })
    }).toPass()
    await expect(dialog(page).locator('.err')).toHaveText([
      'Valid 10-digit phone number is required.',
    ])
    await expect(dialog(page).getByLabel('Full name')).toBeHidden()
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog(page).getByLabel('Mobile number').fill('9876543210')
    await dialog(page).getByRole('button', { name: 'Send again' }).click()
    await expect(dialog(page).getByRole('heading', { name: /^Sent, AN-/ })).toBeVisible()
    expect(await rows(stored, email)).toHaveLength(1)
  })
})

/** Runs in the page: how many of a picture's pixels are painted, at 100 × 125. */
function countPainted(picture: Element): number {
  const context = new OffscreenCanvas(100, 125).getContext('2d')
  context?.drawImage(picture as HTMLImageElement, 0, 0, 100, 125)
  const { data } = context?.getImageData(0, 0, 100, 125) ?? {}
  return data?.filter((value, place) => place % 4 === 3 && value > 200).length ?? 0
}

/** How many enquiries the browser holds. */
function countHeld(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('enquiries')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const count = opening.result.transaction('waiting').objectStore('waiting').count()
          count.onsuccess = () => {
            opening.result.close()
            resolve(count.result)
          }
        }
      }),
  )
}
