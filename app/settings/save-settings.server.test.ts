import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connection.ts'
import { watchChanges } from '#database/watch-changes.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { saveSettings } from './save-settings.server.ts'
import { listOverruled, refreshSettings, settingsWatch } from './saved-settings.server.ts'

const phone = (value: string, was: string | null = null) => ({
  name: 'BUSINESS_PHONE',
  value: JSON.stringify(value),
  was: was && JSON.stringify(was),
})
const mine = '+91 91234 56789'
const hers = '+91 98765 43210'
const now = new Date('2026-11-22T06:00:00Z')

async function openSettings(env?: Record<string, string>) {
  const app = await openTestApp(env)
  const save = (edits: Parameters<typeof saveSettings>[1], staffId = 1) =>
    app.writeTogether((transaction) => saveSettings(transaction, edits, { staffId }, now))
  return { app, save }
}

test('what is saved holds at once where it was saved, and each change is kept', async () => {
  const { app, save } = await openSettings()
  expect(await save([phone(mine)])).toEqual({ changes: [1] })
  await refreshSettings(app)
  expect(app.config.business.phoneDisplay).toBe(mine)
  expect(await save([phone(mine, mine)])).toEqual({ changes: [] })
  await save([{ ...phone(mine, mine), value: null }])
  await refreshSettings(app)
  expect(app.config.business.phoneDisplay).toBe('+91 98200 00000')
  const kept = await app.db.selectFrom('settings_changes').selectAll().orderBy('id').execute()
  const change = { name: 'BUSINESS_PHONE', at: now.toISOString(), staff_id: 1, undoes: null }
  expect(kept).toEqual([
    { ...change, id: 1, before: null, after: JSON.stringify(mine) },
    { ...change, id: 2, before: JSON.stringify(mine), after: null },
  ])
})

test('of two owners who change the same the second is told of both values, and nothing is written', async () => {
  const { app, save } = await openSettings()
  await save([phone(hers)], 2)
  const name = { name: 'BUSINESS_NAME', value: '"Green"', was: null }
  expect(await save([name, phone(mine)])).toEqual({
    conflicts: [
      {
        name: 'BUSINESS_PHONE',
        yours: JSON.stringify(mine),
        theirs: JSON.stringify(hers),
        staffId: 2,
        at: now.toISOString(),
      },
    ],
  })
  // Who means the same, or something else, is in nobody's way.
  expect(await save([name, phone(hers)])).toEqual({ changes: [2] })
  const rows = await app.db.selectFrom('desk_settings').select('name').orderBy('name').execute()
  expect(rows).toEqual([{ name: 'BUSINESS_NAME' }, { name: 'BUSINESS_PHONE' }])
})

test('another process follows, and goes on with what it knew while the database is away', async () => {
  const { app, save } = await openSettings()
  const other = await openTestApp()
  const gone = await openDatabase(':memory:')
  await gone.destroy()
  const following = { ...other, db: app.db }
  const watching = watchChanges(following, [settingsWatch(following, () => {})])
  onTestFinished(watching.end)
  await save([phone(mine)])
  await expect.poll(() => other.liveConfig.current.business.phoneDisplay).toBe(mine)
  await expect(settingsWatch({ ...other, db: gone }, () => {}).read(gone)).rejects.toThrow()
  expect(other.config.business.phoneDisplay).toBe(mine)
})

testOnce('a start names what the environment has otherwise', async () => {
  const env = { BUSINESS_PHONE: hers, BUSINESS_NAME: 'Green', CHAT_TEXT: 'Hello' }
  const { app, save } = await openSettings(env)
  await save([phone(mine), { name: 'BUSINESS_NAME', value: '"Green"', was: null }])
  await save([{ name: 'BUSINESS_TAGLINE', value: '"Come in"', was: null }])
  expect(await listOverruled(app.db, app.config)).toEqual([
    `BUSINESS_PHONE was changed at the desk: “${mine}” holds, not “${hers}” of the environment.`,
  ])
})
