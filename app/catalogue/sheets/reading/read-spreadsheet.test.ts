import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { writeWorkbook } from '#app/catalogue/sheets/write-workbook.ts'
import { bytesOf, workbookOf } from '#tests/support/sheets/spreadsheets.ts'
import type { ReadFile } from './cell.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { unpackWorkbook } from './unpack-workbook.ts'

const table = 'Code,Plant,हिंदी नाव\n7,Snake Plant,नाग पौधा\n,"Lily, white",\n'
const read = [
  { row: 2, cells: ['7', 'Snake Plant', 'नाग पौधा'] },
  { row: 3, cells: ['', 'Lily, white', ''] },
]

function tableOf(result: ReadFile) {
  if ('refused' in result) throw new Error(result.refused)
  return result.sheet
}

function refusalOf(bytes: Uint8Array) {
  const result = readSpreadsheet(bytes)
  return 'refused' in result ? result.refused : 'read'
}

const utf16 = (text: string, { mark = true, bigEndian = false } = {}) => {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le')
  return bigEndian ? bytes.swap16() : bytes
}

test.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from(table)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${table}`)],
  [
    'UTF-16, as Excel’s "Unicode text"',
    utf16(table.replaceAll(',', '\t').replace('Lily\t', 'Lily,')),
  ],
  ['UTF-16 the other way round', utf16(table, { bigEndian: true })],
  ['semicolons', Buffer.from(table.replaceAll(',', ';').replace('Lily;', 'Lily,'))],
  ['tabs', Buffer.from(table.replaceAll(',', '\t').replace('Lily\t', 'Lily,'))],
  ['lines of Windows', Buffer.from(table.replaceAll('\n', '\r\n'))],
  [
    'Excel’s line about the separator',
    Buffer.from(`sep=;\n${table.replaceAll(',', ';').replace('Lily;', 'Lily,')}`),
  ],
  [
    'blanks at the ends, and empty rows below',
    Buffer.from(`${table.replaceAll('\n', ' ,\n').replace('Code,', ' Code ,')},,,\n,,,\n`),
  ],
])('A CSV file in %s is read', (_, bytes) => {
  const sheet = tableOf(readSpreadsheet(bytes))
  expect(sheet.headings).toEqual(['Code', 'Plant', 'हिंदी नाव'])
  expect(sheet.rows).toEqual(read)
})

test('Letters of Windows-1252, and UTF-16 without a mark, are read', () => {
  const latin = tableOf(readSpreadsheet(Buffer.from('Name,Note\nCaf\xe9,5\x96 6\n', 'latin1')))
  expect(latin.rows[0]?.cells).toEqual(['Café', '5– 6'])
  const bare = tableOf(readSpreadsheet(utf16('Name,Pot\nTulsi,6\n', { mark: false })))
  expect(bare.rows[0]?.cells).toEqual(['Tulsi', '6'])
})

test('A quotation mark for inches is a letter, and our own apostrophe before a formula is none', () => {
  const { rows } = tableOf(
    readSpreadsheet(Buffer.from("Name,Pot\nTulsi,6\" pot\n'=1+1,'quoted'\n")),
  )
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Tulsi', '6" pot'],
    ['=1+1', "'quoted'"],
  ])
})

test('What we write as Excel is read as it was', async () => {
  const columns = [
    { heading: 'Code', holds: 'number' as const },
    { heading: 'Name <&>' },
    { heading: 'Tips' },
  ]
  const rows = [
    ['7', '=HYPERLINK("x")', 'one\ntwo'],
    ['', 'नाग पौधा', ' padded "&" '],
  ]
  const written = await bytesOf(writeWorkbook({ name: 'Products & more', columns }, rows))
  const sheet = tableOf(readSpreadsheet(written))
  expect(sheet).toEqual({
    name: 'Products & more',
    headings: ['Code', 'Name <&>', 'Tips'],
    rows: [
      { row: 2, cells: ['7', '=HYPERLINK("x")', 'one\ntwo'] },
      { row: 3, cells: ['', 'नाग पौधा', 'padded "&"'] },
    ],
  })
})

test('Shared and rich text, numbers, dates, formulas and their errors are read as a person sees them', () => {
  const sheet = tableOf(
    readSpreadsheet(
      workbookOf(
        [
          '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>1</v></c><c r="D1" t="s"><v>1</v></c><c r="E1" t="s"><v>1</v></c><c r="F1" t="s"><v>1</v></c></row>',
          '<row r="4"><c r="A4"><v>0.30000000000000004</v></c><c r="B4" s="1"><v>46310</v></c><c r="C4"><f>1+1</f><v>2</v></c><c r="D4" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="E4"><f>A1</f></c><c r="F4" t="str"><f>A1</f><v>Tulsi</v></c></row>',
          '<row r="1048576"><c r="A1048576" s="1"/></row>',
        ].join(''),
        {
          strings:
            '<si><r><t>Na</t></r><r><t>me</t></r><rPh><t>ignored</t></rPh></si><si><t>Other</t></si>',
        },
      ),
    ),
  )
  expect(sheet.headings[0]).toBe('Name')
  expect(sheet.rows).toEqual([
    {
      row: 4,
      cells: [
        '0.3',
        { date: '2026-10-15' },
        '2',
        { error: '#DIV/0!' },
        { error: 'formula' },
        'Tulsi',
      ],
    },
  ])
})

test('A million empty rows are read as none, and of fifty sheets the first with a table', () => {
  const empty = Array.from(
    { length: 100_000 },
    (_, at) => `<row r="${at + 3}" spans="1:8" ht="15"/>`,
  )
  const cell = (at: string, text: string) =>
    `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  const rows = `<row r="1">${cell('A1', 'Name')}</row><row r="2">${cell('A2', 'Tulsi')}</row>${empty.join('')}<row r="1048576">${cell('A1048576', 'Neem')}</row>`
  const bytes = workbookOf(rows, { before: 49, dimension: 'A1:XFD1048576' })
  const result = readSpreadsheet(bytes)
  expect(tableOf(result).rows.map(({ row, cells }) => [row, ...cells])).toEqual([
    [2, 'Tulsi'],
    [1_048_576, 'Neem'],
  ])
  expect(result).toHaveProperty('otherSheets.length', 49)
})

