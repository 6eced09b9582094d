import { expect, test } from 'vitest'
import { workbookOf } from '#tests/support/sheets/spreadsheets.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'

const rowsOf = (...rows: string[]) =>
  rows
    .map((texts) => {
      const cells = texts.split(',').map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)
      return `<row>${cells.join('')}</row>`
    })
    .join('')

const read = (first: string, next: string) => readSpreadsheet(workbookOf(first, { next }))

const cover = rowsOf('Price list of Green Nursery', 'Made on 28 November')

test.each([
  ['Plant name,Price', 'Plant name'],
  ['रोपाचे नाव,प्रकार', 'रोपाचे नाव'],
])(
  'Of a workbook with a cover sheet the sheet with headings that are known is read: %s',
  (headings, first) => {
    const list = rowsOf('Our winter list', headings, 'Tulsi,90')
    expect(read(cover, list)).toMatchObject({
      sheet: { name: 'Sheet2', headings: expect.arrayContaining([first]), rows: [{ row: 3 }] },
      otherSheets: ['Sheet1'],
    })
    expect(read(list, rowsOf('Name,Category', 'Neem,Bonsai'))).toMatchObject({
      sheet: { name: 'Sheet1' },
    })
  },
)

test('Where no sheet has two headings that are known, the first with a table is read', () => {
  const wide = rowsOf(Array.from({ length: 101 }, () => 'Name').join(','), 'Neem')
  for (const next of [rowsOf('Vanaspati,Bhag', 'Neem,5'), rowsOf('Name'), wide]) {
    expect(read(cover, next)).toMatchObject({ sheet: { name: 'Sheet1' }, otherSheets: ['Sheet2'] })
  }
})
