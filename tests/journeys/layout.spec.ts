import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { countSheets } from '#tests/support/journeys/count-sheets.ts'
import { asSomebodyNew, expect, phone, test, untilDrawn } from '#tests/support/journeys/journey.ts'
import { readColumns } from '#tests/support/journeys/read-columns.ts'

/** The two kinds of page with the most headings and panels: what differs at a width is seen on them. */
const fullest = ['/home', '/productPages/corporateBulkGifting']
const oneOfEach = [
  ...fullest,
  '/productPages/plants',
  '/productPages/gardeningTools',
  '/contact',
  '/Terms-of-Service',
]
/** Windows in which letters come late, and on which pages: the letters that come are the same on all. */
const lateLetters: [widths: number[], paths: string[]][] = [
  [[390, 1366], oneOfEach],
  [[320, 768, 1024, 1920], fullest],
]

/** Opens a page whose letters come after its first paint, gives how far that moved what was read. */
async function openWithLateFonts(page: Page, path: string): Promise<number> {
  let letGo: () => void = () => undefined
  const painted = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.unroute('**/*.woff2')
  await page.route('**/*.woff2', async (route) => {
    // Late is what comes after the 100 ms in which a browser may still take an optional font,
    // counted from when it asked: that may be after the paint.
    await Promise.all([painted, setTimeout(300)])
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  // A busy browser paints before it has read the whole page, and what stands in the middle moves then.
  await untilDrawn(page)
  const whole = await page.evaluate(() => performance.now())
  letGo()
  await page.waitForLoadState('load')
  return page.evaluate(async (since) => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return new Promise<number>((resolve) => {
      // What has been is delivered before the next frame.
      let sum = 0
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { startTime, value } = entry as PerformanceEntry & { value: number }
          if (startTime >= since) sum += value
        }
      })
      observer.observe({ type: 'layout-shift', buffered: true })
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
    })
  }, whole)
}

test('nothing moves when the letters come late', async ({ page }) => {
  for (const [widths, paths] of lateLetters) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 900 ? 844 : 768 })
      for (const path of paths) {
        const moved = await openWithLateFonts(page, path)
        expect.soft(moved, `${path} moves, ${width} px wide`).toBeLessThanOrEqual(0.01)
      }
    }
  }
})

