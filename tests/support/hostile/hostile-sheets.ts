import { deflateRawSync } from 'node:zlib'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { workbookOf } from '#tests/support/sheets/spreadsheets.ts'
import type { HostileKind } from './hostile-kind.ts'

const megabyte = 1024 * 1024
const text = (at: string, words: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`
const heading = `<row r="1">${text('A1', 'Name')}${text('B1', 'Pot')}</row>`
const table = `${heading}<row r="2">${text('A2', 'Tulsi')}${text('B2', '6 inch')}</row>`

/** A workbook in which one part unpacks to so many bytes of nothing. */
function bomb(part: string, bytes: number) {
  const whole = workbookOf(table, { strings: '<si><t>Name</t></si>' })
  const parts: Zippable = { 'xl/workbook.xml': strToU8('<workbook/>'), [part]: blank(bytes) }
  return part === 'sheet' ? workbookOf(' '.repeat(bytes)) : Buffer.concat([zipSync(parts), whole])
}

function blank(bytes: number) {
  return Buffer.alloc(bytes, ' ')
}

/** A packed file within a packed file, and so on. */
function nest(depth: number, name: string): Uint8Array {
  const inner = depth === 0 ? blank(10 * megabyte) : nest(depth - 1, name)
  return zipSync({ [name]: inner }, { level: depth === 0 ? 9 : 0 })
}

const columnOf = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnOf(Math.floor(at / 26) - 1) + columnOf(at % 26)

/** What is sent as a spreadsheet to do harm, or is none, by its kind. */
export const hostileSheets: readonly HostileKind[] = [
  {
    kind: 'a workbook that is cut off',
    told: /damaged|not complete|packed file/,
    make: ({ random }) => {
      const whole = workbookOf(table)
      return ['cut.xlsx', whole.slice(0, 5 + random(whole.length - 6))]
    },
  },
  {
    kind: 'a bomb of one huge part',
    told: /unpacks to far more|damaged|packed file/,
    make: ({ at, pick }) => [
      'bomb.xlsx',
      bomb(pick(['sheet', 'xl/sharedStrings.xml', 'xl/styles.xml']), (101 + at) * 1_000_000),
    ],
  },
  {
    kind: 'bombs within bombs',
    told: /packed file|damaged/,
    make: ({ at, pick }) => [
      'nested.xlsx',
      nest(1 + (at % 6), pick(['xl/workbook.xml', 'a.zip', 'xl/worksheets/sheet1.xml'])),
    ],
  },
  {
    kind: 'a bomb of many parts',
    told: /damaged|unpacks to far more|packed file/,
    make: ({ at, random }) => {
      const names = Array.from({ length: 2_000 + at * 500 }, (_, part) => `xl/${part}-${random(9)}`)
      const bytes = blank(at % 2 === 0 ? 0 : 50_000)
      return ['many.xlsx', zipSync(Object.fromEntries(names.map((name) => [name, bytes])))]
    },
  },
  {
    kind: 'text in no encoding, or in another than it says',
    told: /not a table|empty|headings only|damaged|columns|rows/,
    mayPass: true,
    make: ({ random, pick }) => {
      const words = `Name,Pot\nतुलसी ${random(999)},6\n`
      const utf16 = Buffer.from(`\ufeff${words}`, 'utf16le')
      const noise = Buffer.from(Array.from({ length: 400 }, () => random(256)))
      return [
        'list.csv',
        pick([
          utf16.subarray(0, utf16.length - 1),
          Buffer.concat([Buffer.from('\ufeff'), utf16]),
          Buffer.concat([Buffer.from(words), Buffer.from([0xff, 0xc0, 0x80, 0xed, 0xa0, 0x80])]),
          Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), noise]),
          noise,
        ]),
      ]
    },
  },
  {
    kind: 'fifty sheets',
    told: /empty|headings only/,
    mayPass: true,
    make: ({ at }) => ['sheets.xlsx', workbookOf(at % 3 === 0 ? '' : table, { before: 35 + at })],
  },
  {
    kind: 'a million rows',
    told: /rows|headings only|empty|unpacks|too much/,
    mayPass: true,
    make: ({ at, random }) => {
      const count = 60_000 + random(20_000)
      const row = (n: number) =>
        at % 2 === 0
          ? `<row r="${n * 13}" ht="15"/>`
          : `<row r="${n * 13}">${text(`A${n * 13}`, 'x')}</row>`
      const rows = Array.from({ length: count }, (_, n) => row(n + 3)).join('')
      const merged = Array.from({ length: 5_000 }, (_, n) => {
        const column = columnOf(n % 100)
        return `<mergeCell ref="${column}${2 + n}:${column}1048576"/>`
      })
      const behind = `<mergeCells>${merged.join('')}</mergeCells>`
      return ['rows.xlsx', workbookOf(`${table}${rows}`, { dimension: 'A1:XFD1048576', behind })]
    },
  },
  {
    kind: 'columns and cells without end',
    told: /columns|too much|unpacks|damaged/,
    mayPass: true,
    make: ({ at, random }) => {
      const wide = Array.from({ length: 101 + random(16_000) }, (_, n) =>
        text(`${columnOf(n)}2`, 'x'),
      )
      const row = at % 2 === 0 ? wide.join('') : text('A2', 'क'.repeat(2_000_000 + random(999_999)))
      return ['wide.xlsx', workbookOf(`${heading}<row r="2">${row}</row>`)]
    },
  },
  {
    kind: 'formulas',
    told: /damaged|empty/,
    mayPass: true,
    isSent: true,
    make: ({ pick, random }) => {
      const formula = pick(['WEBSERVICE("http://x")', 'cmd|/C calc', 'HYPERLINK("x")', '1/0', 'A2'])
      const cell = `<c r="A2"><f>${formula}</f>${pick(['', '<v></v>', `<v>${random(9)}</v>`])}</c>`
      return ['formulas.xlsx', workbookOf(`${heading}<row r="2">${cell}${text('B2', '6')}</row>`)]
    },
  },
  {
    kind: 'XML that calls for more XML',
    told: /damaged/,
    make: ({ at, pick }) => {
      const more = Array.from({ length: 5 + at }, (_, n) => `<!ENTITY e${n + 1} "&e${n};&e${n};">`)
      const inside = pick([
        `<!ENTITY e0 "x">${more.join('')}`,
        '<!ENTITY e1 SYSTEM "file:///etc/passwd">',
        '<!ENTITY % e1 SYSTEM "http://localhost/x"> %e1;',
      ])
      return ['entities.xlsx', workbookOf(table, { doctype: `<!DOCTYPE x [${inside}]>` })]
    },
  },
  {
    kind: 'XML that never closes',
    told: /damaged|too much|unpacks|empty/,
    make: ({ random, pick }) => [
      'deep.xlsx',
      workbookOf(
        `${heading}${pick(['<row>', '<c>', '<x a="1">']).repeat(1_000 + random(200_000))}`,
      ),
    ],
  },
  {
    kind: 'another kind of file, renamed',
    told: /old Excel|password|not a table|empty|headings|picture|PDF|XML|program|damaged|web page|packed/,
    isSent: true,
    make: ({ pick, random }) => [
      pick(['list.xlsx', 'list.csv', '../../etc/passwd', 'x\0.csv', `${'long'.repeat(90)}.xlsx`]),
      Buffer.concat([
        pick([
          Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'),
          Buffer.from('\x7fELF\x02\x01\x01\0\0', 'latin1'),
          Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'),
          Buffer.from('%PDF-1.7\n\0\0'),
          Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
          deflateRawSync(Buffer.from('no table'.repeat(99))),
        ]),
        Buffer.from(Array.from({ length: 300 }, () => random(32))),
      ]),
    ],
  },
]
