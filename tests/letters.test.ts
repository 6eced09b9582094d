import { expect, test } from 'vitest'
import { listDevanagariWords } from '#commands/letters/devanagari-words.ts'
import { cutFile, draw, openFont, openWholeFont } from '#commands/letters/letters-font.ts'

test('every word in Devanagari is drawn as in the whole font: if not, npm run letters', async () => {
  const [whole, cut] = await Promise.all([openWholeFont(), openFont(cutFile)])
  const words = listDevanagariWords()
  expect(words.length).toBeGreaterThan(500)
  expect(words.filter((word) => draw(whole, word) !== draw(cut, word))).toEqual([])
})

test('a conjunct that is in no word of ours would be noticed', async () => {
  const [whole, cut] = await Promise.all([openWholeFont(), openFont(cutFile)])
  expect(draw(cut, 'छ्व')).not.toBe(draw(whole, 'छ्व'))
  expect(draw(whole, 'क')).not.toBe(draw(whole, 'ख'))
})
