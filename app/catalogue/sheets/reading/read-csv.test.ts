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

test.each([
  ['Tulsi,6,Rs. 1,299', ['Tulsi', '6', 'Rs. 1,299']],
  ['Tulsi,6,1,299/-', ['Tulsi', '6', '1,299/-']],
  ['Tulsi,6,"₹1,24,900"', ['Tulsi', '6', '₹1,24,900']],
  ['Tulsi,6,₹1,24,900.50', ['Tulsi', '6', '₹1,24,900.50']],
  ['Tulsi,60,120', ['Tulsi', '60', '120']],
  ['Tulsi,6,Rs. 99,a note', ['Tulsi', '6', 'Rs. 99', 'a note']],
  // A number beside it looks like an amount, too, and has no sign.
  ['Rs. 1,200,40,120', ['Rs. 1,200', '40', '120']],
])('An amount that its commas parted is one cell again: %s', (row, cells) => {
  const { rows } = readSheet(Buffer.from(`Plant,Pot,Sum\n${row}\nNeem,8,99`))
  expect(rows[0]?.cells).toEqual(cells)
})

test('Rows that all end with a comma keep numbers that stand beside one another', () => {
  const { rows } = readSheet(Buffer.from('Plant,Pot,Sum\nTulsi,5,100,\nNeem,8,Rs. 1,299,\n'))
  expect(rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
    ['Tulsi', '5', '100'],
    ['Neem', '8', 'Rs. 1,299'],
  ])
})

test('A row in which several numbers may be one amount is refused, so that no wrong price is kept', () => {
  const text = 'Plant,Height,Spread,Price\nTulsi,60,120,1,299\n'
  expect(() => readSheet(Buffer.from(text))).toThrow(
    'Row 2 has more cells than there are headings. Write amounts such as 1,299 without their comma, and send the file again.',
  )
})
