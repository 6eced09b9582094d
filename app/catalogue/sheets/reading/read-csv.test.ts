import { expect, test } from 'vitest'
import { readSheet } from '#tests/support/sheets/open-imports.ts'

test.each([
  ['Our winter list', 'Name;Pot'],
  ['Green Nursery, Pune', 'Name;Pot'],
  ['Rates; 2026', 'Name,Pot'],
  ['Our winter list', 'Name\tPot'],
])('A title above the table does not say which sign parts its cells: %s', (title, headings) => {
  const [separator = ''] = /[^a-z]/i.exec(headings) ?? []
  const rows = [title, '', headings, `Tulsi${separator}6`, `Neem${separator}8`]
  expect(readSheet(Buffer.from(rows.join('\n')))).toMatchObject({
    headings: ['Name', 'Pot'],
    rows: [{ row: 4 }, { row: 5 }],
  })
})

test('An amount that its commas parted is one cell again, and a row that fits in no way is refused', () => {
  const { rows } = readSheet(Buffer.from('Plant,Price\nTulsi,Rs. 1,299\nNeem,99'))
  const said = [{ part: 'price', heading: 'Price', cell: 'Rs. 1,299' }]
  expect(rows[0]?.cells).toContainEqual({ sizes: [expect.objectContaining({ said })] })
  expect(() => readSheet(Buffer.from('Plant,Price,Height\nTulsi,60,120,1,299\n'))).toThrow(
    'Row 2 has more cells than there are headings. Write amounts such as 1,299 without their comma, and send the file again.',
  )
})
