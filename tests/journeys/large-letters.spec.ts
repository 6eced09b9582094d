import { expect, test } from '#tests/support/journey.ts'

/** Runs in the page with letters of so many per cent, and gives a sentence for each word that is cut or beside it. */
function findCutWords(percent: number): string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`html { font-size: ${percent}% } .far { content-visibility: visible }`)
  document.adoptedStyleSheets = [sheet]
  const { scrollWidth, clientWidth } = document.documentElement
  const faults = scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide.`] : []
  // Slides lie beside each other; hidden words are for screen readers.
  for (const element of document.querySelectorAll('body *:not(.slide + .slide *, .vh, .vh *)')) {
    const words = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    if (!element.checkVisibility({ visibilityProperty: true })) continue
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
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 })
    for (const path of [
      '/home',
      '/productPages/plants/indoorPlants',
      '/product/snake-plant',
      '/my-list',
      '/product/enquiryForm',
      '/contact',
    ]) {
      await page.goto(path)
      for (const percent of [150, 200]) {
        const found = await page.evaluate(findCutWords, percent)
        faults.push(...found.map((fault) => `${path}, ${width} px, ${percent} %: ${fault}`))
      }
    }
  }
  expect(faults).toEqual([])
})
