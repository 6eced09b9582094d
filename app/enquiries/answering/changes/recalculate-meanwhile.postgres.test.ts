import { expect, test } from 'vitest'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { untilWaiting } from '#tests/support/databases/until-waiting.ts'
import { minutesOn, openDesk } from '#tests/support/desk.ts'
import { lockEnquiry } from './change-enquiry.server.ts'
import { changeStanding } from './change-standing.server.ts'
import { recalculateSilence } from './recalculate-silence.server.ts'

const day = 24 * 60
const now = minutesOn(20)
const changes = [
  { does: 'hands an enquiry back', change: { kind: 'hand-back' }, due: now },
  {
    does: 'sets a reminder',
    change: { kind: 'next-step', reminder: { at: minutesOn(9 * day) } },
    due: minutesOn(9 * day),
  },
] as const

test.each(changes)(
  'hours that are saved while somebody $does leave it so',
  async ({ change, due }) => {
    const desk = await openDesk()
    const { app, ask, asha: staffId } = desk
    const reference = await ask()
    await desk.change(reference, { kind: 'written' }, { at: minutesOn(5) })
    await app.db.insertInto('desk_settings').values({ name: 'silence-days', value: '1' }).execute()
    const { recalculating } = await app.db.transaction().execute(async (transaction) => {
      const enquiry = await lockEnquiry(transaction, reference)
      if (!enquiry) throw new Error('There is no such enquiry.')
      const settings = await readDeskSettings(transaction)
      await changeStanding({ transaction, app, enquiry, staffId, now }, change, settings)
      const recalculating = app.writeTogether((other) => recalculateSilence(other, now))
      await untilWaiting(app.db)
      return { recalculating }
    })
    expect(await recalculating).toBe(0)
    expect((await findEnquiry(app.db, reference))?.our_turn_since).toBe(due.toISOString())
  },
)
