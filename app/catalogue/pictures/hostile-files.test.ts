import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { afterLookingAround } from '#server/work-queue.ts'
import { makeHostileFiles } from '#tests/support/hostile/hostile-files.ts'
import { makeFiles } from './make-files.server.ts'
import { makePicture } from './make-picture.server.ts'
import { type PictureFault, pictureFaultWords } from './picture-fault.ts'
import { PictureRefusal } from './picture-refusal.ts'
import { FLOOR, WALLS } from './room.ts'

const photograph = { kind: 'photograph', wall: 'pista' } as const
const cutOut = { kind: 'cut-out', wall: 'haldi' } as const

/** A picture of 520 by 700 px whose corners differ: red, green, blue, white. */
function draw(width = 520, height = 700) {
  const quarter = (fill: string, x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="50%" height="50%" fill="${fill}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${quarter('#f00', 0, 0)}${quarter('#0f0', width / 2, 0)}
    ${quarter('#00f', 0, height / 2)}${quarter('#fff', width / 2, height / 2)}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha()
}

/** A white PNG of any size, in a few kilobytes. */
function blankPng(width: number, height: number) {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(named), 4)
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
  }
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const end = chunk('IEND', Buffer.alloc(0))
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', rows), end])
}

/** Why a file is refused; `made` when it is not. */
async function judge(bytes: Buffer, job: Parameters<typeof makeFiles>[1] = photograph) {
  return makeFiles(bytes, job).then(
    () => 'made',
    (error) => {
      if (error instanceof PictureRefusal) return error.fault
      throw error
    },
  )
}

/** The colour of a finished file at a place, both in shares of its size. */
async function lookAt(bytes: Buffer, x: number, y: number) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(at, at + 3)]
}

function closeTo(hex: string, seen: number[]) {
  const wanted = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return Math.max(...wanted.map((value, i) => Math.abs(value - (seen[i] ?? -99)))) <= 4
}

let jpeg: Buffer
let files: Record<'png' | 'webp' | 'avif', Buffer>

beforeAll(async () => {
  jpeg = await draw().jpeg({ quality: 90 }).toBuffer()
  files = {
    png: await draw().png().toBuffer(),
    webp: await draw().webp().toBuffer(),
    avif: await draw().avif({ effort: 0 }).toBuffer(),
  }
})

describe('a file that is no picture', () => {
  test.each([
    ['nothing at all', '', 'empty'],
    ['one letter', 'x', 'unknown'],
    [
      'an SVG with a script, renamed',
      '<?xml version="1.0"?><svg><script>alert(1)</script></svg>',
      'svg',
    ],
    ['a bare SVG', ' <svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00', 'gif'],
    ['a PDF', '%PDF-1.7\n', 'pdf'],
    ['a Windows program', 'MZ\x90\x00', 'program'],
    ['a Linux program', '\x7fELF\x02\x01', 'program'],
    ['a script', '#!/bin/sh\nrm -rf /', 'program'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'unknown'],
    ['HEIC', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'heic'],
    ['a film', '\x00\x00\x00\x18ftypisom\x00\x00\x00\x00isommp41', 'unknown'],
    ['a JPEG’s first bytes alone', '\xff\xd8\xff\xe0', 'broken'],
    ['a PNG’s first bytes alone', '\x89PNG\r\n\x1a\n', 'broken'],
    ['a WebP’s first bytes alone', 'RIFF\x10\x00\x00\x00WEBPVP8 ', 'broken'],
    ['an AVIF’s first bytes alone', '\x00\x00\x00\x18ftypavif\x00\x00\x00\x00mif1avif', 'broken'],
  ])('%s: it is told why', async (_, content, fault) => {
    expect(await judge(Buffer.from(content, 'latin1'))).toBe(fault)
  })

  test('a file of every hostile kind is made, or told of in a sentence', async () => {
    const wrong: unknown[] = []
    let files = 0
    for await (const file of makeHostileFiles(1, (_, form) => form === 'picture')) {
      files += 1
      const fault = await judge(Buffer.from(file.content))
      const isRight =
        fault === 'made' ? file.mayPass : file.told.test(pictureFaultWords(fault as PictureFault))
      if (!isRight) wrong.push([file.kind, fault])
    }
    expect(wrong).toEqual([])
    expect(files).toBeGreaterThanOrEqual(7)
  })

  test('a picture behind another format’s first bytes is damaged', async () => {
    expect(await judge(Buffer.concat([Buffer.from('GIF89a'), jpeg]))).toBe('gif')
    expect(await judge(Buffer.concat([jpeg.subarray(0, 3), files.png]))).toBe('broken')
  })
})

