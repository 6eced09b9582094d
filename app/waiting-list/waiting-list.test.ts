import { describe, expect, test } from 'vitest'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { isBack, openNursery, snakePlant } from '#tests/support/nursery.ts'
import { markAsSent, stopTelling, tellAfterAll } from './changes.server.ts'
import { readContact } from './contact.ts'
import { countWaiting, listMostWaitedFor, listWaitedFor } from './waiting-counts.server.ts'
import { findNoted, takeBack } from './waiting-list.server.ts'

describe('asking to be told', () => {
  testOnce('takes an e-mail address or a mobile number, and nothing else', () => {
    expect(readContact(' Meera@Example.com ')).toEqual({
      way: 'email',
      contact: 'meera@example.com',
    })
    expect(readContact('+91 98200 45121')).toEqual({ way: 'mobile', contact: '9820045121' })
    for (const typed of ['', '98200 4512', 'meera@', 'a\0@b.in']) {
      expect(readContact(typed)).toBeUndefined()
    }
  })

  test('a second time is one place on the list, and its receipt shows it for an hour', async () => {
    const { db, ask, at, list } = await openNursery()
    await ask('meera@example.com')
    const receipt = (await ask('MEERA@example.com')) ?? ''
    expect(await list()).toHaveLength(1)
    const noted = { productId: snakePlant, number: 2, way: 'email', contact: 'meera@example.com' }
    expect(await findNoted(db, receipt, at(59))).toMatchObject(noted)
    expect(await findNoted(db, receipt, at(61))).toBeUndefined()
    // A link that was cut off has taken nothing back.
    expect(await takeBack(db, 'मीरा')).toBe(false)
  })

  test('is taken back by the receipt of whoever asked first, within an hour', async () => {
    const { db, ask, at, list } = await openNursery()
    const first = (await ask('meera@example.com')) ?? ''
    expect(await takeBack(db, first, at(61))).toBe(false)
    expect(await list()).toHaveLength(1)
    expect(await takeBack(db, first, at(59))).toBe(true)
    expect(await list()).toEqual([])
    expect(await takeBack(db, first, at(59))).toBe(true)
  })

  test('a second time takes nothing from whoever asked first: anybody may type anybody’s address', async () => {
    const { db, ask, at, list } = await openNursery()
    const first = (await ask('meera@example.com')) ?? ''
    const later = (await ask('meera@example.com', 2, at(30))) ?? ''
    expect(await findNoted(db, later, at(31))).toEqual(await findNoted(db, first, at(31)))
    // It is answered as the first is, so that it does not tell who waits.
    expect(await takeBack(db, later, at(31))).toBe(true)
    expect(await findNoted(db, later, at(31))).toBeUndefined()
    expect(await list()).toHaveLength(1)
    const latest = (await ask('meera@example.com', 2, at(32))) ?? ''
    expect(await takeBack(db, latest, at(93))).toBe(false)
    expect(await list()).toHaveLength(1)
  })

  test('a first time that is taken back takes nothing from whoever asked since', async () => {
    const { db, ask, at, list } = await openNursery()
    const first = (await ask('meera@example.com')) ?? ''
    const later = (await ask('meera@example.com', 2, at(30))) ?? ''
    expect(await takeBack(db, first, at(61))).toBe(false)
    expect(await takeBack(db, first, at(31))).toBe(true)
    expect(await findNoted(db, first, at(31))).toBeUndefined()
    expect(await findNoted(db, later, at(31))).toMatchObject({ contact: 'meera@example.com' })
    expect(await takeBack(db, first, at(32))).toBe(true)
    expect(await list()).toHaveLength(1)
    expect(await takeBack(db, later, at(33))).toBe(true)
    expect(await list()).toEqual([])
  })

  testOnce('is left out for what can be had, and for what is no size of the product', async () => {
    const { ask, save, list } = await openNursery()
    expect(await ask('meera@example.com', 9)).toBeUndefined()
    await save(isBack)
    expect(await ask('meera@example.com', 2)).toBeUndefined()
    expect(await ask('meera@example.com', 0)).toBeUndefined()
    expect(await list()).toEqual([])
  })

  test('is refused past five a day of one mailbox, however it is spelled, and of one number', async () => {
    const { db, ask, at } = await openNursery()
    const others = [1, 2, 3, 4].map((productId) => ({
      ...{ product_id: productId, number: 0, way: 'email' as const, language: 'en' as const },
      ...{ contact: `m.eera+${productId}@gmail.com`, contact_folded: 'meera@gmail.com' },
      ...{ asked_at: at(-60).toISOString(), token: 'a-token', receipt: null, receipt_at: null },
    }))
    await db.insertInto('waiting_list').values(others).execute()
    await ask('meera@gmail.com', 1)
    await expect(ask('mee.ra@gmail.com')).rejects.toMatchObject({
      limit: 'mailbox',
      retryAfter: 23 * 60 * 60,
    })
    // The fifth place is its owner's already.
    expect(await ask('meera@gmail.com', 1)).toBeDefined()
    expect(await ask('anil@gmail.com')).toBeDefined()
    await ask('mee.ra@gmail.com', 2, at(24 * 60 - 59))
  })
})

test('staff can undo telling, begin it again, and mark a draft as sent', async () => {
  const { db, at, save, ask, tell, list, states } = await openNursery()
  await ask('9820045121')
  await ask('zoya@example.com', 1)
  const most = await listMostWaitedFor(db, 1)
  const all = (await countWaiting(db, [snakePlant])).get(snakePlant) ?? []
  expect(most.people).toBe(all.reduce((sum, { waiting }) => sum + waiting, 0))
  const [top] = all.toSorted((one, other) => other.waiting - one.waiting)
  expect(most.sizes).toEqual([{ productId: snakePlant, ...top }])
  expect((await countWaiting(db, [snakePlant, 8])).get(snakePlant)).toEqual([
    { number: 1, waiting: 1 },
    { number: 2, waiting: 1 },
  ])
  await save(isBack)
  await stopTelling(db, snakePlant)
  await tell(11)
  expect(await states()).toEqual(['waiting', 'waiting'])
  await tellAfterAll(db, snakePlant, at(0))
  await tell(11)
  expect(await listWaitedFor(db)).toEqual([{ productId: snakePlant, waiting: 1, drafts: 1 }])
  const [draft] = await list()
  const sent = { productId: snakePlant, id: draft?.id ?? 0 }
  expect(await Promise.all([markAsSent(db, sent), markAsSent(db, sent)])).toContain(true)
  expect(await list()).toMatchObject([{ state: 'told', contact: null }, { state: 'waiting' }])
})
