import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { HostileKind } from './hostile-kind.ts'

/** A green picture of this size, to be encoded. */
export function drawPicture(width = 520, height = 700) {
  return sharp({ create: { width, height, channels: 3, background: '#4a7' } })
}

/** A PNG's named piece. */
function chunk(type: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(type), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

/** A black PNG of any size, in a few kilobytes, with further pieces before its pixels. */
function blankPng(width: number, height: number, ...further: Buffer[]): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // A picture that is refused for its size need not have all its rows.
  const rows = Math.min(height, Math.ceil(20_000_000 / width))
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows))
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const pieces = [chunk('IHDR', head), ...further, chunk('IDAT', pixels)]
  return Buffer.concat([start, ...pieces, chunk('IEND', Buffer.alloc(0))])
}

const pack = (bytes: number, fill = 0) => deflateSync(Buffer.alloc(bytes, fill))

/** What is sent as a picture to do harm, or is none, by its kind. */
export const hostilePictures: readonly HostileKind[] = [
  {
    kind: 'a picture that is cut off',
    told: /damaged|no picture/,
    isSent: true,
    make: async ({ at, random, pick }) => {
      const drawn = drawPicture(40 + at, 50)
      const whole = await pick([drawn.jpeg(), drawn.png(), drawn.webp()]).toBuffer()
      return ['cut.jpg', whole.subarray(0, 12 + random(whole.length - 40))]
    },
  },
  {
    kind: 'a picture that says where it was taken',
    told: /damaged/,
    mayPass: true,
    isSent: true,
    make: async ({ random }) => {
      const place = { GPSLatitudeRef: 'N', GPSLatitude: `18/1 ${random(60)}/1 0/1` }
      const owner = { IFD0: { Copyright: 'taken at home' }, IFD3: place }
      return ['IMG_0001.jpg', await drawPicture().withExif(owner).jpeg().toBuffer()]
    },
  },
  {
    kind: 'a drawing with a script',
    told: /SVG|no picture/,
    make: ({ pick, random }) => [
      pick(['drawing.svg', 'photo.jpg', 'x.png']),
      Buffer.from(
        `${pick(['', '\ufeff', '<?xml version="1.0"?>', '<!-- x -->\n', '<!DOCTYPE svg>'])}<svg xmlns="http://www.w3.org/2000/svg" id="a${random(99)}"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>`,
      ),
    ],
  },
  {
    kind: 'a picture of hardly a pixel',
    told: /too small/,
    make: ({ at, random }) => ['dot.png', blankPng(1 + random(at + 1), 1 + random(3))],
  },
  {
    kind: 'a picture of 50,000 pixels a side',
    told: /50 million|damaged|too much/,
    make: ({ at, random }) => [
      'huge.png',
      blankPng(50_000 + random(9), at % 2 === 0 ? 50_000 : 1_001 + random(60_000)),
    ],
  },
  {
    kind: 'a program, or anything else, that is called a picture',
    told: /program|PDF|GIF|HEIC|no picture|empty|damaged/,
    make: ({ pick, random }) => [
      pick(['photo.jpg', 'photo.exe', '../../photo.png', 'फोटो\u202egpj.exe']),
      Buffer.from(
        `${pick(['MZ\x90\0', '\x7fELF\x02', '#!/bin/sh\n', '%PDF-1.7', 'GIF89a', 'PK\x03\x04', '\0\0\0\x18ftypheic'])}${'x'.repeat(random(999))}`,
        'latin1',
      ),
    ],
  },
  {
    kind: 'a picture with packed words that unpack without end',
    told: /damaged|too small|too much/,
    make: ({ at, pick }) => {
      const size = (20 + at) * 1_000_000
      const further = pick([
        chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), pack(size, 65)])),
        chunk('iCCP', Buffer.concat([Buffer.from('profile\0\0'), pack(size)])),
        chunk(
          'iTXt',
          Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0'), pack(size, 60)]),
        ),
      ])
      return ['words.png', blankPng(60, 60, further)]
    },
  },
]