test('on a computer the floor, messages and marks keep their looks, with forced colours and on paper', async ({
  page,
}) => {
  await test.step('the floor runs on beside a picture without a step', async () => {
    await page.setViewportSize({ width: 1366, height: 900 })
    for (const [path, selector, painted] of [
      ['/productPages/gardeningTools', '.card .well', 40],
      ['/no/such/page', '.lost figure', 575],
    ] as const) {
      await page.goto(path)
      const box = page.locator(selector).first()
      await box.locator('img').evaluate((picture: HTMLImageElement) => {
        picture.loading = 'eager'
        return picture.decode()
      })
      const edge = selector === '.lost figure' ? 599 : 3
      const [bare = [], seen = []] = await readColumns(await box.screenshot(), [
        edge - (edge > 9 ? 4 : 0),
        painted,
      ])
      const steps = bare.map((pixel, y) =>
        Math.max(...pixel.map((value, channel) => Math.abs(value - (seen[y]?.[channel] ?? 0)))),
      )
      // Leaves out the rounded corners.
      expect(Math.max(...steps.slice(12, -12)), path).toBeLessThanOrEqual(32)
    }
  })
  await asSomebodyNew(page)
  await test.step('a message below the newsletter field leaves its heading where it is', async () => {
    await page.setViewportSize({ width: 1366, height: 900 })
    await page.goto('/contact')
    await page.evaluate(() => document.fonts.ready)
    const heading = page.locator('#news-title')
    const field = page.getByLabel('Your e-mail address')
    await field.fill('nobody')
    const placeOf = () =>
      heading.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const before = await placeOf()
    await field.press('Enter')
    await expect(page.locator('#newsletter-message')).toBeVisible()
    expect(await placeOf()).toBe(before)
  })
  await asSomebodyNew(page)
  await test.step('a select in error keeps its chevron', async () => {
    await page.setViewportSize({ width: 1366, height: 900 })
    await page.goto('/productPages/corporateBulkGifting')
    await page.getByRole('button', { name: 'Submit' }).click()
    const select = page.locator('.field.bad select')
    await expect(select).toHaveCSS('background-image', /^url/)
  })
  await asSomebodyNew(page)
  await test.step('with forced colours the marks, the languages, what is chosen and the current page stay visible', async () => {
    await page.setViewportSize({ width: 1366, height: 900 })
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/home')
    const shades = async (x: number, y: number, width: number, height: number) => {
      const png = await page.screenshot({ clip: { x, y, width, height } })
      const [column = []] = await readColumns(png, [Math.floor(width / 2)])
      return new Set(column.map(String)).size
    }
    for (const mark of ['.chat', '.dot >> nth=0', '.dot >> nth=1', '.nav-list a[aria-current]']) {
      const box = await page.locator(mark).boundingBox()
      if (!box) throw new Error(`${mark} is not shown.`)
      const height = mark.startsWith('.nav') ? 5 : box.height
      const y = mark.startsWith('.nav') ? box.y + box.height - 4 : box.y
      expect(await shades(box.x + box.width / 2 - 3, y, 6, height), mark).toBeGreaterThan(1)
    }
    await expect(page.locator('.chat')).toHaveCSS('background-color', 'rgb(11, 107, 74)')
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await page.goto('/finder?light=low')
    const lightOf = (mark: string, drawn: string, pseudo?: string) =>
      page
        .locator(mark)
        .first()
        .evaluate(
          (element, [name = '', before]) => {
            const colour = getComputedStyle(element, before).getPropertyValue(name)
            return Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number))
          },
          [drawn, pseudo] as const,
        )
    for (const [mark, drawn, pseudo] of [
      ['.lang summary .drawn', 'background-color'],
      ['.lang a .drawn', 'background-color'],
      ['.foot-lang .drawn', 'background-color'],
      ['.lang li .i', 'color'],
      ['.add', 'background-color', '::before'],
      ['.opt[aria-current]', 'background-color', '::before'],
    ] as const) {
      expect(await lightOf(mark, drawn, pseudo), mark).toBeGreaterThan(150)
    }
    await expect(page.locator('.foot-lang [aria-current]')).toHaveCSS('border-bottom-width', '2px')
    // Without shadows a menu over the page ends somewhere, too.
    for (const menu of ['.drop', '.lang ul']) {
      await expect(page.locator(menu).first()).toHaveCSS('border-left-width', '1px')
    }
    await page.setViewportSize(phone)
    const fillOf = (choice: string) =>
      page
        .locator(choice)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await fillOf('.opt[aria-current]')).not.toBe(await fillOf('.opt:not([aria-current])'))
  })
  await asSomebodyNew(page)
  await test.step('a product and a list are printed as a sheet from the shop, without forms', async () => {
    await page.setViewportSize({ width: 1366, height: 900 })
    await page.goto('/productPages/gardeningTools')
    await page.getByRole('button', { name: 'Add to my list: Hand Trowel' }).click()
    await expect(page.locator('.list-btn .badge')).toHaveText('1')
    await page.emulateMedia({ media: 'print' })
    for (const path of ['/product/snake-plant', '/product/hybrid-flower-seeds', '/my-list']) {
      await page.goto(path)
      const sender = page.locator('.print-only')
      await expect(sender).toContainText('Aangan Nursery')
      await expect(sender).toContainText('+91 98200 00000')
      await expect(sender).toContainText('Pune')
      const pressed = page.locator('.top, .foot, .chat, main button:not(.vh), textarea')
      await expect(pressed.filter({ visible: true })).toHaveCount(0)
      expect([path, await countSheets(page)]).toEqual([path, 1])
    }
    await page.goto('/home')
    await expect(page.locator('.btn, .icon-btn').filter({ visible: true })).toHaveCount(0)
  })
  await asSomebodyNew(page)
  await test.step('policies and contact are printed as ink on white, with where their links lead', async () => {
    await page.setViewportSize({ width: 1366, height: 900 })
    await page.emulateMedia({ media: 'print' })
    const sheets = { '/Terms-of-Service': 2, '/contact': 1 }
    for (const [path, count] of Object.entries(sheets)) {
      await page.goto(path)
      expect([path, await countSheets(page)]).toEqual([path, count])
      for (const part of ['.top', '.crumbs', '.head-art', '.last', '.foot', '.chat']) {
        await expect(page.locator(part).first(), part).toBeHidden()
      }
      await expect(page.locator('.head')).toHaveCSS('background-image', 'none')
    }
    const writtenAfter = (name: string) =>
      page
        .getByRole('main')
        .getByRole('link', { name })
        .evaluate((link) => getComputedStyle(link, '::after').content)
    expect(await writtenAfter('Show on a map')).toContain('https://www.google.com/maps/')
    // Nobody types the words of a chat from paper.
    expect(await writtenAfter('Chat on WhatsApp')).toBe('none')
  })
})