const cdf = (text: string) =>
  Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from(text, 'utf16le')])
const archive = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))

const wholeBook = workbookOf(
  '<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>',
)

test('Rows of a CSV file are counted as a spreadsheet program counts them: a cell of several lines is in one', () => {
  const text = 'Name,Tips\nTulsi,"one\ntwo\nthree"\n\nPetunia,"four\nfive"\nNeem,six\n'
  const { rows } = tableOf(readSpreadsheet(Buffer.from(text)))
  expect(rows.map(({ row }) => row)).toEqual([2, 4, 5])
})

test.each<[string, Uint8Array, RegExp]>([
  ['nothing', Buffer.from(''), /is empty/],
  ['blanks', Buffer.from(' , \n , \n'), /is empty/],
  ['headings only', Buffer.from('Name,Pot\n'), /headings only/],
  ['a line of text', Buffer.from('Please call me'), /not a table/],
  ['an old Excel file', cdf('Workbook'), /old Excel file/],
  ['a locked Excel file', cdf('EncryptedPackage'), /password/],
  [
    'a LibreOffice file',
    archive({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }),
    /LibreOffice/,
  ],
  ['a binary workbook', archive({ 'xl/workbook.bin': 'x' }), /\.xlsb/],
  ['a Word file', archive({ 'word/document.xml': '<x/>' }), /packed file/],
  ['a PDF', Buffer.from('%PDF-1.7'), /PDF/],
  ['a program', Buffer.from('MZ\x90\0'), /program/],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /picture/],
  ['a page', Buffer.from('<!doctype html><table>'), /page/],
  ['bytes', Buffer.from([1, 2, 3, 4, 0, 9]), /not a table/],
  ['10,001 rows', Buffer.from(`Name,Pot\n${'Tulsi,6\n'.repeat(10_001)}`), /10,001 rows/],
  ['101 columns', Buffer.from(`${'a,'.repeat(101)}a\n1,2\n`), /columns/],
  [
    'entities that multiply',
    workbookOf('', { doctype: '<!DOCTYPE x [<!ENTITY a "aaaa">]>' }),
    /damaged/,
  ],
  // Whether parts were lost with it nobody can tell.
  ['a workbook without the list at its end', wholeBook.slice(0, -30), /not complete/],
])('Of %s is told in words why it is not read', (_, bytes, words) => {
  expect(refusalOf(bytes)).toMatch(words)
})

