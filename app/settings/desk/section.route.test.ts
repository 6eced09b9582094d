import { expect } from 'vitest'
import { findEnquiry, receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openSettings } from '#tests/support/pages/settings-desk.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { action as saveSection } from './section.route.tsx'
import { showNoticeVersions } from './show-section.server.ts'

test('Words are kept for as long as an owner says, never longer than the privacy policy promises', async () => {
  const { app, send } = await openSettings()
  const save = (months: string) =>
    send({ RETENTION_MONTHS: months }, { to: saveSection, params: { section: 'privacy' } })
  expect(await save('25')).toMatchObject({
    status: 422,
    errors: { RETENTION_MONTHS: 'The privacy policy promises at most 24 months.' },
  })
  expect(await save('12')).toEqual({ to: '/desk/settings/privacy?saved=1' })
  expect(app.config.retentionMonths).toBe(12)
})

test('The privacy policy says an owner’s own words, each wording is kept, and enquiries name theirs', async () => {
  const { app, send } = await openSettings()
  const to = { to: saveSection, params: { section: 'privacy' } }
  const first = app.config.notice.version
  await send({ NOTICE_OFFICER: 'Asha Patil' }, to)
  const own = app.config.notice.version
  expect(own).toMatch(new RegExp(`^${first}-[0-9a-f]{8}$`))
  const { reference } = await receiveEnquiry(app, { ...someEnquiry(1), products: [] })
  expect(await findEnquiry(app.db, reference)).toMatchObject({ notice_version: own })
  await send({ NOTICE_OFFICER: '', 'stored:NOTICE_OFFICER': '"Asha Patil"' }, to)
  expect(app.config.notice).toEqual({ version: first, officer: '', addition: '' })
  expect((await showNoticeVersions(app.db)).map(({ version, words }) => [version, words])).toEqual([
    [first, 'nothing of our own'],
    [own, 'Asha Patil'],
  ])
})
