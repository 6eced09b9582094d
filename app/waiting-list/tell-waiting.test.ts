import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { undoChange } from '#app/catalogue/store/undo-change.server.ts'
import { createDelivery } from '#server/delivery/delivery.ts'
import { holdMessages } from '#server/delivery/outbox/held-messages.ts'
import { resend } from '#server/delivery/outbox/outbox.ts'
import { markFailed, markSent } from '#server/delivery/outbox/outbox-lease.ts'
import { standardPace } from '#server/delivery/pace.ts'
import { describeOnce, testOnce } from '#tests/support/databases/test-once.ts'
import { away, day, isBack, large, openNursery, small, snakePlant } from '#tests/support/nursery.ts'
import { openMailServer } from '#tests/support/receivers/mail-server.ts'
import { testPace } from '#tests/support/test-delivery.ts'
import { eraseWaiting } from './erase-waiting.server.ts'
import { openBack } from './open-back.server.ts'
import { takeBack } from './waiting-list.server.ts'

describe('when a size is back', () => {
  test('those who wait for it are told once, ten minutes later: by e-mail, or by a draft', async () => {
    const { save, ask, tell, mails, states } = await openNursery()
    await ask('meera@example.com')
    await ask('9820045121')
    await ask('zoya@example.com', 1)
    await save(isBack)
    expect(await tell(9)).toBe(0)
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting'])
    expect(await Promise.all([tell(11), tell(11)])).toContain(1)
    expect(await mails()).toEqual(['meera@example.com'])
    expect(await states()).toEqual(['sending', 'draft', 'waiting'])
    await save([small, large])
    await save(isBack)
    await tell(30)
    expect(await mails()).toEqual(['meera@example.com'])
  })

  test('nobody is told where it went away again first, whatever saved that', async () => {
    const { db, save, ask, tell, mails, states } = await openNursery()
    await ask('meera@example.com')
    const changeId = await save(isBack)
    await undoChange({ db }, changeId, 1)
    expect(await tell(60)).toBe(0)
    await save(isBack)
    await save([small, large])
    expect(await tell(60)).toBe(0)
    expect(await mails()).toEqual([])
    expect(await states()).toEqual(['waiting'])
  })

  testOnce('those who wait for any size are told of the first that is back', async () => {
    const { save, ask, tell, mails } = await openNursery()
    await ask('meera@example.com', 0)
    await save(isBack)
    await tell(11)
    expect(await mails()).toEqual(['meera@example.com'])
  })

  testOnce(
    'a mailbox that was told of five things today is told of the next an hour later',
    async () => {
      const { db, at, save, ask, tell, mails } = await openNursery()
      const yesterday = at(30 - 24 * 60).toISOString()
      const told = ['1', '2', '3', '4', '5'].map((id) => ({
        ...{ id, kind: 'back-email' as const, channel: 'back' as const, state: 'sent' as const },
        ...{ recipient: 'meera@example.com', recipient_folded: 'meera@example.com' },
        ...{ created_at: yesterday, next_attempt_at: yesterday, sent_at: yesterday },
      }))
      await db.insertInto('outbox').values(told).execute()
      await ask('meera@example.com')
      await save(isBack)
      expect(await tell(11)).toBe(0)
      await db.deleteFrom('outbox').execute()
      expect(await tell(40)).toBe(0)
      expect(await tell(72)).toBe(1)
      expect(await mails()).toEqual(['meera@example.com'])
    },
  )

  testOnce('a hidden product is told of once it is shown', async () => {
    const { db, save, ask, tell } = await openNursery()
    await ask('meera@example.com')
    await save(isBack)
    const show = (hidden: boolean) =>
      saveProduct({ db }, { id: snakePlant, change: { hidden }, staffId: 1, source: 'desk' })
    await show(true)
    expect(await tell(11)).toBe(0)
    await show(false)
    expect(await tell(12)).toBe(1)
  })

  test('drafts that nobody sent go when it is away again, and their numbers after 14 days', async () => {
    const { db, at, save, ask, tell, states, list } = await openNursery()
    await ask('9820045121')
    await save(isBack)
    await tell(11)
    expect(await states()).toEqual(['draft'])
    await save([small, large])
    await tell(12)
    expect(await states()).toEqual(['waiting'])
    await save(isBack)
    await tell(30)
    expect(await eraseWaiting({ db }, new Date(at(30).getTime() + 13 * day))).toBe(0)
    expect(await eraseWaiting({ db }, new Date(at(30).getTime() + 15 * day))).toBe(1)
    expect(await list()).toMatchObject([{ state: 'lapsed', contact: null, contact_folded: null }])
    expect(await eraseWaiting({ db }, new Date(at(30).getTime() + 190 * day))).toBe(1)
    expect(await list()).toEqual([])
  })
})

