import { expect, test } from 'vitest'
import { markSent } from '#server/delivery/outbox/outbox-lease.ts'
import { day, isBack, openNursery } from '#tests/support/nursery.ts'
import { eraseWaiting } from './erase-waiting.server.ts'

test('an e-mail that was sent is gone a day later, though nobody else waits', async () => {
  const { db, at, ask, save, tell, mails, states } = await openNursery()
  await ask('meera@example.com')
  await save(isBack)
  expect(await tell(11)).toBe(1)
  const [message] = await db.selectFrom('outbox').select('id').execute()
  await markSent(db, message?.id ?? '', at(12))
  await tell(13)
  expect(await states()).toEqual(['told'])
  // So long it is counted against what one mailbox may be sent.
  await eraseWaiting({ db }, new Date(at(11).getTime() + day))
  expect(await mails()).toEqual(['meera@example.com'])
  await eraseWaiting({ db }, new Date(at(13).getTime() + day))
  expect(await mails()).toEqual([])
})
