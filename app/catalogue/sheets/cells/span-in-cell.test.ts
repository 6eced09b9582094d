import { expect, test } from 'vitest'
import { emptyEdit } from '#app/catalogue/store/product-edit.ts'
import { fieldCells } from './field-cells.ts'

const context = { categories: [], source: 'a sheet' }
const empty = emptyEdit({ category: 'home', kind: 'plant', wall: 'pista' })
const read = (text: string) => fieldCells.height.read(text, empty, context)

test('a height in any unit that is known is read in centimetres, in no other', () => {
  const source = 'a sheet'
  expect(read('1 to 2 ft')).toEqual({ change: { height: { from: 30, to: 61, source } } })
  expect(read('90')).toEqual({ change: { height: { from: 90, to: 90, source } } })
  for (const text of ['2 yards', '2 constructor']) {
    expect(read(text)).toEqual({
      fault: expect.stringContaining(`“${text}” is not a number of cm`),
    })
  }
})
