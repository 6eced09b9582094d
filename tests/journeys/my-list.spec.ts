import type { Page } from '@playwright/test'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import {
  asSomebodyNew,
  desktop,
  expect,
  holdBack,
  inBothWidths,
  phone,
  test,
} from '#tests/support/journeys/journey.ts'

const tools = '/productPages/gardeningTools'

/** What each of its states keeps: nothing of it depends on a width but whether it fits. */
async function checkState(page: Page) {
  expect(await accessibilityFaults(page)).toEqual([])
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
  }
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Full name').fill('Meera Deshpande')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Mobile number').fill('98765 43210')
  await page.getByLabel('Address', { exact: true }).fill('Baner Road, Pune')
}

const send = (page: Page) => page.getByRole('button', { name: 'Send my list' })

/** What was stored of an enquiry, and what its e-mails say. */
async function checkStored(
  rows: (sql: string, ...parameters: string[]) => Promise<Record<string, unknown>[]>,
  email: string,
  products: object[],
) {
  const stored = await rows('select reference, products from enquiries where email = ?', email)
  expect(stored.map((row) => JSON.parse(String(row.products)))).toEqual([products])
  const letters = await rows(
    'select kind, body from outbox where subject_reference = ? order by kind',
    String(stored[0]?.reference),
  )
  expect(letters.map(({ kind }) => kind)).toEqual(['staff-email', 'visitor-email'])
  const [staff = '', visitor = ''] = letters.map(({ body }) => String(body))
  for (const letter of [staff, visitor]) expect(letter).toContain('Hand Trowel × 3')
  expect(staff).toContain('The one with a wooden handle')
  expect(visitor).not.toContain('wooden')
}

const trowel = { name: 'Hand Trowel', quantity: '3', note: 'The one with a wooden handle' }

