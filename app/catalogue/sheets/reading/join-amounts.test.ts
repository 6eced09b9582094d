import { expect, test } from 'vitest'
import { joinAmounts } from './join-amounts.ts'

const toRows = (...rows: string[][]) => rows.map((cells, at) => ({ row: at + 1, cells }))

function join(...rows: string[][]) {
  const result = joinAmounts(toRows(...rows))
  return 'refused' in result ? result.refused : result.rows.slice(1).map(({ cells }) => cells)
}

test.each([
  [
    ['Tulsi', '6', 'Rs. 1', '299'],
    ['Tulsi', '6', 'Rs. 1,299'],
  ],
  [
    ['Tulsi', '6', '1', '299/-'],
    ['Tulsi', '6', '1,299/-'],
  ],
  [
    ['Tulsi', '6', '₹1,24,900'],
    ['Tulsi', '6', '₹1,24,900'],
  ],
  [
    ['Tulsi', '6', '₹1', '24', '900.50'],
    ['Tulsi', '6', '₹1,24,900.50'],
  ],
  [
    ['Tulsi', '60', '120'],
    ['Tulsi', '60', '120'],
  ],
  [
    ['Tulsi', '6', 'Rs. 99', 'a note'],
    ['Tulsi', '6', 'Rs. 99', 'a note'],
  ],
  // Numbers beside each other look like an amount, too, and are no price.
  [
    ['Tulsi', '60', '120', 'a note'],
    ['Tulsi', '60', '120', 'a note'],
  ],
  [
    ['Rs. 1', '200', '40', '120'],
    ['Rs. 1,200', '40', '120'],
  ],
])('of %j one cell is made of what the commas of an amount parted', (cells, joined) => {
  expect(join(['Plant', 'Pot', 'Price'], cells, ['Neem', '8', '99'])).toEqual([
    joined,
    ['Neem', '8', '99'],
  ])
})

test('rows that all end with a comma keep numbers that stand beside one another', () => {
  const rows = [
    ['Tulsi', '5', '100', ''],
    ['Neem', 'Rs. 1', '299', '8', ''],
  ]
  expect(join(['Plant', 'Price', 'Height'], ...rows)).toEqual([
    rows[0],
    ['Neem', 'Rs. 1,299', '8', ''],
  ])
})

test('a row that fits in no way is refused, so that no wrong price is kept', () => {
  expect(join(['Plant', 'Price', 'Height'], ['Tulsi', '60', '120', '1', '299'])).toMatch(
    /^Row 2 has more cells than there are headings/,
  )
})
