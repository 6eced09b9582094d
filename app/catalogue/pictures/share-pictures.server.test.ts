import sharp from 'sharp'
import { beforeAll, expect, test as onBoth } from 'vitest'
import { productShareUrl } from '#app/catalogue/product-page/share-picture.ts'
import { collectPictures } from '#app/catalogue/store/pictures/collect-pictures.server.ts'
import { getPicture } from '#app/ui/pictures/picture.ts'
import type { Database } from '#database/connection.ts'
import { runChildJob } from '#server/child-jobs/child-jobs.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { answerPicture } from './answer-picture.server.ts'
import type { PictureKind } from './crop.ts'
import { keepPicture } from './pictures.server.ts'
import { FLOOR, WALLS } from './room.ts'

let webp: Buffer

beforeAll(async () => {
  webp = await sharp({
    create: {
      width: 500,
      height: 625,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 90, sigma: 30 },
    },
  })
    .webp()
    .toBuffer()
})

/** Keeps a picture of a kind and gives the address of the one for its shared links. */
async function keep(db: Database, kind: PictureKind, bytes = webp) {
  const picture = { kind, wall: 'neel', description: 'A plant', staffId: 1 } as const
  const { photo } = await keepPicture(db, picture, [{ width: 500, format: 'webp', bytes }])
  const name = photo.webp[500]?.replace(/^\/pictures\/|\.webp$/g, '') ?? ''
  expect(getPicture(name).webp[500]).toBe(`${name}.webp`)
  return productShareUrl(name)
}

const ask = (db: Database, path: string) =>
  answerPicture({ db }, new Request(`https://nursery.example${path}`))

const bytesOf = async (answer: Response | undefined) =>
  Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0))

const countShared = async (db: Database) => {
  const files = await db.selectFrom('picture_files').select('address').execute()
  return files.filter(({ address }) => address.startsWith('share-')).length
}

/** The colour at a place of a picture, in px, and how far it may be off a colour in each part. */
async function isNear(jpeg: Buffer, [left, top]: readonly [number, number], hex: string) {
  const { data } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  const at = (top * 1200 + left) * 3
  const wanted = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return wanted.every((value, part) => Math.abs(value - (data[at + part] ?? -99)) <= 4)
}

onBoth('A shared link’s picture is made when it is asked for, and kept once', async () => {
  const db = await openTestDatabase()
  const path = await keep(db, 'photograph')
  expect(path).toMatch(/^\/pictures\/share-[0-9a-f]{16}\.jpg$/)
  const [first, second] = await Promise.all([ask(db, path), ask(db, path)])
  const jpeg = await bytesOf(first)
  expect((await bytesOf(second)).equals(jpeg)).toBe(true)
  expect(Object.fromEntries(first?.headers ?? [])).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/jpeg',
  })
  const { width, height, format } = await sharp(jpeg).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  expect(jpeg.length).toBeLessThan(120 * 1024)
  // Beside all of a photograph is bare wall.
  for (const place of [
    [10, 10],
    [1190, 620],
    [320, 600],
  ] as const) {
    expect(await isNear(jpeg, place, WALLS.neel)).toBe(true)
  }
  expect(await isNear(jpeg, [600, 315], WALLS.neel)).toBe(false)
  expect(await countShared(db)).toBe(1)
  const kept = await ask(db, path)
  expect((await bytesOf(kept)).equals(jpeg)).toBe(true)
  expect(await countShared(db)).toBe(1)
})

onBoth('It goes with its picture, and the oldest go where there are too many', async () => {
  const db = await openTestCatalogue()
  const path = await keep(db, 'cut-out')
  const files = Array.from({ length: 2_001 }, (_, at) => ({
    picture_id: 1,
    address: `share-${String(at).padStart(16, '0')}.jpg`,
    bytes: Buffer.from('x'),
  }))
  await db.insertInto('picture_files').values(files).execute()
  const jpeg = await bytesOf(await ask(db, path))
  // The room of what was cut out goes on at both sides.
  expect(await isNear(jpeg, [10, 10], WALLS.neel)).toBe(true)
  expect(await isNear(jpeg, [10, 620], FLOOR)).toBe(true)
  expect(await countShared(db)).toBe(2_000)
  expect(await ask(db, '/pictures/share-0000000000000001.jpg')).toBeUndefined()
  expect((await ask(db, '/pictures/share-0000000000000002.jpg'))?.status).toBe(200)

  const month = 30 * 86_400_000
  await collectPictures(db)
  expect(await collectPictures(db, new Date(Date.now() + month))).toBe(1)
  expect(await countShared(db)).toBe(0)
  expect(await ask(db, path)).toBeUndefined()
})

test('Nothing is made of what is no picture, and who comes when too many wait comes again', async () => {
  const db = await openTestDatabase()
  const path = await keep(db, 'photograph')
  let open = () => {}
  const held = new Promise<void>((resolve) => {
    open = resolve
  })
  const busy = Array.from({ length: 4 }, () =>
    runChildJob('share', '', () => held, { withinMs: 1 }).catch(() => undefined),
  )
  for (const none of ['/pictures/share-0123456789abcdef.jpg', '/pictures/share-.jpg']) {
    expect(await ask(db, none)).toBeUndefined()
  }
  const refused = await ask(db, path)
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '60'])
  expect(refused?.headers.get('cache-control')).toBe('no-store')
  open()
  await Promise.all(busy)
  expect((await ask(db, path))?.status).toBe(200)
})

test('A picture that nobody has made one for is shared with the nursery’s', () => {
  expect(productShareUrl('panel-indoor')).toBe(productShareUrl('constructor'))
  expect(productShareUrl('panel-indoor')).toMatch(/^\/share\/home\./)
})
