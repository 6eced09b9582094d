import { expect, test } from '#tests/support/journeys/journey.ts'

/** Runs in the page, and gives a sentence for each word that is cut or beside it. */
function findCutWords(): string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.far { content-visibility: visible }')
  document.adoptedStyleSheets = [sheet]
  const { scrollWidth, clientWidth } = document.documentElement
  const faults = scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide.`] : []
  // Slides lie beside each other; hidden words are for screen readers.
  for (const element of document.querySelectorAll('body *:not(.slide + .slide *, .vh, .vh *)')) {
    const words = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    if (element.getBoundingClientRect().width === 1) continue
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

test('letters of twice the size are neither cut nor beside the page', async ({ page }) => {
  await page.goto('/productPages/gardeningTools')
  await page.getByRole('button', { name: 'Add to my list: Hand Trowel' }).click()
  await expect(page.locator('.list-btn .badge')).toHaveText('1')
  const faults: string[] = []
  // The browser's own setting, which media queries in `em` follow.
  const browser = await page.context().newCDPSession(page)
  const enlarge = (percent: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard: 0.16 * percent } })
  for (const path of [
    '/home',
    '/productPages/plants/indoorPlants',
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
        await expect(page.locator(':root')).toHaveCSS('font-size', `${0.16 * percent}px`)
        const found = await page.evaluate(findCutWords)
        faults.push(...found.map((fault) => `${path}, ${width} px, ${percent} %: ${fault}`))
      }
    }
  }
  expect(faults).toEqual([])
})
