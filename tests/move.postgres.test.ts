import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { loadCatalogue } from '#app/catalogue/files/load-catalogue.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { changeEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import type { EnquiryChange } from '#app/enquiries/answering/changes/enquiry-change.ts'
import { listInbox } from '#app/enquiries/answering/inbox/inbox.server.ts'
import { readInboxQuery } from '#app/enquiries/answering/inbox/inbox-query.ts'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { recordViews } from '#app/insights/record-views.server.ts'
import { confirmSubscription, subscribe } from '#app/newsletter/subscribers.server.ts'
import { searchProducts } from '#app/search/search.server.ts'
import { saveSettings } from '#app/settings/save-settings.server.ts'
import { dayNumber } from '#app/time/india.ts'
import { copiedTables } from '#commands/move/copy-tables.ts'
import { type Database, openDatabase } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { createWriteQueue } from '#database/sqlite/write-together.ts'
import type { App } from '#server/app-context.ts'
import { claimMessages, markFailed, markSent } from '#server/delivery/outbox/outbox-lease.ts'
import { emptyPostgresDatabase } from './support/databases/postgres-databases.ts'
import { openDataFolder, runCommand, temporaryFolder } from './support/programs/command.ts'
import { someEnquiry } from './support/send-form.ts'
import { keepSomePicture, listPictureBytes } from './support/some-picture.ts'
import { signIn } from './support/staff.ts'

/** Everything that is kept, in an order that both engines have. */
async function everything(db: Database) {
  const kept: Record<string, string[]> = {}
  for (const [table] of copiedTables) {
    if (table === 'picture_files') continue
    const rows = await db.selectFrom(table).selectAll().execute()
    kept[table] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()
  }
  kept.picture_files = await listPictureBytes(db)
  return kept
}

async function open(place: string) {
  const db = await openDatabase(place)
  onTestFinished(() => db.destroy())
  return db
}

/** A nursery of some age: messages in every state, subscribers, odd characters. */
async function fill(app: App) {
  const { db } = app
  await loadCatalogue(db)
  for (let index = 0; index < 20; index += 1) {
    await receiveEnquiry(app, {
      ...someEnquiry(index),
      address: `गली ${index}, "Pune" \\ 'Baner' 🌱`,
      message: 'one\ntwo\t%_',
      products: [{ id: 8, quantity: '2' }],
    })
  }
  await answer(app)
  const now = new Date()
  const taken = await claimMessages(db, { channel: 'email', by: 'test', limit: 10, now })
  const [sent, failed] = taken
  if (sent) await markSent(db, sent.id, now)
  if (failed) await markFailed(db, failed, { error: 'E', nextAttempt: undefined }, now)
  await subscribe(app, 'meera@example.com')
  await subscribe(app, 'anil@example.com')
  const row = await db.selectFrom('subscribers').select('token').executeTakeFirst()
  await confirmSubscription(db, row?.token ?? '')
  const day = dayNumber(now)
  const names = Array.from({ length: 600 }, (_, index) => `/productPages/kind-${index % 300}`)
  const kinds = ['page', 'missed-word'] as const
  const viewed = kinds.flatMap((kind) => names.map((name) => ({ kind, day, name, times: 1 })))
  await recordViews(db, viewed)
  const aside = { staff_id: 1, at: now.toISOString() }
  const words = [7, 8].map((product_id) => ({ ...aside, word: 'mango', product_id }))
  await db.insertInto('words_set_aside').values(words).execute()
  const { picture, description } = await keepSomePicture(db)
  const change = { picture, pictureDescription: description }
  await saveProduct(app, { id: 7, change, staffId: 1, source: 'desk' })
}

/** What the staff leave behind: one who is signed in, a link, notes, a next step, settings. */
async function answer(app: App) {
  const { db } = app
  const { staffId } = await signIn(app, { name: 'Ravi' })
  const at = new Date().toISOString()
  await db
    .insertInto('staff_links')
    .values({
      token_hash: 'h',
      staff_id: staffId,
      purpose: 'reset',
      created_at: at,
      expires_at: at,
    })
    .execute()
  await db.insertInto('staff_events').values({ at, staff_id: staffId, code: 'signed-in' }).execute()
  const setting = { name: 'silence-days', value: '5', was: null }
  await app.writeTogether((transaction) => saveSettings(transaction, [setting], { staffId }))
  const letter = { subject: 'Monsoon notes', text: 'वर्षा', state: 'draft', changed_at: at } as const
  await db.insertInto('letters').values(letter).execute()
  await db.insertInto('backups').values({ made_at: at, bytes: 38_000_000 }).execute()
  await db.insertInto('restores').values({ at, enquiries: 3 }).execute()
  const ready = { channel: 'whatsapp' as const, title: 'Hours', text: 'We are open {hours}' }
  await db.insertInto('ready_texts').values(ready).execute()
  const { reference } = await db
    .selectFrom('enquiries')
    .select('reference')
    .executeTakeFirstOrThrow()
  const change = (made: EnquiryChange, version: number) =>
    changeEnquiry(app, reference, made, { staffId, version })
  await change({ kind: 'note', text: 'Wants the चंपा by Diwali' }, 1)
  await change({ kind: 'next-step', text: 'Send prices' }, 1)
}

/** What the desk finds by a word of the note. */
async function findNoted(db: Database) {
  const { found } = await listInbox(db, readInboxQuery(new URLSearchParams({ q: 'चंपा' })), null)
  return found
}

