import { describe, expect, test } from 'vitest'
import { afterDraftStep, emptyLine, type QuoteDraft, readQuantity } from './draft.ts'

const draftOf = (quantity: string) => ({ lines: [{ ...emptyLine, quantity }] }) as QuoteDraft

describe('one more and one less of a line', () => {
  test.each([
    ['1', '2', '1'],
    ['१२', '13', '11'],
    ['1,000', '1001', '999'],
    ['99999', '99999', '99998'],
    ['a dozen', 'a dozen', 'a dozen'],
  ])('of %s are %s and %s', (quantity, more, less) => {
    const after = (kind: 'more' | 'less') =>
      afterDraftStep(draftOf(quantity), { kind, place: 0 }, '0').lines[0]?.quantity
    expect([after('more'), after('less')]).toEqual([more, less])
  })
})

test('A line of the staff’s own begins with the tax that lines have', () => {
  const { lines } = afterDraftStep(draftOf('1'), { kind: 'add-own' }, '5')
  expect(lines.map(({ taxRate }) => taxRate)).toEqual(['0', '5'])
})

test.each(['0', '-3', '1.5', '100000', '1,00,000', '', '½'])('“%s” is no quantity', (typed) => {
  expect(readQuantity(typed)).toBeUndefined()
})
