import { expect, test } from 'vitest'
import { pairParts } from './translating.ts'

const part = (of: string) => ({ of, text: `«${of}»` })
const tell = (english: string[], parts: string[]) =>
  pairParts(english, parts.map(part)).map(
    ({ english: said, part: made, is }) => `${is} ${said ?? '-'} ${made?.of ?? '-'}`,
  )

test('parts whose English still stands stand beside it', () => {
  expect(tell(['a', 'b'], ['a', 'b'])).toEqual(['same a a', 'same b b'])
})

test('a part whose English was changed stands beside what it has become', () => {
  expect(tell(['a', 'B', 'c'], ['a', 'b', 'c'])).toEqual(['same a a', 'changed B b', 'same c c'])
})

test('a part that is new in the English is missing, and one that it has no more is gone', () => {
  expect(tell(['a', 'new', 'b'], ['a', 'b'])).toEqual(['same a a', 'missing new -', 'same b b'])
  expect(tell(['a', 'b'], ['a', 'old', 'b'])).toEqual(['same a a', 'gone - old', 'same b b'])
})

test('where all was written again the first stands beside the first', () => {
  expect(tell(['A', 'B', 'C'], ['a', 'b'])).toEqual(['changed A a', 'changed B b', 'missing C -'])
  expect(tell([], ['a'])).toEqual(['gone - a'])
  expect(tell(['a'], [])).toEqual(['missing a -'])
})

test('a part that moved is kept once where it stands now', () => {
  expect(tell(['b', 'a'], ['a', 'b'])).toEqual(['missing b -', 'same a a', 'gone - b'])
})
