import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MonthsFact, months } from '#app/catalogue/facts/facts.ts'
import { emptyEdit } from '#app/catalogue/store/product-edit.ts'
import { fieldCells } from './field-cells.ts'

const context = { categories: [], source: 'a sheet' }
const empty = emptyEdit({ category: 'home', kind: 'plant', wall: 'pista' })
const said = (fact: Partial<MonthsFact>): MonthsFact => ({
  sow: [],
  plant: [],
  flower: [],
  region: '',
  source: '',
  ...fact,
})
const read = (text: string, kept: MonthsFact | null = null) =>
  fieldCells.flowerMonths.read(text, { ...empty, months: kept }, context)

test('What a cell says of any months is read as the same months', () => {
  fc.assert(
    fc.property(fc.subarray([...months], { minLength: 1 }), (flower) => {
      const text = fieldCells.flowerMonths.write(
        { ...empty, months: said({ flower, source: 'x' }) },
        context,
      )
      expect(read(text)).toEqual({ change: { months: said({ flower, source: 'a sheet' }) } })
    }),
  )
})

test.each([
  ['jan', 'January'],
  ['Jan-Mar', 'January, February, March'],
  ['Nov – Jan; Sept.', 'January, September, November, December'],
  ['from June till July and Oct', 'June, July, October'],
  ['All year round', months.join(', ')],
])('%j is understood', (text, flower) => {
  expect(read(text)).toEqual({
    change: {
      months: said({ flower: flower.split(', ') as MonthsFact['flower'], source: 'a sheet' }),
    },
  })
})

test.each([
  ['13', '“13” is not a month.'],
  ['0', '“0” is not a month.'],
  ['Jan-Foo', '“Foo” is not a month.'],
  ['June, Sommer', '“Sommer” is not a month.'],
  ['Ju', '“Ju” is not a month.'],
  ['Jan-Feb-Mar', '“Jan-Feb-Mar” is not a month.'],
  ['June,, July', '“June,, July” is not a month.'],
  ['June -', '“June -” is not a month.'],
])('%j is refused by name', (text, fault) => {
  const { fault: told } = read(text) as { fault: string }
  expect(told).toBe(`${fault} Write months as in “June to August, November”.`)
})

test('Who said so stays, as do the other months; where nobody did, the sheet does', () => {
  const kept = said({ sow: ['May'], region: 'Konkan', source: 'Our beds' })
  expect(read('June', kept)).toEqual({ change: { months: { ...kept, flower: ['June'] } } })
  const unsaid = { ...kept, source: '' }
  expect(read('June', unsaid)).toMatchObject({ change: { months: { source: 'a sheet' } } })
})

test('Where they hold and who says so are said of months alone, and the last part empties all', () => {
  const { monthsRegion, sowMonths } = fieldCells
  expect(monthsRegion.read('Konkan', empty, context)).toEqual({
    fault: 'Say first in which months.',
  })
  const kept = { ...empty, months: said({ sow: ['May'], region: 'Konkan' }) }
  const cleared = (cell: typeof sowMonths, edit: typeof kept) =>
    typeof cell.cleared === 'function' ? cell.cleared(edit) : cell.cleared
  expect(cleared(sowMonths, kept)).toEqual({ months: said({ region: 'Konkan' }) })
  expect(cleared(monthsRegion, kept)).toEqual({ months: said({ sow: ['May'] }) })
  expect(cleared(sowMonths, { ...kept, months: said({ sow: ['May'] }) })).toEqual({ months: null })
})
