import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { accessibilityFaults } from '#tests/support/journeys/accessibility.ts'
import { expect, holdBack, test } from '#tests/support/journeys/journey.ts'

/** A photograph of one colour, as small as a picture may be unless told how wide. */
async function takePhotograph(name: string, background: string, width = 520) {
  const create = { width, height: width * 1.25, channels: 3, background } as const
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}

/** Draws a finger across the screen, between two distances from its left edge in widths of the screen. */
async function swipe(page: Page, { from, to }: { from: number; to: number }) {
  const devtools = await page.context().newCDPSession(page)
  const { width = 0 } = page.viewportSize() ?? {}
  const touch = (type: 'touchStart' | 'touchMove', share: number) => {
    const touchPoints = [{ x: share * width, y: 400 }]
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  await touch('touchStart', from)
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + ((to - from) * step) / 8)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}

test('a picture that is being sent can be cancelled, in a crop, a folder and a guide’s text, too', async ({
  page,
  signInAs,
}) => {
  await test.step('a picture that is being sent can be cancelled, and those after it are sent', async () => {
    await signInAs({ role: 'catalogue' })
    await page.goto('/desk/catalogue/22/picture')
    const sending = await holdBack(page, '**/desk/catalogue/22/picture')
    await page
      .locator('.pic-add input[multiple]')
      .setInputFiles([
        await takePhotograph('IMG_1.jpg', '#a33'),
        await takePhotograph('IMG_2.jpg', '#33a'),
      ])
    await sending.asked
    await page.getByRole('button', { name: 'Cancel IMG_1.jpg' }).click()
    await expect(page.getByText('IMG_1.jpg')).toHaveCount(0)
    await sending.letGo()
    await expect(page.getByRole('heading', { name: 'All pictures 2 of 8' })).toBeVisible({
      timeout: 120_000,
    })
    await expect(page.getByText('IMG_2.jpg')).toHaveCount(0)
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await test.step('sending can be ended in a crop, a folder and a guide’s text, and the focus stays where it goes on', async () => {
    await signInAs({ role: 'catalogue' })
    const name = 'desk-terrarium-4.jpg'
    const photograph = await takePhotograph(name, '#a33')
    await page.goto('/desk/catalogue/23/picture')
    const crop = await holdBack(page, '**/desk/catalogue/23/picture')
    await page.locator('.file-choice input[type=file]').last().setInputFiles(photograph)
    await page.getByLabel('Describe the picture').fill('A red wall')
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await crop.asked
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Keep the old one' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Use this picture' })).toBeEnabled()
    await crop.letGo()
    await page.getByRole('button', { name: 'Keep the old one' }).click()

    await page.goto('/desk/import/pictures')
    await page.locator('.folder input[type=file]').first().setInputFiles(photograph)
    const folder = await holdBack(page, '**/desk/catalogue/*/picture')
    const send = page.getByRole('button', { name: 'Send 1 picture' })
    await send.click()
    await folder.asked
    await page.getByRole('button', { name: 'Stop now' }).click()
    await expect(send).toBeFocused()
    await expect(page.getByText('added as picture')).toBeVisible()
    await folder.letGo()

    await page.goto('/desk/guides/1')
    const text = page.getByLabel('Text', { exact: true })
    const written = await text.inputValue()
    const guide = await holdBack(page, '**/desk/guides/1/pictures')
    await page.getByRole('toolbar').locator('input[type=file]').setInputFiles(photograph)
    await guide.asked
    await page.getByRole('button', { name: `Cancel ${name}` }).click()
    await expect(text).toBeFocused()
    await expect(page.getByText(`${name}:`)).toHaveCount(0)
    await expect(text).toHaveValue(written)
    await guide.letGo()
  })
})