describe('a picture that can’t be used', () => {
  test('broken off at any point it is damaged, in each format', async () => {
    const judged: Record<string, string[]> = {}
    for (const [name, whole] of Object.entries({ jpeg, ...files })) {
      const points = Array.from({ length: 50 }, (_, i) =>
        Math.round((0.025 + (0.95 * i) / 49) * whole.length),
      )
      // A few bytes from the end decoders see nothing wrong.
      points.push(Math.floor(whole.length * 0.99), whole.length - 1)
      judged[name] = await Promise.all(points.map((point) => judge(whole.subarray(0, point))))
    }
    expect(
      Object.values(judged)
        .flat()
        .filter((fault) => fault !== 'broken'),
    ).toEqual([])
  })

  test('with what a phone writes behind its end it is made', async () => {
    const film = Buffer.concat([jpeg, Buffer.from('MotionPhoto_Data'), Buffer.alloc(5_000, 7)])
    expect(await judge(film)).toBe('made')
  })

  test('with bytes changed anywhere it is made or refused, and nothing else happens', async () => {
    let at = 7
    const next = (most: number) => {
      at = (at * 48_271) % 2_147_483_647
      return at % most
    }
    for (const whole of [jpeg, files.png, files.webp, files.avif]) {
      for (let time = 0; time < 15; time += 1) {
        const hurt = Buffer.from(whole)
        for (let byte = 0; byte < 8; byte += 1) hurt[12 + next(hurt.length - 12)] = next(256)
        const job = { ...photograph, crop: { left: 0, top: 0, width: 0.5 } }
        // Too small to be made, so that what was decoded is all that is paid for.
        expect(['broken', 'pixels', 'small']).toContain(await judge(hurt, job))
      }
    }
  })

  test('of one pixel, or with too small a part shown, it is too small', async () => {
    expect(await judge(await draw(1, 1).png().toBuffer())).toBe('small')
    expect(await judge(jpeg, { ...photograph, crop: { left: 0, top: 0, width: 0.9 } })).toBe(
      'small',
    )
    expect(await judge(jpeg, { ...photograph, crop: { left: 0, top: 0, width: 1e-9 } })).toBe(
      'small',
    )
  })

  test('of 50,000 pixels a side it is refused by its head, whatever it weighs', async () => {
    const head = Buffer.from(files.png)
    head.writeUInt32BE(50_000, 16)
    head.writeUInt32BE(50_000, 20)
    expect(['pixels', 'broken']).toContain(await judge(head))
    const bomb = blankPng(10_000, 5_001)
    expect(bomb.length).toBeLessThan(200_000)
    expect(await judge(bomb)).toBe('pixels')
  })

  test('with a background it can’t stand in a room', async () => {
    expect(await judge(jpeg, cutOut)).toBe('opaque')
  })
})

