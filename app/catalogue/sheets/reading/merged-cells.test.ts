import { expect, test } from 'vitest'
import { readSheet } from '#tests/support/sheets/open-imports.ts'
import { workbookOf } from '#tests/support/sheets/spreadsheets.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'

/** A workbook whose rows have these texts, empty ones left out, and these cells merged. */
function bookOf(rows: readonly string[], merged: readonly string[]) {
  const written = rows.map((texts, at) => {
    const cells = texts.split(',').map((text, column) => {
      const address = `${String.fromCharCode(65 + column)}${at + 1}`
      return text && `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`
    })
    return `<row r="${at + 1}">${cells.join('')}</row>`
  })
  const refs = merged.map((ref) => `<mergeCell ref="${ref}"/>`)
  return workbookOf(written.join(''), { behind: `<mergeCells>${refs.join('')}</mergeCells>` })
}

const cellsOf = (...of: Parameters<typeof bookOf>) =>
  readSheet(bookOf(...of)).rows.map(({ cells }) => cells)

test('What is merged downwards stands in each of its rows', () => {
  const rows = ['Category,Plant,Season', 'Bonsai,Bakul,', ',Neem,', ',Palash,', ',Kadamba,', ',,']
  expect(cellsOf(rows, ['A2:A4', 'A6:A900000', 'C2:C5'])).toEqual([
    ['Bonsai', 'Bakul', ''],
    ['Bonsai', 'Neem', ''],
    ['Bonsai', 'Palash', ''],
    ['', 'Kadamba', ''],
  ])
})

test('A name that is merged over the rows of its sizes is one product', () => {
  const rows = ['Sr. No.,Name,Size,Price', '1,Bakul,4 inch,90', '2,,8 inch,150', '3,Neem,,99']
  const read = readSheet(bookOf(rows, ['B2:B3']))
  expect(read.rows).toMatchObject([
    { row: 2, cells: ['1', 'Bakul', { sizes: [{ row: 2 }, { row: 3 }] }] },
    { row: 4, cells: ['3', 'Neem', { sizes: [{ row: 4 }] }] },
  ])
})

test('A title, headings over two rows and cells merged sideways are not repeated, nor is another’s text replaced', () => {
  const rows = [
    'Our list,,',
    'Category,Name,Pot',
    ',,Clay',
    'Bonsai,Bakul,6',
    'Herbs,Tulsi,',
    ',,8',
  ]
  const merged = [
    'A1:C1',
    'A2:A3',
    'B2:B3',
    'A4:A5',
    'A5:B6',
    'B6:B5',
    'C4:C1',
    'XFD4:XFD6',
    'A',
    '',
  ]
  expect(cellsOf(rows, merged)).toEqual([
    ['', '', 'Clay'],
    ['Bonsai', 'Bakul', '6'],
    ['Herbs', 'Tulsi', ''],
    ['', '', '8'],
  ])
})

test('Merged cells without end cost no more than the rows that there are', () => {
  const rows = ['Category,Name', ...Array.from({ length: 400 }, (_, at) => `,Plant ${at}`)]
  rows[1] = 'Bonsai,Plant 0'
  const merged = Array.from({ length: 20_000 }, (_, at) => `A${2 + (at % 500) * 1_000}:A1048576`)
  const cells = cellsOf(rows, ['A2:A1048576', ...merged])
  expect(cells.map(([category]) => category)).toEqual(Array.from({ length: 400 }, () => 'Bonsai'))
  const long = bookOf(['Category,Name', `${'क'.repeat(4_000)},a`, ...rows.slice(2)], merged)
  const most = 1_000_000
  expect(readSpreadsheet(long, most)).toEqual({
    refused: expect.stringContaining('more than 10,00,000 letters'),
  })
})