test('pictures are added from a phone and from a folder, and looked at in the shop', async ({
  page,
  signInAs,
}) => {
  await test.step('two pictures are added from a phone, described, and looked at in the shop by keys and by swiping', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAs({ role: 'catalogue' })
    await page.goto('/desk/catalogue/21/picture')
    const choice = page.locator('.pic-add input[multiple]')
    const sending = await holdBack(page, '**/desk/catalogue/21/picture')
    await choice.setInputFiles([
      await takePhotograph('IMG_1.jpg', '#a33'),
      { name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
      await takePhotograph('IMG_3.jpg', '#33a', 1_600),
    ])
    await sending.asked
    await page.getByRole('main').locator('.back').click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(question).toContainText('Not saved yet: pictures that are still to be sent.')
    await question.getByRole('button', { name: 'Stay and save' }).click()
    await sending.letGo()
    // What one of them lacks keeps none of the others.
    await expect(page.getByRole('heading', { name: 'All pictures 3 of 8' })).toBeVisible({
      timeout: 120_000,
    })
    await expect(page.getByText('This is no picture that we know.')).toBeVisible()
    await page.getByRole('button', { name: 'Leave out IMG_2.jpg' }).click()
    for (const [number, text] of [
      [2, 'Wet, after rain'],
      [3, 'In a bowl'],
    ] as const) {
      await page.getByLabel(`${number}. What it shows`).fill(text)
      await page.getByRole('button', { name: `Save what picture ${number} shows` }).click()
      await expect(page.getByText('not shown yet')).toHaveCount(3 - number)
    }
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Picture 2: later' }).press('Enter')
    await expect(page.getByLabel('2. What it shows')).toHaveValue('In a bowl')
    // At the end of the list both buttons stay, so that the focus does.
    await expect(page.getByRole('button', { name: 'Picture 3: later' })).toBeFocused()

    await page.goto('/product/black-pebbles')
    const strip = page.getByRole('list', { name: 'Pictures of' })
    await page.getByRole('link', { name: 'Picture 3: Wet, after rain' }).click()
    const at = () => strip.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))
    await expect.poll(at).toBe(2)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const opener = strip.getByRole('link', { name: 'Enlarge picture 3 of 3: Wet, after rain' })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Pictures of' })
    await expect(dialog.getByText('3 of 3')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    // Each has the whole height: what its picture may be chosen from takes none.
    const above = dialog
      .locator('.look-strip figure')
      .evaluateAll((figures) =>
        figures.map((figure) => figure.clientHeight - (figure.querySelector('img')?.height ?? 0)),
      )
    expect(await above).toEqual([0, 0, 0])
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByText('2 of 3')).toBeVisible()
    // Phones of many pixels are sent more of them where the photograph had so many.
    const sources = dialog.locator('source')
    await expect(sources.nth(2)).toHaveAttribute('srcset', /-500\.avif$/)
    const offered = (await sources.nth(1).getAttribute('srcset')) ?? ''
    expect(offered).toMatch(/-800\.avif 800w,\S+-1600\.avif 1600w$/)
    const larger = await page.request.get(offered.split(/[ ,]/)[2] ?? '')
    expect([larger.status(), larger.headers()['content-type']]).toEqual([200, 'image/avif'])
    await expect(dialog.getByText('In a bowl')).toBeVisible()
    await dialog.getByRole('button', { name: 'Picture before' }).click()
    await expect(dialog.getByText('1 of 3')).toBeVisible()
    // A finger moves on by one picture, however far it goes, and back.
    await swipe(page, { from: 0.85, to: 0.15 })
    await expect(dialog.getByText('2 of 3')).toBeVisible()
    await expect(dialog.getByText('In a bowl')).toBeVisible()
    await swipe(page, { from: 0.85, to: 0.15 })
    await expect(dialog.getByText('3 of 3')).toBeVisible()
    await swipe(page, { from: 0.15, to: 0.85 })
    await expect(dialog.getByText('2 of 3')).toBeVisible()
    const lies = () =>
      dialog.locator('.look-strip').evaluate((strip) => strip.scrollLeft % strip.clientWidth)
    await expect.poll(lies).toBe(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await test.step('a folder of photographs is looked through, and sent to the products that it names', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAs({ role: 'catalogue' })
    await page.goto('/desk/import')
    await page.getByRole('link', { name: 'Send a folder of photographs' }).click()
    const choice = page.locator('.folder input[type=file]').first()
    const files = [
      await takePhotograph('desk-terrarium-2.jpg', '#a33'),
      await takePhotograph('desk-terrarium-3.jpg', '#33a'),
      await takePhotograph('IMG_9.jpg', '#3a3'),
    ]
    await choice.setInputFiles(files)
    await expect(page.getByText('2 added, 1 that can’t be sent')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Send 2 pictures' }).click()
    await expect(page.getByText('All of them are in the catalogue.')).toBeVisible({
      timeout: 120_000,
    })
    await page.getByRole('link', { name: 'Desk Terrarium' }).first().click()
    await expect(page.getByRole('heading', { name: 'All pictures 3 of 8' })).toBeVisible()
  })
})
