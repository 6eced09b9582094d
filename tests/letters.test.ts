import { expect, test } from 'vitest'
import { listDevanagariWords } from '#commands/letters/devanagari-words.ts'
import { listDrawnOtherwise } from '#commands/letters/letters-font.ts'

test('every word in Devanagari is drawn as in the whole font: if not, npm run letters', async () => {
  const words = listDevanagariWords()
  expect(words.length).toBeGreaterThan(500)
  expect(await listDrawnOtherwise(words)).toEqual([])
})

test('a conjunct that is in no word of ours would be noticed', async () => {
  expect(await listDrawnOtherwise(['क', 'छ्व'])).toEqual(['छ्व'])
})
