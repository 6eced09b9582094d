import { expect, test } from '#tests/support/journey.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

// One site for both.
test.describe.configure({ mode: 'default' })

let site: RunningSite
test.beforeAll(async () => {
  site = await startSite({ LANGUAGES: 'en,hi,mr' })
})
test.afterAll(() => site.stop())

test('in Hindi an enquiry is corrected, sent and thanked for', async ({ page }) => {
  await page.goto(`${site.url}/hi/product/enquiryForm`)
  await page.getByLabel('पूरा नाम').fill('Meera 7')
  await page.getByLabel('मोबाइल नंबर').fill('९८७६५४३२१०')
  await page.locator('#enquiry-email').fill('meera@example.com')
  await page.locator('#enquiry-address').fill('पुणे')
  await expect(page.getByText('नाम में अंक या विशेष चिह्न न हों।')).toBeVisible()
  await page.getByLabel('पूरा नाम').fill('मीरा देशपांडे')
  await page.getByRole('button', { name: 'पूछताछ भेजें' }).click()
  await expect(page.getByRole('heading', { name: 'सफलतापूर्वक भेज दिया!' })).toBeVisible()
  expect(page.url()).toContain('/hi/product/enquiryForm?reference=AN-')
  const chat = await page.getByRole('link', { name: 'WhatsApp पर भेजें' }).getAttribute('href')
  expect(decodeURIComponent(chat ?? '')).toMatch(/मेरी पूछताछ का नंबर AN-/)
})

test('in Marathi a list is begun beside its page, and says what it lacks', async ({ page }) => {
  await page.goto(`${site.url}/mr/product/snake-plant`)
  await page.getByRole('button', { name: 'माझ्या यादीत जोडा' }).first().click()
  await page.getByRole('link', { name: 'माझी यादी उघडा आणि पाठवा' }).click()
  await expect(page.getByText('एक वस्तू, एकच चौकशी.')).toBeVisible()
  await page.getByRole('button', { name: 'माझी यादी पाठवा' }).click()
  await expect(page.getByRole('alert')).toContainText('अजून पाठवलेली नाही.')
  await expect(page.getByText('10 अंकी योग्य फोन नंबर लिहा.')).toBeVisible()
  expect(page.url()).toBe(`${site.url}/mr/my-list`)
})
