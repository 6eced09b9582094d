import type { Page } from '@playwright/test'
import { openDatabase } from '#database/connection.ts'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { expect, holdBack, test, untilHydrated } from '#tests/support/journeys/journey.ts'
import { addReaders } from '#tests/support/letters.ts'

async function expectWellMade(page: Page, what: string) {
  expect([what, await accessibilityFaults(page)]).toEqual([what, []])
  expect([what, await overflowOf(page)]).toEqual([what, 0])
}

test('an owner writes a letter that is previewed while it is typed, and looks at it before sending', async ({
  page,
  signInAs,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs({ role: 'owner' })
  const db = await openDatabase(site.place)
  await addReaders(db, 3).finally(() => db.destroy())
  await page.goto('/desk/letters')
  await expectWellMade(page, 'list')
  await page.getByRole('button', { name: 'Write a letter' }).click()
  const subject = page.getByLabel('Subject')
  await untilHydrated(subject)
  await subject.fill('Monsoon notes')
  await page
    .getByLabel('Letter', { exact: true })
    .fill('Dear all,\n\nsee https://aangan.example/home.')
  const preview = page.getByRole('region', { name: 'As a subscriber sees it' })
  await expect(preview).toContainText('Monsoon notes')
  await expect(preview.getByRole('link')).toHaveText('https://aangan.example/home')
  await expectWellMade(page, 'draft')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const letter = page.getByLabel('Letter', { exact: true })
  const back = page.getByRole('link', { name: 'Hours', exact: true })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await back.click()
  await question.getByRole('button', { name: 'Stay and save' }).click()
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('Your words of before are back.')).toBeVisible()
  await expect(letter).toHaveValue('Dear all,\n\nsee https://aangan.example/home.')
  await expect(preview).toContainText('Monsoon notes')

  const post = await holdBack(page, '**/desk/letters/*.data*')
  await save.press('Enter')
  await post.asked
  await letter.press('ControlOrMeta+End')
  await letter.pressSequentially(' Until soon.')
  await post.letGo()
  await expect(page.getByText('The letter is saved.')).toBeVisible()
  await expect(letter).toHaveValue(/Until soon\.$/)
  await back.click()
  await question.getByRole('button', { name: 'Stay and save' }).click()
  await expect(question).toBeHidden()
  await save.press('Enter')
  await expect(page).toHaveURL(/saved=3$/)
  await expect(save).toBeFocused()
  await page.getByRole('button', { name: 'Go on to sending' }).click()
  await expect(page.getByRole('heading', { name: /^Send it to \d+ people\?$/ })).toBeVisible()
  await expectWellMade(page, 'review')
  await page.getByRole('link', { name: 'Change it' }).click()
  await expect(subject).toHaveValue('Monsoon notes')
  // One tap throws nothing away.
  await page.getByText('Throw the draft away').click()
  await expect(subject).toHaveValue('Monsoon notes')
  await expectWellMade(page, 'question')
  await page.getByRole('button', { name: 'Throw it away' }).click()
  await expect(page.getByText('The draft is thrown away.')).toBeVisible()
  await page.goto('/desk/download')
  await expectWellMade(page, 'download')
})
