import type { Page } from '@playwright/test'
import {
  expect,
  holdBack,
  inBothWidths,
  phone,
  test,
  untilDrawn,
} from '#tests/support/journeys/journey.ts'

/** A rail, on phones a sheet: which is a dialog where there is a script. */
const choices = (page: Page) => page.locator('#finder')
const count = (page: Page) => page.locator('#plants-count')

/** Opens the phone's sheet where it is closed, and taps a choice in it or in the rail. */
async function choose(page: Page, name: string) {
  const link = choices(page).getByRole('link', { name })
  const open = page.getByRole('link', { name: 'Choose' })
  if ((await open.isVisible()) && !(await link.isVisible())) await open.click()
  await link.click()
}

test('the sheet holds the keyboard, cards know the list, and Back shows what its address says', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await test.step('the sheet holds the keyboard, and gives the focus back', async () => {
    await page.goto('/finder?light=low')
    const open = page.getByRole('link', { name: 'Choose 1 chosen' })
    // How many choices there are is not how many things are on the list.
    await expect(open.locator('.badge')).toHaveText('1')
    await open.focus()
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { name: 'What is the corner like?' })
    await expect(heading).toBeFocused()
    await expect(page.getByRole('dialog', { name: 'Choose by' })).toHaveAttribute(
      'aria-modal',
      'true',
    )
    await expect(page.locator('article:not([inert] *)')).toHaveCount(0)
    // No choice lies under what stays at the sheet's top and bottom, on a small phone either.
    await page.setViewportSize({ width: 360, height: 640 })
    const covered = await page.locator('.facet a').evaluateAll((links) =>
      links.flatMap((link) => {
        link.focus()
        const { left, top, bottom } = link.getBoundingClientRect()
        const ends = [top - 4, bottom + 4].map((y) => document.elementFromPoint(left + 20, y))
        return ends.some((end) => end?.closest('.finder-top, .finder-foot')) ? link.textContent : []
      }),
    )
    expect(covered).toEqual([])
    const last = page.getByRole('link', { name: /^Show \d+ plants?$/ })
    await heading.focus()
    await page.keyboard.press('Shift+Tab')
    await expect(last).toBeFocused()
    await heading.focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(last).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(heading).toBeHidden()
    await expect(open).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heading).toBeFocused()
    await page.getByRole('link', { name: 'Close' }).press('Enter')
    await expect(heading).toBeHidden()
    await expect(open).toBeFocused()
    await expect(page.locator('[inert]')).toHaveCount(0)
  })
  await page.setViewportSize(phone)
  await test.step('cards that come by choosing know what is on the list', async () => {
    await page.goto('/finder')
    const add = page.getByRole('button', { name: 'Add to my list: Snake Plant' })
    await add.click()
    await expect(add).toHaveAttribute('aria-pressed', 'true')
    await choose(page, 'Low light plants: 5')
    await expect(count(page)).toHaveText('5 plants of 20')
    await expect(page.locator('.add[value="7"]')).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('Back shows what its address says, on a page that was reloaded too', async () => {
    await page.goto('/finder')
    await choose(page, 'Low light plants: 5')
    await expect(page).toHaveURL('/finder?light=low#finder')
    await page.reload()
    await page.goBack()
    // On phones that is where the sheet was opened.
    await expect(page).toHaveURL(/\/finder(#finder)?$/)
    await expect(count(page)).toHaveText('20 plants of 20')
  })
})

test.describe('an answer that comes too late', () => {
  test.use({ quietConsole: false })

  test('is not shown where the address has moved on, and takes nobody away when it fails', async ({
    page,
  }) => {
    await test.step('is not shown where the address has moved on', async () => {
      await page.goto('/finder?light=low')
      await choose(page, 'Easy plants:')
      await expect(page).toHaveURL('/finder?light=low&care=easy#finder')
      const easy = await count(page).textContent()
      const earlier = await holdBack(page, '**/finder?light=low')
      await page.goBack()
      // On phones the sheet was opened at the same selection.
      await earlier.asked
      await page.goForward()
      await expect(page).toHaveURL('/finder?light=low&care=easy#finder')
      await earlier.letGo()
      await untilDrawn(page)
      await expect(choices(page).getByRole('link', { name: 'Easy' })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await expect(count(page)).toHaveText(easy ?? '')
    })
    await page.unrouteAll()
    await test.step('takes nobody away when it fails', async () => {
      await page.goto('/finder')
      await page.evaluate(() => document.body.setAttribute('data-same', ''))
      const earlier = await holdBack(page, '**/finder?light=low')
      await choose(page, 'Low light plants: 5')
      await earlier.asked
      await choose(page, 'Easy plants:')
      await expect(page).toHaveURL('/finder?care=easy#finder')
      await earlier.fail()
      await untilDrawn(page)
      await expect(page).toHaveURL('/finder?care=easy#finder')
      await expect(page.locator('body[data-same]')).toHaveCount(1)
      // What a network answers that asks to sign in is no selection: the browser asks, and shows what comes.
      const body = '<title>Sign in</title>'
      const inBetween = { contentType: 'text/html', body }
      await page.route('**/finder?light=low*', (route) => route.fulfill(inBetween), { times: 1 })
      await choose(page, 'Low light plants:')
      await expect(page.locator('body[data-same]')).toHaveCount(0)
      await expect(count(page)).toHaveText(/ of 20$/)
      await expect(page).toHaveTitle(/Plant Finder|Low light/)
    })
  })
})

/** Chooses twice, goes back and forth, and takes one choice back. */
async function goThrough(page: Page, hasScript: boolean) {
  await page.goto('/finder')
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await choose(page, 'Low light plants: 5')
  await expect(page).toHaveURL('/finder?light=low#finder')
  await expect(count(page)).toHaveText('5 plants of 20')
  await choose(page, 'Easy plants:')
  await expect(page).toHaveURL('/finder?light=low&care=easy#finder')
  const easy = choices(page).getByRole('link', { name: 'Easy' })
  await expect(easy).toHaveAttribute('aria-current', 'true')
  if (hasScript) {
    // The page is the one that was opened, the focus is where it was.
    await expect(page.locator('body[data-same]')).toHaveCount(1)
    await expect(easy).toBeFocused()
  }
  await page.goBack()
  await expect(page).toHaveURL('/finder?light=low#finder')
  await expect(easy).not.toHaveAttribute('aria-current')
  await expect(count(page)).toHaveText('5 plants of 20')
  await page.goForward()
  await expect(page).toHaveURL('/finder?light=low&care=easy#finder')
  await expect(easy).toHaveAttribute('aria-current', 'true')
  const shut = page.getByRole('link', { name: /^Show \d+ plants?$/ })
  if (await shut.isVisible()) await shut.click()
  await page.getByRole('link', { name: 'Remove: Easy' }).click()
  await expect(page).toHaveURL('/finder?light=low')
  await expect(page.getByRole('article')).toHaveCount(5)
}

async function askWhereNothingFits(page: Page) {
  await page.goto('/finder?light=low&pets=safe&care=easy')
  await expect(page.getByRole('link', { name: /^Without Pet safe/ })).toBeVisible()
  await page.getByRole('link', { name: 'Ask us to find one' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(
    'Please find me a plant. Light: low light. Cats and dogs: safe. Care: easy.',
  )
}

const promised = 'the finder shows as many plants as was promised, goes back, and asks'

test(promised, async ({ page }) => {
  await inBothWidths(page, () => goThrough(page, true))
  await askWhereNothingFits(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(promised, async ({ page }) => {
    await goThrough(page, false)
    await askWhereNothingFits(page)
  })
})
