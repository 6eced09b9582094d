import sharp from 'sharp'
import { accessibilityFaults } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/journey.ts'

/** A photograph whose left half is red and whose right half is blue. */
async function takePhotograph() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="700">
    <rect width="700" height="700" fill="#c00"/><rect x="700" width="700" height="700" fill="#00c"/></svg>`
  return sharp(Buffer.from(svg)).removeAlpha().jpeg().toBuffer()
}

test('a photograph is chosen, cropped by keys and sent, and is what the shop shows', async ({
  page,
  site,
  signInAs,
}) => {
  await signInAs({ role: 'catalogue' })
  await page.goto('/desk/catalogue/7/picture')
  // Only the page that is alive has a way to choose that is no field of a form.
  const choice = page.locator('.file-choice input[type=file]').last()
  const buffer = await takePhotograph()
  await choice.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
  const stage = page.getByRole('application', { name: /Arrow keys move the picture/ })
  await stage.focus()
  // To its left end, and no further: only red is left in the window.
  for (let time = 0; time < 60; time += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.getByLabel('Describe the picture').fill('A red wall')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByText('Saved. The shop shows it now.')).toBeVisible({ timeout: 120_000 })

  const shop = await page.request.get('/product/snake-plant')
  const [address = ''] = /\/pictures\/[0-9a-f]{16}-500\.avif/.exec(await shop.text()) ?? []
  const sent = await page.request.get(site.url + address)
  expect(sent.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const { dominant } = await sharp(await sent.body()).stats()
  expect([dominant.r > 150, dominant.b < 60]).toEqual([true, true])
})
