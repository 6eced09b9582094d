import { expect, test } from 'vitest'
import { untilWaiting } from '#tests/support/databases/until-waiting.ts'
import { isBack, large, openNursery, small } from '#tests/support/nursery.ts'
import { erased } from './tell-waiting.server.ts'

test('a draft that is marked as sent while its size goes away again stays told', async () => {
  const { db, at, ask, save, tell, list, states } = await openNursery()
  await ask('9820045121')
  await save(isBack)
  await tell(11)
  expect(await states()).toEqual(['draft'])
  await save([small, large])
  // As `markAsSent` has it before it commits.
  const { telling } = await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('waiting_list')
      .set({ state: 'told', changed_at: at(12).toISOString(), ...erased })
      .where('state', '=', 'draft')
      .execute()
    const telling = tell(12)
    await untilWaiting(db)
    return { telling }
  })
  await telling
  expect(await list()).toMatchObject([{ state: 'told', contact: null }])
})