test('everything moves to PostgreSQL and back, is compared, and goes on there', async () => {
  const { dataDir, db: source, app } = await openDataFolder()
  await fill(app)
  const kept = await everything(source)
  await source.destroy()
  const to = await emptyPostgresDatabase()

  const moved = await runCommand(dataDir, 'move', '--to', to)
  expect(moved.stderr).toMatch(
    /Copying: 100 %\nMoved and compared: 20 enquiries, 2 newsletter addresses, 42 messages in 127\.0\.0\.1:\d+\/test_\w+\nSet DATABASE_URL to it/,
  )
  expect(moved.code).toBe(0)
  const target = await open(to)
  expect(await everything(target)).toEqual(kept)
  expect(await findNoted(target)).toHaveLength(1)
  expect((await searchProducts(target, 'snake')).exact).toHaveLength(1)
  expect(await loadCatalogue(target)).toMatchObject({ changed: false })
  const there = { ...app, db: target, writeTogether: createWriteQueue(target) }
  await receiveEnquiry(there, { ...someEnquiry(99), products: [] })
  const last = await target
    .selectFrom('enquiries')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(last.id).toBe(21)
  expect((await signIn(there)).staffId).toBe(2)

  const again = await runCommand(dataDir, 'move', '--to', to)
  expect(again.code).toBe(1)
  expect(again.stderr).toMatch(/^The target holds \d+ rows in categories: give an empty one\.\n$/)

  const inUse = await runCommand(dataDir, 'move', '--from', to, '--to', join(dataDir, 'b.sqlite'))
  expect([inUse.code, inUse.stderr]).toEqual([
    1,
    expect.stringMatching(/^The site, or another process, has the database open: stop it first\./),
  ])
  const all = await everything(target)
  await target.destroy()
  const file = join(await temporaryFolder(), 'back.sqlite')
  const back = await runCommand(dataDir, 'move', '--from', to, '--to', file)
  expect([back.code, back.stderr]).toEqual([0, expect.stringContaining('21 enquiries')])
  const old = join(dataDir, 'aangan.sqlite')
  expect(back.stderr).toContain(
    `Set ${old} aside with its -wal and -shm, put ${file} in its place, empty DATABASE_URL`,
  )
  const returned = await open(file)
  expect(await everything(returned)).toEqual(all)
  expect(await findNoted(returned)).toHaveLength(1)
  expect((await searchProducts(returned, 'तुलसी')).byAlias).toHaveLength(1)
})

test('a move that is cut off leaves the target empty, and can be given again', async () => {
  const { dataDir, db: source, app } = await openDataFolder()
  await fill(app)
  const [model] = await source.selectFrom('enquiries').selectAll().execute()
  const many = Array.from({ length: 1_000 }, (_, index) => ({
    ...model,
    id: undefined,
    reference: `AN-${index}`,
    submission_id: null,
  }))
  for (const rows of [many.slice(0, 500), many.slice(500)]) {
    await source
      .insertInto('enquiries')
      .values(rows.map(({ id, ...row }) => row) as never)
      .execute()
  }
  await source.destroy()
  const to = await emptyPostgresDatabase()
  const db = await open(to)
  await migrateToLatest(db)

  await db.transaction().execute(async (transaction) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
    // However slow we are, it has copied the enquiries and waits here when it is killed.
    await sql`lock table outbox in share row exclusive mode`.execute(transaction)
    const child = spawn(process.execPath, ['commands/move.ts', '--to', to], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ended = once(child, 'exit')
    for await (const line of createInterface({ input: child.stderr })) {
      if (/Copying: [1-9]/.test(line)) child.kill('SIGKILL')
    }
    await ended
    expect(child.signalCode).toBe('SIGKILL')
  })
  expect((await everything(db)).enquiries).toEqual([])
  await db.destroy()

  const again = await runCommand(dataDir, 'move', '--to', to)
  expect([again.code, again.stderr]).toEqual([0, expect.stringContaining('1,020 enquiries')])
})

test('a database that another process has open is not moved', async () => {
  const { dataDir, db } = await openDataFolder()
  onTestFinished(() => db.destroy())
  await db.selectFrom('enquiries').select('id').execute()
  const moved = await runCommand(dataDir, 'move', '--to', await emptyPostgresDatabase())
  expect([moved.code, moved.stderr]).toEqual([
    1,
    'The site, or another process, has the database open: stop it first.\n',
  ])
})

test('a target that can’t be reached is called by its own name, and by no password', async () => {
  const { dataDir, db } = await openDataFolder()
  await db.destroy()
  const to = 'postgres://user:hunter2@127.0.0.1:1/there'
  expect(await runCommand(dataDir, 'move', '--to', to)).toMatchObject({
    code: 1,
    stderr:
      'The database 127.0.0.1:1/there, given with --to, can’t be reached (ECONNREFUSED): is it running, and is the address right?\n',
  })
  const from = await runCommand(dataDir, 'move', '--from', to, '--to', join(dataDir, 'b.sqlite'))
  expect(from.stderr).toContain('The database 127.0.0.1:1/there, given with --from,')
})

test('backup and restore name PostgreSQL’s own commands', async () => {
  process.env.DATABASE_URL = await emptyPostgresDatabase()
  onTestFinished(() => {
    delete process.env.DATABASE_URL
  })
  const folder = await temporaryFolder()
  const backup = await runCommand(folder, 'backup', join(folder, 'copy'))
  expect([backup.code, backup.stderr]).toEqual([1, expect.stringMatching(/PostgreSQL.*pg_dump/)])
  const restore = await runCommand(folder, 'restore', join(folder, 'copy'))
  expect([restore.code, restore.stderr]).toEqual([1, expect.stringMatching(/pg_restore/)])
  const list = await runCommand(folder, 'enquiries', 'list')
  expect([list.code, list.stderr]).toEqual([1, expect.stringMatching(/^The database is empty/)])
})
