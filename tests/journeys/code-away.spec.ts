import { expect } from '#tests/support/journeys/journey.ts'
import { shakyTest as test } from '#tests/support/journeys/shaky-journey.ts'

// No worker: it would have fetched the code beforehand, for pages without a network.
test.use({ serviceWorkers: 'block', quietConsole: false, reducedMotion: 'reduce' })

test('a button whose code could not be had works by itself, and by its code once the network is back', async ({
  page,
  network,
}) => {
  await page.goto('/product/snake-plant')
  const quantity = page.getByLabel(/^How many/)
  const more = page.getByRole('button', { name: /^One more/ })
  await network.cut()
  await more.click()
  await expect(quantity).toHaveValue('2')
  await more.click()
  await expect(quantity).toHaveValue('3')
  await page.getByRole('button', { name: /^One fewer/ }).click()
  await expect(quantity).toHaveValue('2')
  await network.restore()
  await more.click()
  await expect(quantity).toHaveValue('3')
  // By its code the list opens beside the page, which stays.
  await page.getByRole('button', { name: 'Add to my list', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Snake Plant')
  await expect(page).toHaveURL('/product/snake-plant')
})
