import { expect, test } from 'vitest'
import { listSpellableWords, listSpellingWords, listWordGrams } from './spelling-words.ts'

test('a product is known by its aliases in Latin letters, its words, and neighbours run together', () => {
  const words = listSpellingWords({
    name: 'Money Plant, 500 g',
    aliases: ['Pothos', 'मनी प्लांट', 'Café', 'Éveil', 'Plant', 'B 12'],
  })
  expect(words.map(({ word, kind, text }) => [word, kind, text])).toEqual([
    ['pothos', 'alias', 'Pothos'],
    ['plant', 'alias', 'Plant'],
    ['money', 'part', 'money'],
    ['plant', 'part', 'plant'],
    ['moneyplant', 'part', 'money plant'],
    ['pothos', 'part', 'pothos'],
    ['मनी', 'part', 'मनी'],
    ['प्लांट', 'part', 'प्लांट'],
    ['मनीप्लांट', 'part', 'मनी प्लांट'],
    ['café', 'part', 'café'],
    ['éveil', 'part', 'éveil'],
  ])
})

test('a word that may be misspelt has three to forty letters and no figures', () => {
  for (const [text, words] of [
    ['ab', []],
    ['abc', ['abc']],
    ['q'.repeat(40), ['q'.repeat(40)]],
    ['q'.repeat(41), []],
    ['zz9', []],
    ['9zz', []],
    ['a b', []],
    ['a bc', ['abc']],
    ['(rose) - pink', ['rose', 'pink', 'rosepink']],
  ] as const) {
    expect(listSpellableWords(text), text).toEqual(words)
  }
})

test('words are compared by runs of three characters, their ends too', () => {
  expect(listWordGrams('rose')).toEqual([' ro', 'ros', 'ose', 'se '])
})
