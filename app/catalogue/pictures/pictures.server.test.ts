import { expect, test } from 'vitest'
import { collectPictures } from '#app/catalogue/store/pictures/collect-pictures.server.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { addGuide } from '#tests/support/test-guides.ts'
import { answerPicture } from './answer-picture.server.ts'
import type { PictureFile } from './make-files.server.ts'
import { findPicture, keepPicture, readUploadedPicture } from './pictures.server.ts'

const uploaded = {
  kind: 'photograph',
  wall: 'pista',
  description: 'Tulsi in a white pot',
  staffId: 1,
} as const

/** Files of a picture; no decoder looks at them here. */
function filesOf(...widths: number[]): PictureFile[] {
  return widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => ({
      width,
      format,
      bytes: Buffer.from([0, 255, width % 256, format.length]),
    })),
  )
}

testOnce(
  'A picture is kept with its files and found by the name that a product gives it',
  async () => {
    const db = await openTestDatabase()
    const crop = { left: 0.1, top: 0, width: 0.5 }
    const kept = await keepPicture(db, { ...uploaded, crop }, filesOf(180, 250, 360, 500))
    expect(kept).toMatchObject({ picture: 'photo-1', description: 'Tulsi in a white pot' })
    expect(Object.keys(kept.photo.avif)).toEqual(['180', '250', '360', '500'])
    expect(kept.photo.webp[500]).toMatch(/^\/pictures\/[0-9a-f]{16}-500\.webp$/)
    expect(await findPicture(db, 'photo-1')).toEqual(kept)
    expect(kept.enlarged).toBeUndefined()
    for (const other of ['photo-2', 'snake-plant', 'photo-1x', 'photo-9999999999999999']) {
      expect(await findPicture(db, other)).toBeUndefined()
    }
  },
)

test('Its larger file is served beside the others, and named in none of the pages’ widths', async () => {
  const app = await openTestApp()
  const file = { width: 1600, format: 'avif' as const, bytes: Buffer.from('large') }
  const kept = await keepPicture(app.db, uploaded, [...filesOf(180, 800), file])
  expect(kept.enlarged).toMatch(/^\/pictures\/[0-9a-f]{16}-1600\.avif$/)
  expect(Object.keys(kept.photo.avif).at(-1)).toBe('800')
  expect(await findPicture(app.db, 'photo-1')).toEqual(kept)
  const answer = await answerPicture(app, new Request(`http://localhost${kept.enlarged}`))
  expect(await answer?.text()).toBe('large')
  // What is taken out of the shop as a file is the largest that every program opens.
  const { bytes } = (await readUploadedPicture(app.db, 0)) ?? {}
  expect(Buffer.from(bytes ?? [])).toEqual(filesOf(800)[1]?.bytes)
})

test('Its files are served for a year under addresses that change with their content', async () => {
  const app = await openTestApp()
  const { photo } = await keepPicture(app.db, uploaded, filesOf(180))
  const other = await keepPicture(app.db, uploaded, filesOf(180, 250))
  expect(other.photo.avif[180]).not.toBe(photo.avif[180])
  const ask = (path = '', headers = {}) =>
    answerPicture(app, new Request(`http://localhost${path}`, { headers }))
  const answer = await ask(photo.avif[180])
  expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '4',
    'content-type': 'image/avif',
    etag: `"${photo.avif[180]?.slice('/pictures/'.length)}"`,
  })
  expect([...new Uint8Array((await answer?.arrayBuffer()) ?? [])]).toEqual([0, 255, 180, 4])
  const etag = answer?.headers.get('etag') ?? ''
  const again = await ask(photo.avif[180], { 'if-none-match': etag })
  expect([again?.status, await again?.text()]).toEqual([304, ''])
  for (const none of ['/pictures/0123456789abcdef-180.avif', '/pictures/x', '/pictures/']) {
    expect(await ask(none)).toBeUndefined()
  }
})

testOnce('A browser that has a picture still costs no reading of it', async () => {
  const app = await openTestApp()
  const { photo } = await keepPicture(app.db, uploaded, filesOf(180))
  const path = photo.avif[180] ?? ''
  const read: string[] = []
  const db = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      read.push(...result.rows.flatMap(Object.keys))
      return result
    },
  })
  const ask = (address: string) => {
    const headers = { 'if-none-match': `"${address.slice('/pictures/'.length)}"` }
    return answerPicture({ db }, new Request(`http://localhost${address}`, { headers }))
  }
  expect((await ask(path))?.status).toBe(304)
  expect(read).not.toContain('bytes')
  expect(await ask('/pictures/0123456789abcdef-180.avif')).toBeUndefined()
})

test('What no product and no guide has any more is deleted after 30 days, and kept when it comes back', async () => {
  const db = await openTestCatalogue()
  const day = (days: number) => new Date(Date.parse('2026-11-22T04:00:00Z') + days * 86_400_000)
  const names: string[] = []
  for (const widths of [[180], [250], [360], [500]]) {
    names.push((await keepPicture(db, uploaded, filesOf(...widths), day(0))).picture)
  }
  const [used = '', replaced = '', back = '', told = ''] = names
  await addGuide(db, { pictures: [{ picture: told, description: 'Tulsi', descriptions: {} }] })
  const give = (id: number, picture: string) =>
    db.updateTable('products').set({ picture }).where('id', '=', id).execute()
  const ids = await db.selectFrom('products').select('id').orderBy('id').limit(2).execute()
  const [first = 0, second = 0] = ids.map(({ id }) => id)
  await give(first, used)
  expect(await collectPictures(db, day(1))).toBe(0)
  await give(second, back)
  expect(await collectPictures(db, day(30))).toBe(0)
  await give(second, 'snake-plant')
  expect(await collectPictures(db, day(31))).toBe(1)
  expect(await findPicture(db, replaced)).toBeUndefined()
  expect(await findPicture(db, back)).toBeDefined()
  expect(await collectPictures(db, day(61))).toBe(1)
  expect(await findPicture(db, back)).toBeUndefined()
  expect(await findPicture(db, used)).toBeDefined()
  expect(await findPicture(db, told)).toBeDefined()
  const files = await db.selectFrom('picture_files').select('picture_id').distinct().execute()
  expect(files).toHaveLength(2)
})

testOnce('a picture that is brought back while the old ones are looked for stays', async () => {
  const db = await openTestCatalogue()
  const now = Date.now()
  const { picture } = await keepPicture(db, uploaded, filesOf(180))
  await addGuide(db, { pictures: [{ picture: 'tulsi', description: '', descriptions: {} }] })
  await collectPictures(db)
  let undone: Promise<unknown> | undefined
  const undo = () => db.updateTable('products').set({ picture }).where('id', '=', 7).execute()
  const late = db.withPlugin({
    transformQuery: ({ node }) => node,
    // Once it is known what products and guides have: the next statement is the undo's.
    transformResult: async ({ result }) => {
      if ('pictures' in (result.rows[0] ?? {})) undone ??= undo()
      return result
    },
  })
  await collectPictures(late, new Date(now + 31 * 86_400_000))
  await undone
  expect(await findPicture(db, picture)).toBeDefined()
})
