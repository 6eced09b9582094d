import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { isWhole } from './is-whole.ts'

const formats = ['jpeg', 'png', 'webp', 'avif'] as const
const files = new Map<string, Buffer>()

beforeAll(async () => {
  const noise = await sharp({
    create: {
      width: 600,
      height: 800,
      channels: 3,
      background: '#4a7',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .png()
    .toBuffer()
  for (const format of formats) {
    files.set(format, await sharp(noise).toFormat(format, { effort: 1 }).toBuffer())
  }
  const thumbnail = await sharp(noise).resize(60).jpeg().toBuffer()
  const progressive = await sharp(noise).jpeg({ progressive: true }).toBuffer()
  files.set('jpeg of several scans', progressive)
  files.set('jpeg with a thumbnail', withThumbnail(progressive, thumbnail))
})

/** A phone's: a small JPEG with its own end stands in a marker of the large one. */
function withThumbnail(jpeg: Buffer, thumbnail: Buffer) {
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(thumbnail.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, thumbnail, jpeg.subarray(2)])
}

const kinds = [...formats, 'jpeg of several scans', 'jpeg with a thumbnail']
const formatOf = (kind: string) => formats.find((format) => kind.startsWith(format)) ?? 'jpeg'

test.each(kinds)('Of a picture that was cut off anywhere it is known: %s', (kind) => {
  const whole = files.get(kind) ?? Buffer.alloc(0)
  const judge = (share: number) =>
    isWhole(formatOf(kind), whole.subarray(0, Math.floor(whole.length * share)))
  expect(judge(1)).toBe(true)
  expect([0.0001, 0.01, 0.1, 0.5, 0.9, 0.99, 0.9999].filter(judge)).toEqual([])
  expect(isWhole(formatOf(kind), whole.subarray(0, -1))).toBe(false)
})

test('What phones write behind a picture’s end makes it no less whole', () => {
  for (const kind of kinds) {
    const whole = files.get(kind) ?? Buffer.alloc(0)
    for (const behind of [
      Buffer.alloc(700),
      Buffer.from('MotionPhoto_Data\xff\xd8\xff\xe0', 'latin1'),
    ]) {
      expect([kind, isWhole(formatOf(kind), Buffer.concat([whole, behind]))]).toEqual([kind, true])
    }
  }
})
