import { describe, expect, test } from 'vitest'
import { foldSearch, foldText, hasControlCharacters, listGrams, listWords } from './folded-text.ts'

describe('folding a text', () => {
  test.each([
    ['Areca PALM', 'areca palm'],
    ['ＺＺ', 'zz'],
    ['ﬁcus', 'ficus'],
    ['२', '२'],
    ['तुलसी', 'तुलसी'],
    ['Cafe\u0301', 'caf\u00e9'],
    // No capital J with a caron is one character, and the small one is.
    ['J\u030c', '\u01f0'],
    ['\u01f0', '\u01f0'],
    ['H\u0331', '\u1e96'],
    ['\ud800', '\ufffd'],
  ])('%j gives %j', (text, folded) => expect(foldText(text)).toBe(folded))

  test('twice gives the same as once', () => {
    for (const text of ['J\u030c', 'İ', 'ẞ', 'ΑΣ', '\u1e9e', 'ﷺ', 'Ǆ', '\u0345']) {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }
  })
})

describe('what a visitor typed', () => {
  test('is trimmed, and cut to two hundred characters however long each is', () => {
    expect(foldSearch('  Snake\u3000')).toBe('snake')
    expect(foldSearch('money \u3000  plant')).toBe('money plant')
    expect(foldSearch('x'.repeat(201))).toBe('x'.repeat(200))
    expect(foldSearch('🌱'.repeat(201))).toBe('🌱'.repeat(200))
    // One character that folds to eighteen.
    expect([...foldSearch('ﷺ'.repeat(200))]).toHaveLength(200)
  })

  test('holds a control character or not', () => {
    expect(['a\0', 'a\n', '\u0085'].every(hasControlCharacters)).toBe(true)
    expect(['a b', 'ौ', '\u200d'].some(hasControlCharacters)).toBe(false)
  })
})

test('a text has its runs of characters, each once, and its words', () => {
  expect(listGrams('banana', 2)).toEqual(['ba', 'an', 'na'])
  expect(listGrams('🌱a', 1)).toEqual(['🌱', 'a'])
  expect(listGrams('ab', 3)).toEqual([])
  expect(listWords('holy basil (tulsi), 5kg')).toEqual(['holy', 'basil', 'tulsi', '5kg'])
  expect(listWords('—')).toEqual([])
})