test.describe('My list', () => {
  test.use({ reducedMotion: 'reduce' })

  test('is added to beside a product’s page, in two tabs, from somebody’s list, and sent by keyboard alone', async ({
    page,
    context,
    site,
    rows,
  }) => {
    await test.step('shows what another tab has added once one comes back to it, and keeps what was typed', async () => {
      const keep = (value: string) =>
        context.addCookies([{ name: 'my-list', value, url: site.url }])
      await keep('7')
      await page.goto('/my-list')
      const quantity = page.getByLabel('How many: Snake Plant')
      await page.getByRole('button', { name: 'One more: Snake Plant' }).click()
      await expect(quantity).toHaveValue('2')
      await expect(page.getByRole('status').filter({ hasText: /^2$/ })).toBeAttached()
      await page.getByLabel('Full name').fill('Meera Deshpande')
      const comeBack = () =>
        page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await comeBack()
      await keep('7.2-8')
      await comeBack()
      await expect(page.getByLabel('How many: Areca Palm')).toHaveValue('1')
      await expect(quantity).toHaveValue('2')
      await expect(page.getByLabel('Full name')).toHaveValue('Meera Deshpande')

      // What is on its way from this tab is no other tab's: the page stays.
      await page.evaluate(() => document.body.classList.add('same-page'))
      const change = await holdBack(page, '**/my-list/change')
      await page.getByRole('button', { name: 'One more: Snake Plant' }).click()
      await change.asked
      await comeBack()
      await change.letGo()
      await expect(quantity).toHaveValue('3')
      await expect(page.locator('body')).toHaveClass(/same-page/)
    })
    await asSomebodyNew(page)
    await test.step('somebody’s list is looked at, and taken over only when asked', async () => {
      await page.goto('/my-list?list=8.5-7')
      await expect(page.getByText('5 pieces')).toBeVisible()
      await page.getByRole('button', { name: 'Add to my list', exact: true }).click()
      await expect(page).toHaveURL('/my-list')
      await expect(page.getByLabel('How many: Areca Palm')).toHaveValue('5')
      await page.goto('/my-list?list=7.9')
      await expect(page.getByText('Two things are on your list now.')).toBeVisible()
      await page.getByRole('link', { name: 'Leave my list as it is' }).click()
      await expect(page.getByLabel('How many: Snake Plant')).toHaveValue('1')
    })
    await asSomebodyNew(page)
    await test.step('is added to from a product’s page, and stands beside it', async () => {
      // Of a plant to which no other journey gives sizes.
      await page.goto('/product/productView?query=zz')
      await page.getByRole('article').getByRole('link', { name: 'ZZ Plant', exact: true }).click()
      // With its script, without which its buttons send the form.
      await page.waitForURL('/product/zz-plant')
      await page.getByRole('button', { name: 'One more: ZZ Plant' }).click()
      const add = page.locator('.pp-add').getByRole('button', { name: 'Add to my list' })
      await add.click()
      const drawer = page.getByRole('dialog', { name: 'My list' })
      await expect(drawer.getByText('ZZ Plant is on your list.')).toBeVisible()
      await expect(drawer.getByText('2 pieces')).toBeVisible()
      const heading = drawer.getByRole('heading', { name: 'My list' })
      await expect(heading).toBeFocused()
      await expect(heading).toHaveCSS('outline-style', 'none')
      await expect(heading).toHaveAccessibleDescription('ZZ Plant is on your list.')
      expect(await accessibilityFaults(page)).toEqual([])
      await inBothWidths(page, async () => {
        await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
      })
      // WebKit finds it wider than it is.
      await expect(page.locator('.drawer')).toHaveCSS('overflow-x', 'hidden')
      // A window too low for it.
      await page.setViewportSize({ ...phone, height: 240 })
      await drawer.getByRole('button', { name: 'Keep looking' }).scrollIntoViewIfNeeded()
      await expect(drawer.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
      await page.setViewportSize(phone)
      await drawer.getByRole('button', { name: 'Take off the list: ZZ Plant' }).click()
      await expect(drawer.getByText('ZZ Plant is off your list.')).toBeVisible()
      await expect(heading).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(add).toBeFocused()
      await page.getByLabel('How many: ZZ Plant').fill('')
      await add.click()
      await drawer.getByRole('link', { name: 'Open my list and send it' }).click()
      await expect(page.getByLabel('How many: ZZ Plant')).toHaveValue('1')
    })
    await asSomebodyNew(page)
    await test.step('is sent by keyboard alone', async () => {
      const { keyboard } = page
      await page.goto(tools)
      const add = page.getByRole('button', { name: 'Add to my list: Hand Trowel' })
      await page.getByRole('link', { name: 'Enquire Now: Hand Trowel' }).focus()
      await keyboard.press('Tab')
      await expect(add).toBeFocused()
      await keyboard.press('Enter')
      await expect(add).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('link', { name: /^My list/ }).focus()
      await keyboard.press('Enter')
      // With its script, without which the focus wakes nothing.
      await page.waitForURL('/my-list')
      await page.getByLabel('How many: Hand Trowel').focus()
      // Counted only where the page is awake.
      await expect(page.getByText('0 / 500')).toBeAttached()
      await keyboard.press('ArrowUp')
      await keyboard.press('ArrowUp')
      await keyboard.press('Tab') // one more
      await keyboard.press('Tab') // the bin
      await keyboard.press('Tab')
      await keyboard.press('Enter') // opens the note
      await keyboard.press('Tab')
      await keyboard.type(trowel.note)
      await page.getByLabel('Full name').focus()
      const answers = ['Meera Deshpande', 'keys@example.com', '9876543210', 'Baner Road, Pune', '']
      for (const answer of answers) {
        await keyboard.type(answer)
        await keyboard.press('Tab')
      }
      await expect(send(page)).toBeFocused()
      await keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Send Successfully!' })).toBeFocused()
      await expect(page).toHaveTitle(/^Send Successfully!/)
      await checkStored(rows, 'keys@example.com', [expect.objectContaining(trowel)])
    })
  })

  test('is collected from cards, changed, and sent as one enquiry', async ({ page, rows }, {
    project,
  }) => {
    const email = `list-${project.name}@example.com`
    await page.goto(tools)
    const add = (name: string) => page.getByRole('button', { name: `Add to my list: ${name}` })
    const badge = page.locator('.list-btn .badge')
    await expect(badge).toBeEmpty()
    await add('Hand Trowel').click()
    await expect(badge).toHaveText('1')
    await expect(add('Hand Trowel')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('Hand Trowel is on your list. One thing on it.')).toBeAttached()
    await add('Watering Can').click()
    await add('Hand Cultivator').click()
    await expect(badge).toHaveText('3')
    await add('Hand Cultivator').click()
    await expect(badge).toHaveText('2')

    await page.getByRole('link', { name: /^My list/ }).click()
    // With its script, without which its buttons send the form.
    await page.waitForURL('/my-list')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My list')
    await expect(page.getByRole('listitem').filter({ hasText: 'Hand' })).toHaveCount(1)
    await checkState(page)
    const more = page.getByRole('button', { name: 'One more: Hand Trowel' })
    await more.click()
    await expect(page.getByLabel('How many: Hand Trowel')).toHaveValue('2')
    await more.click()
    await expect(page.getByLabel('How many: Hand Trowel')).toHaveValue('3')
    await page.locator('[data-item]', { hasText: 'Hand Trowel' }).getByText('Add a note').click()
    await page.getByLabel('Note for Hand Trowel').fill(trowel.note)

    await page.getByRole('button', { name: 'Take off the list: Watering Can' }).click()
    await expect(badge).toHaveText('1')
    const back = page.getByRole('button', { name: 'Put it back' })
    await expect(back).toBeFocused()
    await back.click()
    await expect(badge).toHaveText('2')

    // What is not sent yet is still here after a reload, notes included and without a touch.
    await page.reload()
    await expect(page.getByLabel('How many: Hand Trowel')).toHaveValue('3')
    await expect(page.getByLabel('Note for Hand Trowel')).toHaveValue(trowel.note)

    await send(page).click()
    await expect(page.getByText('Not sent yet. Four things to put right:')).toBeVisible()
    await expect(page.locator('.fix-list')).toBeFocused()
    await checkState(page)
    await page.locator('.fix-list').getByRole('link', { name: 'Full name' }).click()
    await expect(page.getByLabel('Full name')).toBeFocused()
    await fillIn(page, email)
    await send(page).click()
    await expect(page.getByRole('heading', { name: 'Send Successfully!' })).toBeVisible()
    await expect(page.getByText('Two things', { exact: true })).toBeVisible()
    await expect(badge).toBeEmpty()
    await checkState(page)
    await checkStored(rows, email, [
      expect.objectContaining({ name: 'Watering Can', quantity: '1' }),
      expect.objectContaining(trowel),
    ])
    await page.goto('/my-list')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your list is empty')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test.describe('when the network goes', () => {
    test.use({ quietConsole: false })

    test('waits, keeps what is typed before its code comes, and two sizes stay two rows, to the desk', async ({
      page,
      context,
      rows,
      signInAs,
    }) => {
      await test.step('waits, and goes when it is back', async () => {
        await page.goto(tools)
        await page.getByRole('button', { name: 'Add to my list: Watering Can' }).click()
        await expect(page.locator('.list-btn .badge')).toHaveText('1')
        const kept = async () =>
          (await context.cookies()).find(({ name }) => name === 'my-list')?.value
        const can = await kept()
        await page.getByRole('button', { name: 'Add to my list: Hand Trowel' }).click()
        await expect(page.locator('.list-btn .badge')).toHaveText('2')
        const both = await kept()
        await page.goto('/my-list')
        await fillIn(page, 'offline-list@example.com')
        // Counted only where the page is awake.
        await expect(page.getByText('0 / 500')).toBeAttached()
        await page.getByLabel('Address', { exact: true }).fill('12, Baner Road')
        await page.reload()
        await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12, Baner Road')
        await context.setOffline(true)
        await page.getByRole('button', { name: 'One more: Hand Trowel' }).click()
        await expect(page.getByLabel('How many: Hand Trowel')).toHaveValue('2')
        await context.setOffline(false)
        await expect.poll(kept).toBe(both?.replace('-', '.2-'))
        await context.setOffline(true)
        await send(page).click()
        const waiting = page.getByRole('dialog', { name: 'Waiting for the network' })
        await expect(waiting).toContainText('Hand Trowel × 2')
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'One more: Watering Can' }).click()
        await expect.poll(kept).toBe(`${both?.replace('-', '.2-')}.2`)
        await context.setOffline(false)
        await expect(page.getByText(/Sent, AN-/)).toBeVisible()
        // What was stored is off the list, on the page that shows it too; what was changed since is not.
        await expect.poll(kept).toBe(`${can}.2`)
        await expect(page.getByLabel('How many: Watering Can')).toHaveValue('2')
        await expect(page.getByLabel('How many: Hand Trowel')).toHaveCount(0)
        await expect(page.locator('.list-btn .badge')).toHaveText('1')
        // On the pages that follow it has its place before its code comes: nothing moves.
        const code = await holdBack(page, '**/assets/form-*.js')
        await page.goto('/contact')
        await code.asked
        const heading = page.getByRole('heading', { level: 1 })
        const place = await heading.boundingBox()
        await code.letGo()
        await expect(page.getByText(/Sent, AN-/)).toBeVisible()
        expect(await heading.boundingBox()).toEqual(place)
      })
      await asSomebodyNew(page)
      await test.step('keeps a quantity that is typed before its code comes', async () => {
        await page.goto(tools)
        await page.getByRole('button', { name: 'Add to my list: Hand Trowel' }).click()
        await expect(page.locator('.list-btn .badge')).toHaveText('1')
        const code = await holdBack(page, '**/assets/my-list.island-*.js')
        await page.goto('/my-list')
        await page.getByLabel('How many: Hand Trowel').click()
        await page.getByLabel('How many: Hand Trowel').fill('12')
        await page.getByLabel('Full name').click()
        await code.asked
        await code.letGo()
        const kept = async () =>
          (await context.cookies()).find(({ name }) => name === 'my-list')?.value
        await expect.poll(kept).toMatch(/\.c$/)
        // With its code, Enter keeps it while the focus stays there.
        await page.getByLabel('How many: Hand Trowel').fill('7')
        await page.getByLabel('How many: Hand Trowel').press('Enter')
        await expect.poll(kept).toMatch(/\.7$/)
        await expect(page.getByLabel('How many: Hand Trowel')).toBeFocused()
      })
      await asSomebodyNew(page)
      await test.step('a shared list with one product in two sizes stays two rows, to the desk', async () => {
        await rows(`insert into product_sizes (product_id, number, place, label) values
        (7, 1, 0, '4 inch pot'), (7, 2, 1, '6 inch pot'), (7, 3, 2, '8 inch pot')`)
        const kept = async () =>
          (await context.cookies()).find(({ name }) => name === 'my-list')?.value
        // 99 is 333: a number that no other journey has given, since a size that was taken away has its label.
        await page.goto('/my-list?list=7~3.c-7~1-8-7~99')
        await expect(page.getByText('This size is not there now.')).toHaveCount(1)
        await page.getByRole('button', { name: 'Add to my list', exact: true }).click()
        await expect(page).toHaveURL('/my-list')
        await page.getByRole('button', { name: 'Take off the list: Snake Plant, size 333' }).click()
        // What is pressed next moves up when the row goes.
        await expect.poll(kept).toBe('7~3.c-7~1-8')
        await expect(page.getByText('This size is not there now.')).toHaveCount(0)
        await page.getByText('Add a note').first().click()
        await page.getByLabel('Note for Snake Plant, 8 inch pot').fill('Tall ones')
        await page.getByRole('button', { name: 'One more: Snake Plant, 4 inch pot' }).click()
        await expect.poll(kept).toBe('7~3.c-7~1.2-8')
        await page.getByLabel('Size: Snake Plant').last().selectOption('6 inch pot')
        await expect(page.getByLabel('Size: Snake Plant').last()).toBeFocused()
        await expect.poll(kept).toBe('7~3.c-7~2.2-8')
        const take = page.getByRole('button', {
          name: 'Take off the list: Snake Plant, 8 inch pot',
        })
        await take.click()
        await expect.poll(kept).toBe('7~2.2-8')
        await page.getByRole('button', { name: 'Put it back' }).click()
        await expect(page.getByLabel('How many: Snake Plant, 8 inch pot')).toBeFocused()
        await expect.poll(kept).toBe('7~3.c-7~2.2-8')
        await context.setOffline(true)
        await page.getByRole('button', { name: 'One fewer: Snake Plant, 8 inch pot' }).click()
        await expect.poll(kept).toBe('7~3.b-7~2.2-8')
        await context.setOffline(false)
        await page.goto('/my-list')
        await expect(page.getByLabel('Note for Snake Plant, 8 inch pot')).toHaveValue('Tall ones')
        await checkState(page)
        await fillIn(page, 'sizes@example.com')
        await send(page).click()
        await expect(page.getByRole('heading', { name: 'Send Successfully!' })).toBeVisible()
        const [sent] = await rows(
          "select reference, products from enquiries where email = 'sizes@example.com'",
        )
        expect(JSON.parse(String(sent?.products))).toMatchObject([
          { id: 7, size: 3, quantity: '11', note: 'Tall ones', name: 'Snake Plant, 8 inch pot' },
          { id: 7, size: 2, quantity: '2', name: 'Snake Plant, 6 inch pot' },
          { id: 8, quantity: '1', name: 'Areca Palm' },
        ])
        await signInAs()
        await page.goto(`/desk/enquiries/${sent?.reference}`)
        await expect(page.locator('.asked li', { hasText: '11 ×' })).toContainText('8 inch pot')
        await expect(page.locator('.asked li', { hasText: '2 ×' })).toContainText('6 inch pot')

        // A size may be chosen sooner than the page's code has come.
        await page.goto('/my-list?list=7~1-8')
        await page.getByRole('button', { name: 'Add to my list', exact: true }).click()
        await expect(page).toHaveURL('/my-list')
        await page.getByLabel('Size: Snake Plant').selectOption('6 inch pot')
        await expect.poll(kept).toBe('7~2-8')
        await page
          .getByRole('button', { name: 'Take off the list: Snake Plant, 6 inch pot' })
          .click()
        await expect.poll(kept).toBe('8')

        // Rows that become one have the notes of both, as they are sent.
        await page.goto('/my-list?list=7~1-7~3')
        await page.getByRole('button', { name: 'Add to my list', exact: true }).click()
        await expect(page).toHaveURL('/my-list')
        const noteOn = (size: string) => page.getByLabel(`Note for Snake Plant, ${size}`)
        for (const [place, size, words] of [
          [1, '4 inch pot', 'For the kitchen'],
          [2, '8 inch pot', 'For the terrace'],
        ] as const) {
          await page.getByText('Add a note').nth(place).click()
          await noteOn(size).fill(words)
        }
        await page.getByLabel('Size: Snake Plant').first().selectOption('8 inch pot')
        await expect.poll(kept).toBe('8-7~3.2')
        await expect(noteOn('8 inch pot')).toHaveValue('For the kitchen; For the terrace')
        await take.click()
        await expect.poll(kept).toBe('8')
        await rows('delete from product_sizes where product_id = 7')

        // A card says of the product that it is on the list, in whichever sizes, and takes all off.
        await page.goto('/my-list?list=7~3-8-7')
        await page.getByRole('button', { name: 'Add to my list', exact: true }).click()
        await expect(page).toHaveURL('/my-list')
        await page.goto('/product/productView?query=snake')
        const card = page.getByRole('button', { name: 'Add to my list: Snake Plant', exact: true })
        await expect(card).toHaveAttribute('aria-pressed', 'true')
        await card.click()
        await expect.poll(kept).toBe('8')
        await expect(card).toHaveAttribute('aria-pressed', 'false')
      })
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is collected, changed and sent with everything that was typed', async ({
      page,
      rows,
    }) => {
      const email = 'plain-list@example.com'
      for (const name of ['Watering Can', 'Hand Trowel']) {
        await page.goto(tools)
        await page.getByRole('button', { name: `Add to my list: ${name}` }).click()
        await expect(page).toHaveURL('/my-list')
      }
      await expect(page.getByText('Two things, one enquiry.')).toBeVisible()
      await page.getByLabel('How many: Hand Trowel').fill('2')
      await page.locator('[data-item]', { hasText: 'Hand Trowel' }).getByText('Add a note').click()
      await page.getByLabel('Note for Hand Trowel').fill(trowel.note)
      await page.getByLabel('Full name').fill('Meera Deshpande')
      await page.getByRole('button', { name: 'One more: Hand Trowel' }).click()
      await expect(page.getByLabel('How many: Hand Trowel')).toHaveValue('3')
      await expect(page.getByLabel('Note for Hand Trowel')).toHaveValue(trowel.note)
      await page.getByRole('button', { name: 'Take off the list: Watering Can' }).click()
      await page.getByRole('button', { name: 'Put it back' }).click()
      await expect(page.getByLabel('How many: Watering Can')).toHaveValue('1')
      await send(page).click()
      await expect(page.getByText('Not sent yet. Three things to put right:')).toBeVisible()
      await expect(page.locator('.fix-list')).toBeFocused()
      await expect(page.getByLabel('Note for Hand Trowel')).toHaveValue(trowel.note)
      await fillIn(page, email)
      await send(page).click()
      await expect(page.getByRole('heading', { name: 'Send Successfully!' })).toBeVisible()
      await checkStored(rows, email, [
        expect.objectContaining(trowel),
        expect.objectContaining({ name: 'Watering Can', quantity: '1' }),
      ])
      await page.goto('/my-list')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your list is empty')
    })
  })
})
