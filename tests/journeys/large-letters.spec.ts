import type { Page } from '@playwright/test'
import { deleteProduct } from '#app/catalogue/store/deleting/delete-product.server.ts'
import { emptyEdit } from '#app/catalogue/store/product-edit.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { changeEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import { findEnquiry, receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { recordViews } from '#app/insights/record-views.server.ts'
import { startQuote } from '#app/quotes/drafts/drafts.server.ts'
import { changeSentQuote } from '#app/quotes/sending/change-sent.server.ts'
import { dayNumber } from '#app/time/india.ts'
import { openDatabase } from '#database/connection.ts'
import { expect, phone, test, untilHydrated } from '#tests/support/journeys/journey.ts'
import { findSmallTargets } from '#tests/support/journeys/small-targets.ts'
import { giveQuote, potting } from '#tests/support/quotes.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { openTestApp } from '#tests/support/test-app.ts'

/** Gives what sets the browser's own size of letters, which media queries in `em` follow. */
async function lettersOf(page: Page) {
  const browser = await page.context().newCDPSession(page)
  return async (percent: number) => {
    const standard = 0.16 * percent
    await browser.send('Page.setFontSizes', { fontSizes: { standard } })
    await expect(page.locator(':root')).toHaveCSS('font-size', `${standard}px`)
  }
}

