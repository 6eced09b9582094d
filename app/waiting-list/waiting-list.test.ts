import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Availability, ProductSize } from '#app/catalogue/sizes/size.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { undoChange } from '#app/catalogue/store/undo-change.server.ts'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { readConfig } from '#server/config.ts'
import { createDelivery } from '#server/delivery/delivery.ts'
import { standardPace } from '#server/delivery/pace.ts'
import { openMailServer } from '#tests/support/receivers/mail-server.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { testPace } from '#tests/support/test-delivery.ts'
import { markAsSent, stopTelling, tellAfterAll } from './changes.server.ts'
import { readContact } from './contact.ts'
import { eraseWaiting } from './erase-waiting.server.ts'
import { openBack } from './open-back.server.ts'
import { tellWhoWaits } from './tell-waiting.server.ts'
import { countWaiting, listMostWaitedFor, listWaitedFor } from './waiting-counts.server.ts'
import { askToBeTold, findNoted, takeBack } from './waiting-list.server.ts'

const snakePlant = 7
const minute = 60_000
const day = 24 * 60 * minute
const away: Availability = { is: 'away', backIn: 'March' }
const small: ProductSize = {
  number: 1,
  label: '4 inch pot',
  labels: {},
  price: null,
  availability: away,
}
const large: ProductSize = {
  ...small,
  number: 2,
  label: '20 cm pot',
  labels: { hi: '20 सेमी गमला' },
}

async function openNursery(smtpUrl = 'smtp://mail.example') {
  const db = await openTestCatalogue()
  const config = readConfig({ SMTP_URL: smtpUrl }, shopDefaults)
  const start = Date.now()
  /** So many minutes after the product's sizes were last away. */
  const at = (minutes: number) => new Date(start + minutes * minute)
  const save = async (sizes: ProductSize[]) => {
    const change = { sizes }
    const result = await saveProduct({ db }, { id: snakePlant, change, staffId: 1, source: 'desk' })
    if (!('saved' in result)) throw new Error(JSON.stringify(result))
    return result.saved.changeId
  }
  const ask = async (typed: string, number = 2, now = at(0)) => {
    const contact = readContact(typed)
    if (!contact) throw new Error(`no contact: ${typed}`)
    return askToBeTold(db, { productId: snakePlant, number }, contact, { language: 'en', now })
  }
  const tell = (minutes: number) => tellWhoWaits({ db, config }, at(minutes))
  const mails = async () => {
    const rows = await db.selectFrom('outbox').select('recipient').orderBy('created_at').execute()
    return rows.map(({ recipient }) => recipient)
  }
  const list = () => db.selectFrom('waiting_list').selectAll().orderBy('id').execute()
  const states = async () => (await list()).map(({ state }) => state)
  // The first sizes of a product are numbered by the store.
  await save([
    { ...small, number: null },
    { ...large, number: null },
  ])
  return { db, config, at, save, ask, tell, mails, list, states }
}

const isBack = [small, { ...large, availability: { is: 'to-order', days: 3 } }] as ProductSize[]

describe('asking to be told', () => {
  test('takes an e-mail address or a mobile number, and nothing else', () => {
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
    expect(await takeBack(db, receipt)).toBe(true)
    // A link that was cut off has taken nothing back.
    expect(await takeBack(db, 'मीरा')).toBe(false)
    expect(await list()).toEqual([])
  })

  test('is left out for what can be had, and for what is no size of the product', async () => {
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
    await expect(ask('mee.ra@gmail.com')).rejects.toMatchObject({ limit: 'mailbox' })
    // The fifth place is its owner's already.
    expect(await ask('meera@gmail.com', 1)).toBeDefined()
    expect(await ask('anil@gmail.com')).toBeDefined()
    await ask('mee.ra@gmail.com', 2, at(24 * 60 - 59))
  })
})

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

  test('those who wait for any size are told of the first that is back', async () => {
    const { save, ask, tell, mails } = await openNursery()
    await ask('meera@example.com', 0)
    await save(isBack)
    await tell(11)
    expect(await mails()).toEqual(['meera@example.com'])
  })

  test('a hidden product is told of once it is shown', async () => {
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
  await save([small, { ...large, availability: away }] as ProductSize[])
  await tell(12)
  expect(await states()).toEqual(['failed', 'failed'])
  await ask('meera@example.com')
  expect(await mails()).toEqual(['zoya@example.com'])
  const [, zoya] = await list()
  await takeBack(db, zoya?.token ?? '')
  expect(await mails()).toEqual([])
  expect(await states()).toEqual(['waiting'])
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