test('on a phone the first screen and the chat button keep their places, and far cards are laid out in time', async ({
  page,
}) => {
  await test.step('a phone’s first screen has a search beside the list’s name, and a button to act on', async () => {
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox()
      if (!box) throw new Error('It is not shown.')
      return { ...box, right: box.x + box.width, bottom: box.y + box.height }
    }
    for (const width of [320, 360, 390]) {
      const height = width === 390 ? 844 : 640
      await page.setViewportSize({ width, height })
      for (const slug of ['snake-plant', 'hybrid-vegetable-seeds', 'general-purpose-soil']) {
        await page.goto(`/product/${slug}`)
        const at = `${slug} at ${width} px`
        const ask = await boxOf(page.locator('.pp-act').getByRole('link', { name: /^Enquire Now/ }))
        if (width > 320) expect(ask.bottom, at).toBeLessThanOrEqual(height)
        expect(Math.min(ask.x, width - ask.right), at).toBeGreaterThanOrEqual(16)
      }
      const list = page.locator('.list-btn')
      const search = await boxOf(page.getByRole('banner').getByRole('search'))
      const pill = await boxOf(list)
      expect(Math.abs(search.bottom - pill.bottom), `${width} px`).toBeLessThanOrEqual(2)
      const position = width < 380 ? 'absolute' : 'static'
      await expect(list.locator('.list-word')).toHaveCSS('position', position)
      // With a scrollbar beside the page.
      await page.setViewportSize({ width: width - 15, height })
      const brand = await boxOf(page.locator('.brand'))
      const languages = await boxOf(page.locator('.lang'))
      expect(brand.right).toBeLessThanOrEqual(languages.x)
    }
  })
  await test.step('how much one is stands below its quantity, beside buttons of one line', async () => {
    await page.goto('/product/general-purpose-soil')
    for (const width of [320, 390, 768, 1024, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      const [ask, quantity, unit] = await Promise.all(
        ['.pp-act > .btn', '.pp-act .qty-in', '.qty-unit'].map((part) =>
          page.locator(part).evaluate((element) => {
            const { x, y, height, bottom } = element.getBoundingClientRect()
            return { x, y, height, bottom }
          }),
        ),
      )
      expect(unit?.y, `at ${width} px`).toBeGreaterThanOrEqual(quantity?.bottom ?? Number.NaN)
      expect(unit?.x, `at ${width} px`).toBe(quantity?.x)
      expect(ask?.height, `at ${width} px`).toBe(48)
    }
  })
  await test.step('the chat button steps out of the way of a button', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/productPages/gardeningTools')
    const chat = page.locator('.chat')
    const button = page.locator('.card:nth-child(2) .add')
    const resting = 844 - 16 - 60
    const topOf = async (part: typeof chat) => (await part.boundingBox())?.y ?? 0
    await button.evaluate(
      (element, y) => scrollBy(0, element.getBoundingClientRect().top - y),
      resting,
    )
    expect(Math.abs((await topOf(button)) - resting)).toBeLessThan(1)
    await expect.poll(() => topOf(chat)).toBeLessThanOrEqual(resting - 60)
    await page.evaluate(() => scrollBy(0, 60))
    await expect(chat).toHaveClass(/away/)
    await page.goto('/about')
    await expect.poll(() => topOf(chat)).toBe(resting)
  })
  await test.step('the chat button rests on no field of a form, no price and no count of the finder', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/productPages/corporateBulkGifting')
    const field = page.locator('main textarea').first()
    await field.evaluate((element) => {
      scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 30)
    })
    const chat = page.locator('.chat')
    await expect(chat).toHaveClass(/aside|away/)
    await expect
      .poll(async () => {
        const [over, under] = [await chat.boundingBox(), await field.boundingBox()]
        return over && under && (over.y + 60 <= under.y || over.y >= under.y + under.height)
      })
      .toBe(true)
    await page.goto('/productPages/gardeningTools')
    const height = await page.locator('.card:nth-child(2) .card-act').evaluate((act) => {
      // As where the shop says prices.
      act.insertAdjacentHTML('beforebegin', '<p class="card-line"><b>Rs 1,23,45,900</b></p>')
      return act.previousElementSibling?.getBoundingClientRect().bottom ?? 0
    })
    // So that it would rest on the buttons, and where it steps up to on the price.
    await page.setViewportSize({ width: 320, height: Math.round(height) + 110 })
    await expect(chat).toHaveClass(/aside away/)
    await page.goto('/finder#finder')
    const onTop = () =>
      document.elementFromPoint(innerWidth - 46, innerHeight - 46)?.closest('.finder')
    expect(await page.evaluate(`Boolean((${onTop})())`)).toBe(true)
  })
  await test.step('cards far below are laid out once the page has rested', async () => {
    await page.goto('/productPages/plants/all')
    const far = page.locator('.grid').last()
    await far.evaluate((grid) => grid.classList.add('far'))
    await expect(far).toHaveCSS('content-visibility', 'auto')
    await expect(far).toHaveCSS('content-visibility', 'visible')
  })
})