/** Runs in the page, and gives a sentence for each word that is cut or beside it. */
function findCutWords(): string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.far { content-visibility: visible }')
  document.adoptedStyleSheets = [sheet]
  const { scrollWidth, clientWidth } = document.documentElement
  const faults = scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide.`] : []
  // Slides lie beside each other; hidden words are for screen readers.
  for (const element of document.querySelectorAll(
    'body *:not(.slide + .slide *, .vh, .vh *, option)',
  )) {
    const words = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    if (element.getBoundingClientRect().width === 1) continue
    // Only for screen readers at this width.
    const hidden = element.closest('thead')
    if (hidden && getComputedStyle(hidden).position === 'absolute') continue
    // What is moved sideways in its own frame is reached there.
    if (element.closest('[role=region][tabindex="0"]')) continue
    const lines = element.closest('.card-name, .card p')
    if (lines && lines.scrollHeight > lines.clientHeight + 4) faults.push(`“${lines.textContent}”`)
    for (const text of words) {
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const line of range.getClientRects()) {
        if (line.width <= 1) continue
        const cutting = element.closest('.offer, .card, .ask, .slide, .pp, .panel')
        const frame = cutting?.getBoundingClientRect()
        const isBeside = line.left < -1 || line.right > clientWidth + 1
        const isCut = frame && (line.right > frame.right + 1 || line.bottom > frame.bottom + 1)
        if (isBeside || isCut) faults.push(`“${text.textContent}”`)
      }
    }
  }
  return [...new Set(faults)]
}

test('letters of twice the size are neither cut nor beside the page, and no line of the way begins or ends with a slash', async ({
  page,
}) => {
  await test.step('letters of twice the size are neither cut nor beside the page', async () => {
    await page.goto('/productPages/gardeningTools')
    await page.getByRole('button', { name: 'Add to my list: Hand Trowel' }).click()
    await expect(page.locator('.list-btn .badge')).toHaveText('1')
    const faults: string[] = []
    const enlarge = await lettersOf(page)
    for (const path of [
      '/home',
      '/productPages/plants/indoorPlants',
      '/hi/productPages/corporateBulkGifting',
      '/product/general-purpose-soil',
      '/product/productView?query=indoor',
      '/finder?light=low&place=garden&pets=safe&care=expert',
      '/my-list',
      '/product/enquiryForm',
      '/contact',
    ]) {
      await page.goto(path)
      for (const width of [320, 390, 768, 1366]) {
        await page.setViewportSize({ width, height: 640 })
        for (const percent of [150, 200]) {
          await enlarge(percent)
          const found = await page.evaluate(findCutWords)
          faults.push(...found.map((fault) => `${path}, ${width} px, ${percent} %: ${fault}`))
        }
      }
    }
    expect(faults).toEqual([])
  })
  await test.step('no line of the way to a page begins or ends with a slash', async () => {
    await page.goto('/product/general-purpose-soil')
    const enlarge = await lettersOf(page)
    const ways: string[][] = []
    for (const [width, percent] of [
      [1366, 100],
      [390, 100],
      [390, 200],
      [320, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 640 })
      await enlarge(percent)
      ways.push(await page.evaluate(readWay))
    }
    expect(ways[0]).toEqual(['Home/Soil and Fertilizers/Soil/General Purpose Soil'])
    const lines = ways.flat()
    expect(lines.length).toBeGreaterThan(8)
    expect(lines.filter((line) => /^\/|\/$/.test(line))).toEqual([])
  })
})

/** Runs in the page, and gives each line of the way to it, with the slashes that are seen. */
function readWay(): string[] {
  const nav = document.querySelector('.crumbs')
  if (!nav) return []
  const lines = new Map<number, string>()
  const seenFrom = nav.getBoundingClientRect().left - 9.5
  for (const step of nav.querySelectorAll('li')) {
    const slash = (pseudo: string) => getComputedStyle(step, pseudo)
    const { left, top } = step.getBoundingClientRect()
    const isBefore = slash('::before').content !== 'none'
    const px = (side: 'left' | 'width') => Number.parseFloat(slash('::before')[side])
    // Its last pixel, too.
    const isSeen = isBefore && left + px('left') + px('width') > seenFrom
    const words = `${isSeen ? '/' : ''}${step.innerText}${slash('::after').content === 'none' ? '' : '/'}`
    lines.set(top, (lines.get(top) ?? '') + words)
  }
  return [...lines.values()]
}

test('what opens on a narrow phone has room for words of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/product/monstera')
  const enlarge = await lettersOf(page)
  await enlarge(200)
  await page.locator('header [name=query]').pressSequentially('palm')
  const found = page.getByRole('option', { name: 'Areca Palm' }).locator('span').first()
  // No letter by letter.
  await expect.poll(async () => (await found.boundingBox())?.width).toBeGreaterThan(100)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add to my list', exact: true }).click()
  const takeOff = page.getByRole('button', { name: /^Take off.*Monstera/ })
  await expect(takeOff.locator('svg')).toBeInViewport({ ratio: 1 })
  await page.goto('/finder#finder')
  await enlarge(200)
  expect(await page.evaluate(findCutWords)).toEqual([])
})

/** Runs in the page, and gives a sentence for each two words that lie on one another. */
function findWordsOnWords(): string[] {
  const lines: { element: Element; floor: Element | null; box: DOMRect; words: string }[] = []
  for (const element of document.querySelectorAll('.page *, .rail *, .quote *')) {
    if (element.matches('.vh, .vh *, option')) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    // Only for screen readers at this width.
    const hidden = element.closest('thead, .steps span')
    if (hidden && getComputedStyle(hidden).position === 'absolute') continue
    for (const text of element.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const words = text.textContent ?? ''
      // What stands over the page is no fault of the words that are moved under it.
      const floor = element.closest('.rail, .save-floor')
      lines.push(...[...range.getClientRects()].map((box) => ({ element, floor, box, words })))
    }
  }
  const faults = lines.flatMap((one, place) =>
    lines
      .slice(place + 1)
      .filter((other) => {
        const [a, b] = [one.box, other.box]
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (width <= 2 || height <= 6) return false
        return one.element !== other.element && one.floor === other.floor
      })
      .map((other) => `“${one.words}” lies on “${other.words}”`),
  )
  return [...new Set(faults)]
}

/** Runs in the page, and gives a sentence for each word of an enquiry that takes two lines. */
function findBrokenWords(): string[] {
  const texts = [...document.querySelectorAll('.step span, .asked b')].flatMap((element) =>
    [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
  )
  return texts.flatMap((text) =>
    [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1 ? [`“${word}” is broken`] : []
    }),
  )
}

test('the words of the desk and of a quote on a phone with large letters are beside nothing and on nothing', async ({
  page,
  site,
  signInAs,
}) => {
  const { staffId: asha } = await signInAs()
  const app = await openTestApp({}, () => openDatabase(site.place))
  const longAgo = new Date(Date.now() - 9 * 24 * 60 * 60_000)
  const asked = [{ id: 30, quantity: '2' }]
  const ask = async (index: number) =>
    (await receiveEnquiry(app, { ...someEnquiry(index), products: asked }, longAgo)).reference
  // Closed, so that they stand in nobody's way, but enough for a chart of how fast they were answered.
  for (let index = 70_000; index < 70_010; index += 1) {
    const reference = await ask(index)
    for (const state of ['contacted', 'lost'] as const) {
      const version = (await findEnquiry(app.db, reference))?.version ?? 0
      const author = { staffId: asha, version }
      await changeEnquiry(app, reference, { kind: 'state', state }, author, longAgo)
    }
  }
  const reference = await ask(70_010)
  const now = new Date()
  const written = {
    advance: 'percent',
    advanceValue: '25',
    terms: 'We bring it on weekdays.',
  } as const
  const lines = [{ ...potting, quantity: '12', price: '499' }]
  const given = await giveQuote({ app, asha }, reference, { ...written, lines }, now)
  const { revisionId: quote } = given
  const accepted = await giveQuote({ app, asha }, await ask(70_012), { ...written, lines }, now)
  await changeSentQuote(app, accepted.revisionId, { kind: 'accepted' }, { staffId: asha, now })
  const draft = await startQuote(app, await ask(70_011), { staffId: asha, now: new Date() })
  await recordViews(app.db, [
    { kind: 'missed-word', name: 'zumkabelwurz', day: dayNumber(Date.now()), times: 49 },
  ])
  const edit = emptyEdit({ category: 'outdoor-plants', kind: 'plant', wall: 'pista' })
  const change = { ...edit, name: 'Chrysanthemum', slug: 'chrysanthemum', hidden: true }
  const result = await saveProduct(app, { change, staffId: asha, source: 'desk' })
  const id = 'saved' in result ? result.saved.id : 0
  expect(await deleteProduct(app, id, asha)).toHaveProperty('deleted')
  await app.db.destroy()

  await page.setViewportSize(phone)
  const enlarge = await lettersOf(page)
  const faults: string[] = []
  for (const path of [
    '/desk',
    '/desk/catalogue',
    '/desk/catalogue/1',
    '/desk/catalogue/1/picture',
    '/desk/catalogue/round',
    '/desk/catalogue/deleted',
    '/desk/import',
    '/desk/import/pictures',
    '/desk/guides/new',
    '/desk/people',
    '/desk/quotes',
    `/desk/quotes/${quote}`,
    `/desk/quotes/${draft}`,
    `/desk/enquiries/${reference}`,
    '/desk/insights',
    '/desk/settings',
    `/quote?token=${given.token}`,
    `/quote?token=${accepted.token}`,
  ]) {
    await page.goto(path)
    if (path === '/desk/catalogue') {
      const tick = page.getByRole('checkbox', { name: 'Choose Snake Plant' })
      await untilHydrated(tick)
      await tick.click()
      await expect(page.getByText('1 chosen')).toBeVisible()
    }
    for (const [width, percent] of [
      [phone.width, 150],
      [phone.width, 200],
      [320, 200],
    ] as const) {
      await page.setViewportSize({ ...phone, width })
      await enlarge(percent)
      const found = [
        ...(await page.evaluate(findCutWords)),
        ...(await page.evaluate(findWordsOnWords)),
        ...(await page.evaluate(findBrokenWords)),
      ]
      faults.push(...found.map((fault) => `${path}, ${width} px, ${percent} %: ${fault}`))
    }
    await enlarge(100)
    await page.setViewportSize(phone)
    if (!path.startsWith('/desk')) continue
    faults.push(...(await page.evaluate(findSmallTargets)).map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
})
