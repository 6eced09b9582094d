import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { pino } from 'pino'
import { expect, onTestFinished, vi } from 'vitest'
import { loadCatalogue } from '#app/catalogue/files/load-catalogue.server.ts'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { backupName } from '#app/settings/desk/backup/kept-backups.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openDataFolder } from '#tests/support/programs/command.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { keepSomePicture } from '#tests/support/some-picture.ts'
import { startJobs } from './jobs.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const longAgo = daysAgo(1_200)

/** A site with one of everything that is erased by age, all of it long over. */
async function openOldSite() {
  const { app, db } = await openDataFolder()
  await loadCatalogue(db)
  await receiveEnquiry(app, { ...someEnquiry(1), products: [] }, longAgo)
  const asked = { product_id: 8, number: 0, way: 'mobile', language: 'en', token: 't' } as const
  const contact = { contact: '9820045121', contact_folded: '9820045121' }
  await db
    .insertInto('waiting_list')
    .values({ ...asked, ...contact, asked_at: longAgo.toISOString() })
    .execute()
  await db
    .insertInto('view_counts')
    .values({ kind: 'page', period: longAgo.toISOString().slice(0, 10), name: '/', times: 3 })
    .execute()
  await keepSomePicture(db)
  await db.updateTable('pictures').set({ unused_since: longAgo.toISOString() }).execute()
  const folder = app.config.backupDir
  await mkdir(folder)
  await writeFile(`${folder}/${backupName(longAgo)}`, '')

  const told: string[] = []
  const log = pino({}, { write: (line: string) => told.push(JSON.parse(line).msg) })
  /** Starts the site, whose clock was last believed at a time. */
  const start = async (believed: Date) => {
    const row = { id: 1, believed_at: believed.toISOString() }
    await db.insertInto('erasing_clock').values(row).execute()
    onTestFinished(startJobs({ ...app, log }))
  }
  onTestFinished(async () => {
    await app.backgroundWork.stop()
    await db.destroy()
  })
  const kept = async () => {
    const enquiries = await db.selectFrom('enquiries').select('erased_at').execute()
    return {
      enquiries: enquiries.filter(({ erased_at }) => erased_at === null).length,
      waiting: (await db.selectFrom('waiting_list').select('id').execute()).length,
      views: (await db.selectFrom('view_counts').select('name').execute()).length,
      pictures: (await db.selectFrom('pictures').select('id').execute()).length,
      backups: (await readdir(folder)).length,
    }
  }
  return { told, start, kept }
}

test('a start with a clock that is far ahead erases nothing, and its log says what stays', async () => {
  const { told, start, kept } = await openOldSite()
  const before = { enquiries: 1, waiting: 1, views: 1, pictures: 1, backups: 1 }
  expect(await kept()).toEqual(before)
  await start(daysAgo(31))
  const stays = () => told.filter((words) => / stay until /.test(words))
  await vi.waitFor(() => expect(stays()).toHaveLength(5), { timeout: 60_000 })
  expect(stays().map((words) => words.split(' stay')[0])).toEqual(
    expect.arrayContaining([
      'Old enquiries',
      'Old counts',
      'Unused pictures',
      'Old backups',
      'Old places on the waiting list',
    ]),
  )
  expect(await kept()).toEqual(before)
})

test('a start whose clock has gone on as usual erases what is old', async () => {
  const { start, kept } = await openOldSite()
  await start(daysAgo(29))
  const none = { enquiries: 0, waiting: 0, views: 0, pictures: 0, backups: 0 }
  await vi.waitFor(async () => expect(await kept()).toEqual(none), { timeout: 60_000 })
})
