import type { Page, Route } from '@playwright/test'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import {
  asSomebodyNew,
  expect,
  holdBack,
  onPostgres,
  test,
} from '#tests/support/journeys/journey.ts'

const indoor = '/productPages/plants/indoorPlants'

function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'Send an enquiry' })
}

async function fill(page: Page, email: string, message = '') {
  await page.getByLabel('Full name').fill('Meera Deshpande')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Mobile number').fill('9876543210')
  await page.getByLabel('Address', { exact: true }).fill('12, Baner Road, Pune')
  await page.getByLabel('Message').fill(message)
}

/** Marks the body once a toast comes together with its status, which no screen reader reads out then. */
function watchToasts(page: Page) {
  return page.evaluate(() => {
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        const isStatus = node instanceof Element && node.querySelector('.toast')
        if (isStatus) document.body.dataset.toast = 'unheard'
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
}

test.describe('the dialog', () => {
  test(
    'opens on the first tap, sends the product with the words once for two taps, and says so',
    onPostgres,
    async ({ page, rows }, { project }) => {
      const email = `dialog-${project.name}@example.com`
      await page.goto(indoor)
      await page.getByRole('link', { name: 'Enquire Now: Areca Palm' }).click()
      const dialog = dialogOf(page)
      await expect(dialog).toBeVisible()
      await expect(dialog).toContainText('About Areca Palm.')
      await expect(dialog.getByLabel('Full name')).toBeFocused()
      await expect(dialog.getByRole('button', { name: 'Send enquiry' })).toBeDisabled()

      await fill(page, email, 'Two for a balcony')
      await watchToasts(page)
      await dialog.getByRole('button', { name: 'Send enquiry' }).dblclick()
      const toast = page.getByRole('status').filter({ hasText: 'Success' })
      await expect(toast).toContainText('Success')
      await expect(toast).toContainText('Your enquiry has been submitted successfully!')
      await expect(dialog).toBeHidden()
      await expect(page.locator('body')).not.toHaveAttribute('data-toast')

      const stored = await rows('select * from enquiries where email = ?', email)
      expect(stored).toHaveLength(1)
      const [row] = stored
      expect(row).toMatchObject({
        kind: 'enquiry',
        full_name: 'Meera Deshpande',
        mobile_number: '9876543210',
        address: '12, Baner Road, Pune',
        message: 'Two for a balcony',
      })
      expect(row?.reference).toMatch(/^AN-[0-9A-HJKMNP-TV-Z]{8}$/)
      expect(JSON.parse(String(row?.products))).toEqual([{ id: 8, name: 'Areca Palm' }])

      await expect(toast).toContainText(String(row?.reference))
      await expect(page.locator('.toast')).toHaveCount(1)
      const chat = toast.getByRole('link', { name: 'Send to WhatsApp' })
      const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
      expect(text).toContain(`My enquiry about Areca Palm is ${row?.reference}.`)
      await toast.getByRole('button', { name: 'Dismiss' }).click()
      await expect(toast).toHaveCount(0)
    },
  )

  test('says what it is about, keeps the focus and the words, and speaks of a field once it was left', async ({
    page,
  }) => {
    await test.step('says how many of which size it is about', async () => {
      await page.goto('/product/general-purpose-soil')
      const ask = page.getByRole('link', { name: 'Enquire Now: General Purpose Soil' })
      await ask.click()
      await expect(dialogOf(page)).toContainText('About 1 × General Purpose Soil, 20kg.')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'One more: General Purpose Soil' }).click()
      await expect(page.getByLabel('How many: General Purpose Soil')).toHaveValue('2')
      await expect(page.getByRole('status').filter({ hasText: /^2$/ })).toBeAttached()
      await ask.click()
      await expect(dialogOf(page)).toContainText('About 2 × General Purpose Soil, 20kg.')
      await page.keyboard.press('Escape')
      await page.getByLabel('How many: General Purpose Soil').fill('१२')
      await page
        .getByLabel('How many: General Purpose Soil')
        .evaluate((field: HTMLInputElement) => {
          document.querySelector<HTMLElement>(`[data-quantity="${field.id}"]`)?.click()
        })
      await expect(dialogOf(page)).toContainText('About १२ × General Purpose Soil, 20kg.')
    })
    await asSomebodyNew(page)
    await test.step('that was closed with words in it comes back with them', async () => {
      await page.goto('/product/tulsi')
      await page.getByRole('link', { name: /^Ask us about this, Children/ }).click()
      const dialog = dialogOf(page)
      const message = dialog.getByLabel('Message')
      await expect(message).toHaveValue('My question: Children. What can you tell me?')
      const closed = page.getByRole('status').filter({ hasText: 'Enquiry closed' })
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      // Nobody had typed a word.
      await expect(closed).toHaveCount(0)

      await page
        .getByRole('link', { name: /^Enquire Now: Holy Basil/ })
        .first()
        .click()
      await dialog.getByLabel('Full name').fill('Meera')
      await message.fill('Two of them')
      await watchToasts(page)
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(closed).toBeVisible()
      await expect(page.locator('body')).not.toHaveAttribute('data-toast')
      await closed.getByRole('button', { name: 'Undo' }).click()
      await expect(dialog).toContainText('About Holy Basil')
      await expect(dialog.getByLabel('Full name')).toHaveValue('Meera')
      await expect(message).toHaveValue('Two of them')
      await expect(closed).toHaveCount(0)
    })
    await asSomebodyNew(page)
    await test.step('keeps the focus inside, and what was typed across a reload, until it is closed', async () => {
      await page.goto(indoor)
      const opener = page.getByRole('link', { name: 'Enquire Now: Snake Plant' })
      const dialog = dialogOf(page)
      const name = dialog.getByLabel('Full name')
      const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
      await opener.click()
      await expect(name).toBeFocused()
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press('Tab')
        expect(await isInside()).toBe(true)
      }
      await page.keyboard.press('Shift+Tab')
      expect(await isInside()).toBe(true)
      await name.fill('Meera')
      await page.reload()
      await opener.click()
      await expect(name).toHaveValue('Meera')

      const closings = [
        () => dialog.getByRole('button', { name: 'Close' }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(5, 5),
      ]
      for (const close of closings) {
        await name.fill('Meera')
        await close()
        await expect(dialog).toBeHidden()
        await expect(opener).toBeFocused()
        await opener.click()
        await expect(name).toHaveValue('')
      }
      await page.reload()
      await opener.click()
      await expect(name).toHaveValue('')
    })
    await asSomebodyNew(page)
    await test.step('that was closed while it was being sent leaves the next one as it is', async () => {
      await page.goto(indoor)
      const dialog = dialogOf(page)
      const opener = page.getByRole('link', { name: /^Enquire Now/ })
      await opener.first().click()
      await fill(page, 'closed-early@example.com')
      const post = await holdBack(page, '**/enquiry/create')
      await dialog.getByRole('button', { name: 'Send enquiry' }).click()
      await post.asked
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByText('Enquiry closed')).toHaveCount(0)
      await opener.nth(1).click()
      await dialog.getByLabel('Message').fill('Another one')
      await post.letGo()
      await expect(page.getByRole('status').filter({ hasText: 'AN-' })).toBeVisible()
      await expect(dialog.getByLabel('Message')).toHaveValue('Another one')
      expect(await page.evaluate(() => sessionStorage['dialog-draft'])).toContain('Another one')
    })
    await asSomebodyNew(page)
    await test.step('shows a message only after its field was left, and never cuts a number', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(indoor)
      await page.getByRole('link', { name: 'Enquire Now: Snake Plant' }).click()
      const dialog = dialogOf(page)
      await expect(dialog.getByLabel('Full name')).toBeFocused()
      await page.keyboard.type('Meera 2')
      await expect(dialog.locator('.err')).toHaveCount(0)
      // The focus is in the next field by then: a screen reader is told.
      const spoken = dialog.locator('form').getByRole('status')
      await expect(spoken).toBeEmpty()
      await page.keyboard.press('Tab')
      await expect(spoken).toHaveText('Name should not contain any special characters & digits.')
      await page.keyboard.type('meera@gmail')
      await expect(spoken).toBeEmpty()
      await expect(dialog.locator('.err')).toHaveText([
        'Name should not contain any special characters & digits.',
      ])
      await dialog.getByLabel('Mobile number').fill('98200')
      await expect(spoken).toBeEmpty()
      await dialog.getByLabel('Address').focus()
      await expect(spoken).toHaveText('Valid 10-digit phone number is required.')
      await dialog.getByLabel('Message').focus()
      await expect(dialog.locator('.err')).toHaveText([
        'Name should not contain any special characters & digits.',
        'Invalid email format.',
        'Valid 10-digit phone number is required.',
        'Address is required.',
      ])
      await expect(dialog.getByText('D Souza for D’Souza')).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await dialog.getByLabel('Full name').fill('मीरा देशपांडे')
      await expect(dialog.locator('.err')).toHaveCount(3)
      await expect(dialog.getByText('D Souza for D’Souza')).toHaveCount(0)

      const mobile = dialog.getByLabel('Mobile number')
      for (const typed of ['09820012345', '+91 98200 12345', '0091-9820012345']) {
        await mobile.fill('')
        await mobile.pressSequentially(typed)
        await expect(mobile).toHaveValue('9820012345')
      }
      await mobile.fill('')
      await mobile.evaluate((input: HTMLInputElement) => {
        input.focus()
        document.execCommand('insertText', false, '+91 98765 43210')
      })
      await expect(mobile).toHaveValue('9876543210')

      await mobile.pressSequentially('9')
      await expect(mobile).toHaveValue('98765432109')
      const message = dialog.getByText('Valid 10-digit phone number is required.')
      await expect(message).toHaveCount(2)
      await expect(spoken).toHaveText('Valid 10-digit phone number is required.')
      await mobile.press('Backspace')
      await expect(message).toHaveCount(0)
      await expect(mobile).toHaveValue('9876543210')

      // Some programs that keep addresses fill fields in and tell only of the change.
      for (const [field, kept] of [
        ['E-mail', 'meera@example.com'],
        ['Address', '12 Baner Road, Pune'],
      ] as const) {
        await dialog.getByLabel(field).evaluate((element: HTMLInputElement, value) => {
          const { prototype } = element.constructor as typeof HTMLInputElement
          Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
          element.dispatchEvent(new Event('change', { bubbles: true }))
        }, kept)
      }
      await expect(dialog.getByRole('button', { name: 'Send enquiry' })).toBeEnabled()
    })
  })

  test.describe('when the network goes', () => {
    test.use({ quietConsole: false })

    test('is stored once, in its last words, and a sleeping link leads to the page', async ({
      page,
      rows,
    }, { project }) => {
      await test.step('whose answer is lost it goes by itself, and is stored once', async () => {
        const email = `offline-${project.name}@example.com`
        await page.goto(indoor)
        await page.getByRole('link', { name: 'Enquire Now: Snake Plant' }).click()
        await fill(page, email)
        // The first answer is lost on the way back, the enquiry itself has arrived.
        const loseAnswer = async (route: Route) => {
          await route.fetch()
          await route.abort()
        }
        await page.route('**/enquiry/create', loseAnswer, { times: 1 })
        await dialogOf(page).getByRole('button', { name: 'Send enquiry' }).click()
        await expect(page.getByRole('dialog', { name: /^Sent, AN-[0-9A-Z]{8}$/ })).toBeVisible()
        expect(await rows('select count(*) as n from enquiries where email = ?', email)).toEqual([
          { n: 1 },
        ])
      })
      await asSomebodyNew(page)
      await test.step('corrected after a reload while it was being sent it is stored in its new words', async () => {
        const email = `corrected-${project.name}@example.com`
        let hanging = 0
        await page.route('**/enquiry/create', async (route) => {
          if (route.request().postData()?.includes('Ten')) hanging++
          else await route.continue()
        })
        await page.goto('/product/enquiryForm')
        await fill(page, email, 'Ten of them')
        await page.getByRole('button', { name: 'Send enquiry' }).click()
        await expect.poll(() => hanging).toBe(1)
        await page.reload()
        // The page tries by itself again, and nobody answers.
        await expect.poll(() => hanging).toBe(2)
        await page.getByLabel('Message').fill('Twenty of them')
        await page.getByRole('button', { name: 'Send enquiry' }).click()
        await expect(page).toHaveURL(/reference=AN-/)
        expect(await rows('select message from enquiries where email = ?', email)).toEqual([
          { message: 'Twenty of them' },
        ])
      })
      await asSomebodyNew(page)
      await test.step('a sleeping link leads to the page instead', async () => {
        await page.goto(indoor)
        await page.route('**/assets/*island*.js', (route) => route.abort())
        await page.getByRole('link', { name: 'Enquire Now: Snake Plant' }).click()
        await expect(page).toHaveURL(/\/product\/enquiryForm\?product=7$/)
        await expect(page.getByLabel('Full name')).toBeVisible()
      })
    })
  })
})

