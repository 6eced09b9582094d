import sharp from 'sharp'
import { accessibilityFaults } from '#tests/support/journeys/accessibility.ts'
import { expect, phone, test, untilHydrated } from '#tests/support/journeys/journey.ts'

/**
 * A photograph as a phone takes it: 12 megapixels lying on their side, turned by its EXIF, with the
 * place where it was taken. Upright its left half is red and its right half is blue.
 */
async function takePhotograph() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="4000">
    <rect width="3000" height="2000" fill="#00c"/><rect y="2000" width="3000" height="2000" fill="#c00"/></svg>`
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' }
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .jpeg({ quality: 100 })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: place })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** The first bytes of what an iPhone calls a HEIC, and nothing that a browser could open. */
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic not a picture')

test('a new plant is written down, photographed, cropped by keys and shown in the shop', async ({
  page,
  site,
  signInAs,
}) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs({ role: 'catalogue' })
  await page.goto('/desk/catalogue?category=indoor-plants')
  await page.getByRole('link', { name: 'New product' }).click()
  const name = page.getByLabel('Name in the shop')
  await untilHydrated(name)
  await name.fill('Rosewood Fern')
  await expect(page.getByLabel('Category')).toHaveValue('indoor-plants')
  await page.getByRole('radio', { name: 'Every 6 to 9 days' }).check()
  // The days go with the answer, and the answer with the days.
  const days = page.getByLabel('Days between waterings in summer, at least')
  await expect(days).toHaveValue('6')
  await page.getByLabel('Days between waterings in summer, at most').fill('2')
  await days.fill('2')
  await expect(page.getByRole('radio', { name: 'Every day or two' })).toBeChecked()
  await page.getByRole('button', { name: 'Save, then its picture' }).click()

  await expect(page.getByText('Rosewood Fern is in the catalogue.')).toBeVisible()
  // Only the page that is alive has a way to choose that is no field of a form.
  const choice = page.locator('.file-choice input[type=file]').last()
  await choice.setInputFiles({ name: 'IMG_0.heic', mimeType: 'image/heic', buffer: heic })
  await expect(page.getByRole('alert')).toContainText('HEIC')
  const buffer = await takePhotograph()
  // The browser draws it with a grey slab below.
  const cut = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, -2_000) }
  await choice.setInputFiles(cut)
  await expect(page.getByRole('alert')).toContainText('not whole')
  await choice.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
  const stage = page.getByRole('application', { name: /Arrow keys move the picture/ })
  await stage.focus()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // To its left end, and no further: the window is red but for its right edge.
  for (let time = 0; time < 60; time += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.getByLabel('Describe the picture').fill('A red wall')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Use this picture' }).click()
  const show = page.getByRole('button', { name: 'Show it in the shop' })
  await expect(show).toBeVisible({ timeout: 120_000 })
  await show.click()
  await expect(page.getByText('Shown to visitors now')).toBeVisible()

  const shop = await page.request.get('/product/rosewood-fern')
  const [address = ''] = /\/pictures\/[0-9a-f]{16}-500\.avif/.exec(await shop.text()) ?? []
  const sent = await page.request.get(site.url + address)
  expect(sent.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const served = sharp(await sent.body())
  // Neither the place nor the phone is told to visitors.
  expect(await served.metadata()).not.toHaveProperty('exif')
  const { dominant } = await served.stats()
  expect([dominant.r > 150, dominant.b < 60]).toEqual([true, true])

  // On a phone it fills its place, from edge to edge.
  await page.goto('/product/rosewood-fern')
  const photograph = await page.locator('.pp-pic img').boundingBox()
  const frame = await page.locator('.pp-pic').boundingBox()
  expect(photograph).toEqual(frame)

  // Other journeys count the plants of the same shop.
  await page.goto('/desk/catalogue?q=Rosewood')
  const shown = page.getByRole('switch', { name: 'Shown in the shop: Rosewood Fern' })
  await shown.click()
  await expect(shown).toHaveAttribute('aria-checked', 'false')
})
