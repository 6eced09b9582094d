import { strFromU8, unzipSync } from 'fflate'
import type { Transaction } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { loadCatalogue } from '#app/catalogue/files/load-catalogue.server.ts'
import { forgetPerson } from '#app/enquiries/desk/people/forget-person.server.ts'
import type { Role } from '#app/staff/role.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import type { Schema } from '#database/schema.ts'
import type { App } from '#server/app-context.ts'
import { createBackgroundWork } from '#server/background-work.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openDesk } from '#tests/support/desk.ts'
import { addReaders } from '#tests/support/letters.ts'
import { keepSomePicture } from '#tests/support/some-picture.ts'
import { formRequest, routeArgs } from '#tests/support/test-app.ts'
import { addGuide } from '#tests/support/test-guides.ts'
import { loader as fetchArchive } from './archive.api.ts'
import { action, loader } from './download.route.tsx'
import {
  addToDownload,
  askDownload,
  findDownload,
  keptMs,
  takeDownload,
} from './downloads.server.ts'
import { lookForDownloads, makeDownload } from './make-download.server.ts'

const going = new AbortController().signal
const inOne = <Result>(
  { db }: App,
  write: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> => db.transaction().execute(write)

async function openArchive() {
  const desk = await openDesk()
  const { app, asha } = desk
  const args = <Params>(role: Role, params: Params) => {
    const made = { ...routeArgs(app, formRequest('/desk/download', {})), params }
    made.context.set(staffContext, { id: asha, name: 'Asha Patil', role, sessionId: 1 })
    return made
  }
  const ask = () => inOne(app, (transaction) => askDownload(transaction, asha))
  const fetchIt = async (id: number, role: Role = 'owner') => {
    const answer = await fetchArchive(args(role, { id: `${id}` }))
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
  }
  const pieces = () => app.db.selectFrom('download_pieces').select('id').execute()
  return { ...desk, args, askArchive: ask, fetchIt, pieces }
}

describe('an archive of everything', () => {
  test('holds catalogue, guides, pictures, enquiries and subscribers, and says that it was fetched', async () => {
    const { app, ask, change, askArchive, fetchIt } = await openArchive()
    await loadCatalogue(app.db)
    const { picture } = await keepSomePicture(app.db)
    await addGuide(app.db)
    const reference = await ask({ message: 'दो तुलसी, please' })
    await change(reference, { kind: 'note', text: 'Lives on the fourth floor' })
    await addReaders(app.db, 450)
    expect(await askArchive()).toBe(true)
    await makeDownload(app.db, going)
    const found = await findDownload(app.db)
    expect(found).toMatchObject({ state: 'ready', leased_by: null })
    expect(found?.done).toBe(found?.to_do)
    const { answer, bytes } = await fetchIt(found?.id ?? 0)
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.length))
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const files = unzipSync(bytes)
    const names = Object.keys(files)
    expect(names).toContain('catalogue-data/home.yaml')
    expect(strFromU8(files['catalogue-data/home.yaml'] ?? bytes)).toContain('Holy Basil (Tulsi)')
    const guide = strFromU8(files['catalogue-data/guides/watering-in-winter.yaml'] ?? bytes)
    expect(guide).toContain('Most house plants drink less')
    expect(files[`pictures/${picture}.webp`]).toHaveLength(512)
    const enquiries = strFromU8(files['enquiries.csv'] ?? bytes)
    for (const said of [reference, 'दो तुलसी, please', 'Lives on the fourth floor']) {
      expect(enquiries).toContain(said)
    }
    const readers = strFromU8(files['subscribers.csv'] ?? bytes)
      .trim()
      .split('\r\n')
    expect(readers).toHaveLength(451)
    expect(new Set(readers).size).toBe(451)
    const events = await app.db.selectFrom('staff_events').select(['code', 'about']).execute()
    expect(events).toEqual([{ code: 'download-fetched', about: `download ${found?.id}` }])
  })

  test('is made one at a time, again after a kill, and by one process', async () => {
    const { app, askArchive, pieces } = await openArchive()
    expect(await askArchive()).toBe(true)
    expect(await askArchive()).toBe(false)
    const id = await inOne(app, (transaction) => takeDownload(transaction, 'killed'))
    const lease = { id: id ?? 0, by: 'killed' }
    const bytes = Buffer.from('half of it')
    await inOne(app, (transaction) => addToDownload(transaction, lease, { bytes }))
    await makeDownload(app.db, going)
    expect(await findDownload(app.db)).toMatchObject({ state: 'making', bytes: 10 })
    // Two days: it was taken by a clock that was wrong.
    for (const ms of [-1, 48 * 60 * 60 * 1000]) {
      const state = 'making' as const
      const leased_until = new Date(Date.now() + ms).toISOString()
      await app.db.updateTable('downloads').set({ state, leased_until }).execute()
      await makeDownload(app.db, going)
    }
    const made = await findDownload(app.db)
    expect(made).toMatchObject({ id, state: 'ready' })
    const stale = await inOne(app, (transaction) => addToDownload(transaction, lease, { bytes }))
    expect(stale).toBe(false)
    const { length } = await pieces()
    expect(length).toBeGreaterThan(0)
    expect(await askArchive()).toBe(true)
    expect(await pieces()).toEqual([])
  })

  test('is begun again where its process was told to stop', async () => {
    const { app, askArchive } = await openArchive()
    await askArchive()
    await makeDownload(app.db, AbortSignal.abort())
    expect(await findDownload(app.db)).toMatchObject({ state: 'making', leased_by: null })
    await makeDownload(app.db, going)
    expect(await findDownload(app.db)).toMatchObject({ state: 'ready' })
  })

  test('is gone a day after it was made, and at once when somebody is forgotten', async () => {
    const { app, ask, askArchive, fetchIt, pieces } = await openArchive()
    await ask()
    await askArchive()
    await makeDownload(app.db, going)
    const made = await findDownload(app.db)
    const end = Date.parse(made?.ready_at ?? '') + keptMs
    expect(await findDownload(app.db, new Date(end - 1))).toBeDefined()
    expect(await findDownload(app.db, new Date(end))).toBeUndefined()
    await forgetPerson(app.db, { email: 'meera@example.com' })
    expect(await pieces()).toEqual([])
    await expect(fetchIt(made?.id ?? 0)).rejects.toMatchObject({ init: { status: 404 } })
  })

  testOnce('is the owner’s alone: asked for, seen and fetched', async () => {
    const { app, args, askArchive, fetchIt } = await openArchive()
    await askArchive()
    await expect(fetchIt(1)).rejects.toMatchObject({ init: { status: 404 } })
    await makeDownload(app.db, going)
    const refused = { init: { status: 403 } }
    for (const role of ['desk', 'catalogue'] as const) {
      await expect(fetchIt(1, role)).rejects.toMatchObject(refused)
      await expect(action(args(role, {}))).rejects.toMatchObject(refused)
      await expect(loader(args(role, {}))).rejects.toMatchObject(refused)
    }
    const { archive } = await loader(args('owner', {}))
    expect(archive).toMatchObject({ state: 'ready', asked: expect.stringMatching(/^Today, /) })
    expect(archive?.goes).toMatch(/^Tomorrow, /)
  })

  test('that is asked for on the page is made in the background, and written down', async () => {
    const { app, args } = await openArchive()
    expect((await loader(args('owner', {}))).archive).toBeUndefined()
    const answer = await action(args('owner', {}))
    expect(answer.headers.get('Location')).toBe('/desk/download')
    await expect
      .poll(async () => (await loader(args('owner', {}))).archive?.state, { timeout: 30_000 })
      .toBe('ready')
    await app.backgroundWork.stop()
    const events = await app.db.selectFrom('staff_events').select('code').execute()
    expect(events).toEqual([{ code: 'download-asked' }])
  })
})

testOnce(
  'No archive has failed where the database is away and can’t be asked for one',
  async () => {
    const { app } = await openArchive()
    const db = app.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult() {
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
      },
    })
    const error = vi.fn()
    const backgroundWork = createBackgroundWork({ error })
    lookForDownloads({ db, backgroundWork })
    await backgroundWork.stop()
    expect(error).not.toHaveBeenCalled()
  },
)