test.describe('the page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is reached, sends, and shows itself again with what is wrong', async ({ page, rows }, {
    project,
  }) => {
    await test.step('is reached from a card, sends the enquiry and says under which name it is kept', async () => {
      const email = `page-${project.name}@example.com`
      await page.goto(indoor)
      const card = page.locator('.card').first()
      await card.locator('.card-name a').evaluate((element) => {
        element.textContent = 'Climbing Rose of the Himalayan Foothills '.repeat(5)
      })
      const picture = await card.locator('.well').boundingBox()
      expect(picture?.height).toBeGreaterThanOrEqual(128)
      await page.getByRole('link', { name: 'Enquire Now: Monstera Deliciosa' }).click()
      await expect(page.getByText('About Monstera Deliciosa.')).toBeVisible()
      await fill(page, email, 'First line\nsecond line')
      await page.getByRole('button', { name: 'Send enquiry' }).click()
      await expect(page.getByRole('heading', { name: 'Send Successfully!' })).toBeFocused()
      await expect(page).toHaveTitle(/^Send Successfully!/)
      await expect(page.getByText('Our team will reach you shortly.')).toBeVisible()
      const [row] = await rows('select reference from enquiries where email = ?', email)
      const reference = String(row?.reference)
      expect(new URL(page.url()).searchParams.get('reference')).toBe(reference)
      const chat = page.getByRole('link', { name: 'Send to WhatsApp' })
      const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
      expect(text).toContain(`Monstera Deliciosa is ${reference}`)
    })
    await test.step('shows the form again with the words and the product, and takes it twice as one', async () => {
      await page.goto('/product/enquiryForm?product=7&about=pets')
      await expect(page.getByLabel('Message')).toHaveValue(/^My question: Cats and dogs\./)
      await page.getByLabel('Full name').fill('R2-D2')
      await page.getByLabel('Mobile number').fill('+91 98765')
      await page.getByRole('button', { name: 'Send enquiry' }).click()
      await expect(page.locator('.err')).toHaveText([
        'Name should not contain any special characters & digits.',
        'Email is required.',
        'Valid 10-digit phone number is required.',
        'Address is required.',
      ])
      await expect(page.getByText('D Souza for D’Souza')).toBeVisible()
      await expect(page.getByLabel('Full name')).toBeFocused()
      await expect(page.getByLabel('Full name')).toHaveValue('R2-D2')
      await expect(page.getByLabel('Mobile number')).toHaveValue('+91 98765')
      expect(await rows("select 1 from enquiries where full_name = 'R2-D2'")).toEqual([])

      const email = `mended-${project.name}@example.com`
      const about = page.getByText('About Snake Plant.')
      await expect(about).toBeVisible()
      await about.evaluate((element) => {
        element.textContent = 'Schlumbergera'.repeat(5)
      })
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      for (let time = 0; time < 2; time++) {
        if (time > 0) await page.goto('/product/enquiryForm?product=7')
        await fill(page, email)
        await page.getByLabel('Mobile number').fill('+91 98765-43210')
        await page.getByRole('button', { name: 'Send enquiry' }).click()
        await expect(page.getByRole('heading', { name: 'Send Successfully!' })).toBeVisible()
      }
      expect(
        await rows('select mobile_number, products from enquiries where email = ?', email),
      ).toEqual([{ mobile_number: '9876543210', products: '[{"id":7,"name":"Snake Plant"}]' }])
    })
  })
})

