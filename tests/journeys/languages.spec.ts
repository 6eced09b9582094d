import type { Page } from '@playwright/test'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { faultsIn } from '#tests/support/journeys/faults-in.ts'
import { asSomebodyNew, expect, test } from '#tests/support/journeys/journey.ts'
import { findLayoutFaults } from '#tests/support/journeys/layout-faults.ts'
import { oneOfEachKind } from '#tests/support/journeys/screen-table.ts'

test('an enquiry, a list and the newsletter go in Hindi and Marathi', async ({ page, site }) => {
  await test.step('in Hindi an enquiry is corrected, sent and thanked for', async () => {
    await page.goto('/hi/product/enquiryForm')
    await page.getByLabel('पूरा नाम').fill('Meera 7')
    await page.getByLabel('मोबाइल नंबर').fill('९८७६५४३२१०')
    await page.locator('#enquiry-email').fill('meera@example.com')
    await page.locator('#enquiry-address').fill('पुणे')
    await expect(page.getByText('नाम में अंक या विशेष चिह्न न हों।')).toBeVisible()
    await page.getByLabel('पूरा नाम').fill('मीरा देशपांडे')
    await page.getByRole('button', { name: 'पूछताछ भेजें' }).click()
    await expect(page.getByRole('heading', { name: 'सफलतापूर्वक भेज दी!' })).toBeVisible()
    expect(page.url()).toContain('/hi/product/enquiryForm?reference=AN-')
    const chat = await page.getByRole('link', { name: 'WhatsApp पर भेजें' }).getAttribute('href')
    expect(decodeURIComponent(chat ?? '')).toMatch(/मेरी पूछताछ का नंबर AN-/)
  })
  await asSomebodyNew(page)
  await test.step('in Marathi a list is begun beside its page, and says what it lacks', async () => {
    await page.goto('/mr/product/snake-plant')
    await page.getByRole('button', { name: 'माझ्या यादीत जोडा' }).first().click()
    await page.getByRole('link', { name: 'माझी यादी उघडा आणि पाठवा' }).click()
    await expect(page.getByText('एक वस्तू, एकच चौकशी.')).toBeVisible()
    await page.getByRole('button', { name: 'माझी यादी पाठवा' }).click()
    await expect(page.getByRole('group', { name: /^अजून पाठवलेली नाही./ })).toBeFocused()
    await expect(page.getByText('10 अंकी योग्य फोन नंबर लिहा.')).toBeVisible()
    expect(page.url()).toBe(`${site.url}/mr/my-list`)
  })
  await asSomebodyNew(page)
  await test.step('in Marathi the newsletter is asked for from the footer', async () => {
    await page.goto('/mr/about')
    const signUp = page.locator('#newsletter')
    await signUp.getByLabel('आपला ई-मेल पत्ता').fill('meera')
    await signUp.getByRole('button', { name: 'सदस्य व्हा' }).click()
    await expect(signUp.getByRole('alert')).toHaveText('कृपया योग्य ई-मेल पत्ता लिहा.')
    await signUp.getByLabel('आपला ई-मेल पत्ता').fill('meera-mr@example.com')
    await signUp.getByRole('button', { name: 'सदस्य व्हा' }).click()
    await expect(signUp.getByRole('status')).toContainText('आपण सदस्य झालात, धन्यवाद!')
  })
})

// Each kind of page in one language or the other: they are made alike, and differ in their words.
for (const [language, remainder] of [
  ['hi', 0],
  ['mr', 1],
] as const) {
  test(`pages in ${language} keep their lines, and give its words the room to be pressed`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults: string[] = []
    const kinds = oneOfEachKind.filter((path) => path !== '/login')
    for (const path of kinds.filter((_, index) => index % 2 === remainder)) {
      await openWithLetters(page, `/${language}${path}`)
      const keeps = async () => {
        // All else that axe asks is asked of the same page in English, or of its HTML in tests/html.test.ts.
        expect(await accessibilityFaults(page, { rules: ['target-size'] })).toEqual([])
        expect(await page.evaluate(findLayoutFaults)).toEqual([])
        await page.setViewportSize({ width: 320, height: 844 })
        expect(await overflowOf(page)).toBe(0)
        expect(await page.evaluate(listTallButtons)).toEqual([])
      }
      faults.push(...(await faultsIn(path, keeps())))
      await page.setViewportSize({ width: 390, height: 844 })
    }
    expect(faults).toEqual([])
  })
}

/**
 * Opens a page that is drawn in its own letters, as on a second visit: where they come late it keeps the
 * machine's, which may have none.
 */
async function openWithLetters(page: Page, path: string) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  await expect(async () => {
    await page.goto(path, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const { root } = await cdp.send('DOM.getDocument')
    const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
    expect(fonts.map(({ familyName }) => familyName).join()).toContain('Anek Devanagari')
  }).toPass({ timeout: 30_000 })
  await cdp.detach()
}

/** Runs in the page: buttons whose words stand in more than two lines. */
function listTallButtons() {
  return [...document.querySelectorAll<HTMLElement>('.btn')].flatMap((button) => {
    const { lineHeight } = getComputedStyle(button)
    const isTall = button.scrollHeight > 3.2 * Number.parseFloat(lineHeight)
    return isTall ? [button.textContent] : []
  })
}
