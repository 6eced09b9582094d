import { expect, test } from 'vitest'
import { minutesOn, openDesk, opening } from '#tests/support/desk.ts'
import { recalculateSilence } from './recalculate-silence.server.ts'

test('other hours or days of silence move when their turn becomes ours, but for what has a reminder', async () => {
  const { app, ask, change } = await openDesk()
  const asked = await ask()
  const reminded = await ask({ mobileNumber: '9876543211' })
  const ours = await ask({ mobileNumber: '9876543212' })
  for (const reference of [asked, reminded]) {
    await change(reference, { kind: 'reached', turn: 'theirs' }, { at: opening })
  }
  const at = minutesOn(2 * 24 * 60)
  const reminder = { at }
  await change(reminded, { kind: 'next-step', reminder }, { at: minutesOn(1) })
  const due = async () => {
    const rows = await app.db
      .selectFrom('enquiries')
      .select(['reference', 'our_turn_since'])
      .execute()
    return Object.fromEntries(rows.map((row) => [row.reference, row.our_turn_since]))
  }
  const before = await due()
  // Three working days after Thursday is Monday.
  expect(before[asked]).toBe(minutesOn(4 * 24 * 60).toISOString())
  const recalculate = (now = minutesOn(60)) =>
    app.writeTogether((transaction) => recalculateSilence(transaction, now))
  expect(await recalculate()).toBe(0)
  await app.db.insertInto('desk_settings').values({ name: 'silence-days', value: '1' }).execute()
  await app.db
    .insertInto('desk_settings')
    .values({ name: 'closed-days', value: '["2026-11-20"]' })
    .execute()
  expect(await recalculate()).toBe(1)
  expect(await due()).toEqual({ ...before, [asked]: minutesOn(2 * 24 * 60).toISOString() })
  // What has become ours stays ours.
  await app.db
    .updateTable('desk_settings')
    .set({ value: '9' })
    .where('name', '=', 'silence-days')
    .execute()
  expect(await recalculate(minutesOn(2 * 24 * 60 + 1))).toBe(0)
  expect((await due())[ours]).toBe(before[ours])
})