test('the form’s own page is empty after sending, full after a reload, and a tap before the code is not lost', async ({
  page,
  rows,
}, { project }) => {
  await test.step('a tap that comes before the code is answered at once and not lost', async () => {
    await page.goto(indoor)
    const code = await holdBack(page, '**/assets/hydrate-*.js')
    const link = page.getByRole('link', { name: 'Enquire Now: Snake Plant' })
    // By script, so that no pointer hovers over it first.
    await link.evaluate((element: HTMLElement) => element.click())
    expect(await link.getAttribute('aria-busy')).toBe('true')
    await code.letGo()
    await expect(dialogOf(page)).toBeVisible()
    await expect(link).not.toHaveAttribute('aria-busy')
  })
  await asSomebodyNew(page)
  await test.step('whoever goes back after sending finds an empty form', async () => {
    const email = `back-${project.name}@example.com`
    await page.goto('/product/enquiryForm?product=7')
    await fill(page, email, 'Two for a balcony')
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page.getByRole('heading', { name: 'Send Successfully!' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Full name')).toBeEmpty()
    await expect(page.getByLabel('Message')).toBeEmpty()
    expect(await rows('select 1 from enquiries where email = ?', email)).toHaveLength(1)
  })
  await asSomebodyNew(page)
  await test.step('what was typed on the form’s own page is there after a reload, without a touch', async () => {
    await rows(`insert into product_sizes (product_id, number, place, label) values
    (34, 1, 0, 'Small'), (34, 2, 1, 'Large')`)
    await page.goto('/product/enquiryForm?product=34&size=1')
    const [size, quantity] = [page.getByLabel('Size'), page.getByLabel('How many')]
    const name = page.getByLabel('Full name')
    await name.focus()
    await expect(page.getByText('0 / 500')).toBeAttached()
    await name.fill('Meera')
    await size.selectOption('Large')
    await quantity.fill('12')
    // The dialog over it is an enquiry of its own.
    await page.getByLabel('Search products').fill('saffron crocus')
    await page.getByRole('option', { name: 'Ask us for it' }).click()
    await expect(dialogOf(page).getByLabel('Message')).toHaveValue(/saffron crocus/)
    await expect(dialogOf(page).getByLabel('Full name')).toBeEmpty()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(name).toHaveValue('Meera')
    await expect(size).toHaveValue('2')
    await expect(quantity).toHaveValue('12')
    await rows('delete from product_sizes where product_id = 34')
  })
})
