import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { eraseOldEnquiries } from '#app/enquiries/retention.server.ts'
import { findSection } from '#app/settings/setting-fields.ts'
import { monthsBefore } from '#app/time/months.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { someEnquiry } from '#tests/support/send-form.ts'
import { signIn } from '#tests/support/staff.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { answerSettingsForm, readDone } from './answer-settings-form.server.ts'
import { saveSection } from './change-settings.server.ts'
import { ErasingQuestion } from './erasing-question.tsx'

const now = new Date('2026-11-20T06:00:00Z')
const path = '/desk/settings/privacy'

/** The settings of a shop with enquiries that came so many months ago each, kept for twelve. */
async function openPrivacy(...ages: number[]) {
  vi.useFakeTimers({ toFake: ['Date'], now })
  onTestFinished(() => void vi.useRealTimers())
  const app = await openTestApp({ RETENTION_MONTHS: '12' })
  const { staffId } = await signIn(app)
  const section = findSection('privacy')
  if (!section) throw new Error('There is no such section.')
  for (const [index, months] of ages.entries()) {
    const enquiry = { ...someEnquiry(index), products: [] }
    await receiveEnquiry(app, enquiry, monthsBefore(now, months))
  }
  /** Sends a form; gives where it leads to, or why it was refused. */
  const send = async (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const save = () => saveSection(app, section, form, staffId)
    try {
      const { data, init } = await answerSettingsForm(app, form, { save, path, staffId })
      return { ...data, status: init?.status }
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown
      return { to: thrown.headers.get('Location') }
    }
  }
  const shorten = (months: string, more: Record<string, string> = {}) =>
    send({ intent: 'save', RETENTION_MONTHS: months, ...more })
  return { app, send, shorten }
}

test('months that would erase enquiries are saved with the second press, and nothing is erased before', async () => {
  const { app, shorten } = await openPrivacy(13, 8, 7, 4, 1)
  const typed = { NOTICE_OFFICER: 'Asha Patil', RETENTION_MONTHS: ' 6' }
  const refused = await shorten(' 6', { NOTICE_OFFICER: 'Asha Patil' })
  expect(refused).toEqual({
    status: 422,
    typed,
    errors: {},
    conflicts: [],
    seen: expect.objectContaining({ RETENTION_MONTHS: null }),
    // What goes anyway is not asked about.
    erasing: { months: '6', enquiries: 2 },
  })
  expect(app.config.retentionMonths).toBe(12)
  expect(await eraseOldEnquiries(app)).toBe(1)

  const asked = { 'asked:RETENTION_MONTHS': '6' }
  expect(await shorten('3', asked)).toMatchObject({
    status: 422,
    erasing: { months: '3', enquiries: 3 },
  })
  expect(await shorten('6', asked)).toEqual({ to: `${path}?saved=1` })
  expect(app.config.retentionMonths).toBe(6)
  expect(await eraseOldEnquiries(app)).toBe(2)
})

testOnce(
  'the question says how many go, and the next press says which months were asked about',
  () => {
    const shown = (enquiries: number) =>
      renderPage(createElement(ErasingQuestion, { erasing: { months: '6', enquiries } })).html
    expect(shown(1412)).toContain('1,412 enquiries would be erased by tomorrow, for ever.')
    expect(shown(1)).toMatch(/>1 enquiry would be .* Press Save once more if that is right\./)
    expect(shown(1)).toContain('<input type="hidden" name="asked:RETENTION_MONTHS" value="6"/>')
  },
)

test('months that would erase nothing are saved at once', async () => {
  const { shorten } = await openPrivacy(13, 5)
  expect(await shorten('6')).toEqual({ to: `${path}?saved=1` })
  expect(await shorten('24', { 'stored:RETENTION_MONTHS': '"6"' })).toEqual({
    to: `${path}?saved=2`,
  })
})

testOnce('what is gone by tomorrow is asked about today', async () => {
  const { app, shorten } = await openPrivacy()
  const almost = monthsBefore(now, 6).getTime() + 60 * 60 * 1000
  await receiveEnquiry(app, { ...someEnquiry(1), products: [] }, new Date(almost))
  expect(await shorten('6')).toMatchObject({ status: 422, erasing: { enquiries: 1 } })
})

test('Undo does not shorten the months unasked, and says where to', async () => {
  const { app, send, shorten } = await openPrivacy(13)
  await shorten('24')
  const undo = { intent: 'undo', changes: '1' }
  expect(await send(undo)).toEqual({ to: `${path}?kept=erasing` })
  expect(app.config.retentionMonths).toBe(24)
  expect(readDone(new URLSearchParams('kept=erasing'))).toMatchObject({
    title: 'Nothing was undone.',
    text: expect.stringMatching(/erased .* under Privacy/),
  })
  expect(await eraseOldEnquiries(app, new Date('2029-01-01'))).toBe(1)
  expect(await send(undo)).toEqual({ to: `${path}?undone=2` })
  expect(app.config.retentionMonths).toBe(12)
})