test('whoever’s e-mail failed is in no e-mail any more once they ask again or take it back', async () => {
  const { db, save, ask, tell, mails, list, states } = await openNursery()
  await ask('meera@example.com')
  await ask('zoya@example.com')
  await save(isBack)
  expect(await tell(11)).toBe(2)
  await db.updateTable('outbox').set({ state: 'given-up' }).execute()
  await save([small, { ...large, availability: away }])
  await tell(12)
  expect(await states()).toEqual(['failed', 'failed'])
  await ask('meera@example.com')
  expect(await mails()).toEqual(['zoya@example.com'])
  const [, zoya] = await list()
  await takeBack(db, zoya?.token ?? '')
  expect(await mails()).toEqual([])
  expect(await states()).toEqual(['waiting'])
})

test('whoever’s e-mail failed and was sent again by an operator is told, and their address is gone', async () => {
  const { db, at, save, ask, tell, list, states } = await openNursery()
  await ask('meera@example.com')
  await save(isBack)
  expect(await tell(11)).toBe(1)
  const [message] = await db
    .updateTable('outbox')
    .set({ state: 'given-up' })
    .returning('id')
    .execute()
  await tell(12)
  expect(await states()).toEqual(['failed'])
  const { id = '' } = message ?? {}
  expect(await resend(db, id, at(20))).toBe(true)
  await markSent(db, id, at(21))
  await tell(22)
  expect(await list()).toMatchObject([{ state: 'told', contact: null, contact_folded: null }])
})

test('whoever’s e-mail was thrown away unsent is told all the same', async () => {
  const { db, save, ask, tell, mails, states } = await openNursery()
  await ask('meera@example.com')
  await save(isBack)
  expect(await tell(11)).toBe(1)
  // As an operator may after a restore.
  await db.deleteFrom('outbox').execute()
  expect(await tell(12)).toBe(1)
  expect([await states(), await mails()]).toEqual([['sending'], ['meera@example.com']])
})

test('the e-mail goes out once with a link to the size, and nothing but its date is kept', async () => {
  const mail = await openMailServer()
  onTestFinished(() => mail.close())
  const { db, config, save, ask, tell, list } = await openNursery(mail.url)
  await ask('meera@example.com')
  await ask('zoya@example.com')
  await ask('anil@example.com')
  await save(isBack)
  expect(await tell(11)).toBe(3)
  const [, zoya] = await list()
  await takeBack(db, zoya?.token ?? '')
  const delivery = createDelivery({
    // An attempt that is broken off is made again, and what had arrived arrives twice.
    ...{ db, pace: { ...testPace, attempt: standardPace.attempt }, log: pino({ level: 'silent' }) },
    openTransports: () => [openBack(mail.url, db, { config })],
  })
  await delivery.start()
  onTestFinished(() => delivery.stop())
  const waiting = db.selectFrom('outbox').select('id').where('state', '=', 'waiting')
  await expect.poll(() => waiting.execute()).toEqual([])
  expect(mail.arrived.map(({ to }) => to[0]).sort()).toEqual([
    'anil@example.com',
    'meera@example.com',
  ])
  const [first] = mail.arrived
  expect(first?.headers.subject).toBe('Snake Plant, 20 cm pot is back')
  expect(first?.text).toContain('/product/snake-plant?size=2')
  expect(first?.text).toContain('/not-me?token=')
  await tell(12)
  expect(await list()).toMatchObject([
    { state: 'told', contact: null, contact_folded: null },
    { state: 'told', contact: null, contact_folded: null },
  ])
})

describeOnce('three e-mails that are not sent', () => {
  /** Three people were told of one size; Meera waits for the other. */
  async function withThreeWaiting() {
    const nursery = await openNursery()
    const { ask, save, tell } = nursery
    for (const name of ['a', 'b', 'c']) await ask(`${name}@slow.example`, 2)
    await ask('meera@example.com', 1)
    await save(isBack)
    expect(await tell(11)).toBe(3)
    await save(isBack.map((size) => ({ ...size, availability: { is: 'available' } })))
    return nursery
  }

  testOnce('because their mailboxes put them off keep nobody else waiting', async () => {
    const { db, at, tell, mails } = await withThreeWaiting()
    // What is due is on its way, and counts.
    expect(await tell(25)).toBe(0)
    const due = await db.updateTable('outbox').set({ leased_by: 'us' }).returningAll().execute()
    for (const message of due) {
      const lease = { ...message, body: '{}', leased_by: 'us' }
      await markFailed(db, lease, { error: '451', nextAttempt: at(240) }, at(26))
    }
    expect(await tell(27)).toBe(1)
    expect(await mails()).toContain('meera@example.com')
  })

  testOnce('because they are held back after a restore keep nobody else waiting', async () => {
    const { db, at, tell, mails } = await withThreeWaiting()
    await db.transaction().execute((transaction) => holdMessages(transaction, at(12)))
    expect(await tell(25)).toBe(1)
    expect(await mails()).toContain('meera@example.com')
  })
})