describe('a finished picture', () => {
  test('is made at its widths, and carries nothing of the file but its pixels: no place, no maker', async () => {
    const told = await draw()
      .jpeg()
      .withExif({
        IFD0: { Make: 'Phone', Copyright: 'Asha' },
        IFD3: { GPSLatitude: '18/1 31/1 0/1', GPSLatitudeRef: 'N' },
      })
      .toBuffer()
    expect(told.includes('Phone')).toBe(true)
    const made = await makeFiles(told, photograph)
    for (const { bytes } of made) {
      const { exif, icc, iptc, xmp } = await sharp(bytes).metadata()
      expect({ exif, icc, iptc, xmp }).toEqual({})
      expect(bytes.includes('Phone')).toBe(false)
    }
    // At the widths that it has pixels for, and no larger.
    expect(made.map(({ width, format }) => `${width}.${format}`)).toEqual(
      [180, 250, 360, 500].flatMap((width) => [`${width}.avif`, `${width}.webp`]),
    )
    const { width, height } = await sharp(made.at(-1)?.bytes).metadata()
    expect([width, height]).toEqual([500, 625])
    // Enlarged only where it has all pixels for that.
    const large = await makeFiles(await draw(1620, 2010).jpeg().toBuffer(), photograph)
    expect(large.map(({ width, format }) => `${width}.${format}`).slice(-3)).toEqual([
      '800.avif',
      '800.webp',
      '1600.avif',
    ])
    const enlarged = await sharp(large.at(-1)?.bytes).metadata()
    expect([enlarged.width, enlarged.height]).toEqual([1600, 2000])
  })

  test('stands upright, as the phone’s camera was held', async () => {
    const turned = await draw(700, 640)
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const [small] = await makeFiles(turned, photograph)
    // Turned to the right, the lower left corner (blue) has come up.
    expect(closeTo('#0000ff', await lookAt(small?.bytes ?? turned, 0.2, 0.2))).toBe(true)
    expect(closeTo('#ff0000', await lookAt(small?.bytes ?? turned, 0.8, 0.2))).toBe(true)
  })

  test('in a room has the wall and the floor of the drawn ones', async () => {
    const plant = await sharp({
      create: { width: 600, height: 900, channels: 4, background: '#0000' },
    })
      .composite([{ input: await draw(100, 500).png().toBuffer(), left: 250, top: 200 }])
      .png()
      .toBuffer()
    const [small] = await makeFiles(plant, cutOut)
    const bytes = small?.bytes ?? plant
    expect(closeTo(WALLS.haldi, await lookAt(bytes, 0.02, 0.3))).toBe(true)
    expect(closeTo(FLOOR, await lookAt(bytes, 0.02, 0.95))).toBe(true)
    expect(closeTo('#ff0000', await lookAt(bytes, 0.48, 0.4))).toBe(true)
  })
})

describe('the program that decodes', () => {
  // What was made before gives its place back a little later.
  beforeEach(() => new Promise<void>((resolve) => afterLookingAround(resolve)))

  const inFile = async (bytes: Buffer) => {
    const folder = await mkdtemp(join(tmpdir(), 'picture-'))
    const path = join(folder, 'upload')
    await writeFile(path, bytes)
    return { path, remove: () => rm(folder, { recursive: true }) }
  }
  const make = async (bytes: Buffer, limits = {}) => {
    const { path, remove } = await inFile(bytes)
    return makePicture(path, photograph, limits)
      .then(
        (files) => files.length,
        (error) => error.fault,
      )
      .finally(remove)
  }

  test('gives the files, and says what it refuses', async () => {
    expect(await make(jpeg)).toBe(8)
    expect(await make(Buffer.from('<svg/>'))).toBe('svg')
  })

  test('is ended when it takes too much memory or too long, and the next one is made', async () => {
    const outcomes = [
      make(jpeg, { memory: 1024 * 1024 }),
      make(jpeg, { withinMs: 1 }),
      make(jpeg, { workMs: 1 }),
      make(jpeg.subarray(0, 4)),
    ]
    expect(await Promise.all(outcomes)).toEqual(['too-much', 'too-much', 'too-much', 'broken'])
  })

  test('works on one picture at a time, and three may wait', async () => {
    const { path, remove } = await inFile(jpeg)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        // The first is at work for as long as the others need to ask.
        makePicture(path, photograph, index ? { withinMs: 1 } : {}).catch(({ fault }) => fault),
      ),
    )
    await remove()
    expect(outcomes.filter((fault) => fault === 'busy')).toHaveLength(16)
    expect(pictureFaultWords('busy')).toContain('in a minute')
  })
})