test('A workbook of more rows than are read is refused, also where its sizes are of fewer products', () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const row = (...texts: string[]) => `<row>${texts.map(cell).join('')}</row>`
  const sizes = Array.from({ length: 30_024 }, (_, at) =>
    row(`Plant ${Math.floor(at / 6)}`, `${(at % 6) + 4} inch pot`, '90'),
  )
  const bytes = workbookOf(row('Name', 'Size name', 'Size price') + sizes.join(''))
  expect(refusalOf(bytes)).toMatch(/^The file has 30,024 rows\. Send at most /)
})

test('A few kilobytes that name one long text in thousands of cells are refused in words', () => {
  const strings = `<si><t>${'a'.repeat(5_000)}</t></si>`
  const cell = '<c t="s"><v>0</v></c>'
  const wide = workbookOf(`<row>${cell.repeat(5)}</row>`.repeat(5_000), { strings })
  expect(wide.length).toBeLessThan(8_000)
  expect(refusalOf(wide)).toMatch(/more than 2,00,00,000 letters/)
  const long = workbookOf(`<row>${cell.repeat(2)}</row><row>${cell.repeat(100)}</row>`, { strings })
  expect(refusalOf(long)).toMatch(/^Row 2 has more than 40,000 letters/)
})

test.each([
  ['CSV', Buffer.from(table)],
  [
    'Excel',
    workbookOf(`<row>${'<c t="inlineStr"><is><t>Lily</t></is></c>'.repeat(2)}</row>`.repeat(3)),
  ],
])('The letters of all cells are counted, whatever the format: %s', (_, bytes) => {
  expect(readSpreadsheet(bytes, 100)).toHaveProperty('sheet')
  expect(readSpreadsheet(bytes, 20)).toEqual({
    refused: expect.stringContaining('more than 20 letters'),
  })
})

test('A file that unpacks beyond all measure is given up while it is unpacked, whatever it says', () => {
  const bomb = Buffer.from(workbookOf(`<row r="1">${' '.repeat(2_000_000)}</row>`))
  expect(bomb.length).toBeLessThan(10_000)
  expect(unpackWorkbook(bomb)).toBeInstanceOf(Map)
  expect(unpackWorkbook(bomb, 1_000_000)).toBe('too-large')
  // It says of itself that it is small.
  bomb.writeUInt32LE(10, bomb.indexOf('xl/worksheets/sheet1.xml') - 30 + 22)
  expect(unpackWorkbook(bomb, 1_000_000)).toBe('too-large')
})

test('Three hundred spoilt files are each read or refused in a sentence, none throws', async () => {
  const columns = [{ heading: 'Code', holds: 'number' as const }, { heading: 'Name' }]
  const rows = Array.from({ length: 50 }, (_, at) => [String(at + 1), `Plant ${at}`])
  const good = await bytesOf(writeWorkbook({ name: 'Products', columns }, rows))
  const csv = Buffer.from(`Code,Name\n${rows.map((row) => row.join(',')).join('\n')}`)
  let state = 7
  const chance = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state % below
  }
  const told = new Set<string>()
  for (let at = 0; at < 300; at += 1) {
    const bytes = Buffer.from(at % 3 === 0 ? csv : good)
    const spoilt = at % 2 === 0 ? bytes.subarray(0, chance(bytes.length)) : Buffer.from(bytes)
    if (at % 2 === 1)
      for (let hit = 0; hit < 5; hit += 1) spoilt[chance(spoilt.length)] = chance(256)
    const words = refusalOf(spoilt)
    expect(words).toMatch(/^read$|^[A-Z][^\n]{5,150}[.]$/)
    told.add(words)
  }
  expect(told.size).toBeGreaterThan(3)
})
