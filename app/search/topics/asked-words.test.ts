import { describe, expect, test } from 'vitest'
import { withoutAmounts } from './asked-amounts.ts'
import { listReadings } from './telling-words.ts'

test.each([
  ['tulsi 6 inch pot', 'tulsi'],
  ['6-inch snake plant', 'snake plant'],
  ['tulsi under rs. 200', 'tulsi'],
  ['indoor plants below ₹1,500', 'indoor plants'],
  ['soil 20kg', 'soil'],
  ['तुलसी 6 इंच का गमला', 'तुलसी'],
  ['तुळस 200 रुपयांपर्यंत', 'तुळस'],
  ['मोगरा ₹200 तक', 'मोगरा'],
  // Of these alone nothing would be left.
  ['6 inch pot', '6 inch pot'],
  ['₹200 तक', '₹200 तक'],
  ['200', '200'],
  // No amounts.
  ['b12 mix', 'b12 mix'],
  ['pot for tulsi', 'pot for tulsi'],
  ['below the window', 'below the window'],
])('of %j the search is for %j', (folded, expected) => {
  expect(withoutAmounts(folded.normalize('NFKC'))).toBe(expected.normalize('NFKC'))
})

describe('a noun’s endings', () => {
  test.each<[string, string[]]>([
    ['तुळशीचे रोप', ['तुळशी', 'तुळश', 'तुळशा', 'तुळशू']],
    ['मोगऱ्याच्या झाडासाठी', ['मोगऱ्या', 'मोगऱ', 'मोगऱा', 'मोगऱू']],
    ['सावलीत', ['सावली', 'सावल', 'सावला', 'सावलू']],
    ['गेंदे के पौधे', ['गेंद', 'गेंदा', 'गेंदू']],
    ['tulsi plant', []],
    // A short word is all stem.
    ['खत', []],
    // What is left says nothing of which products are meant.
    ['झाडासाठी', []],
    ['', []],
  ])('%j may be %j', (folded, expected) => {
    const readings = listReadings(folded.normalize('NFKC')).map((words) => words.join(' '))
    expect(readings).toEqual(expected.map((each) => each.normalize('NFKC')))
  })
})
