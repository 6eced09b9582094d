import { describe, expect, test } from 'vitest'
import {
  allowCopies,
  findLongWords,
  findMissingWords,
  readLetterWords,
  readParagraphs,
} from './letter-rules.ts'

test('a letter is kept as it is meant: one line of subject, no white space around, lines as typed', () => {
  const typed = { subject: '  Monsoon \n notes ', text: ' \r\nDear all,  \r\n\r\nit rains. \n' }
  expect(readLetterWords(typed)).toEqual({
    subject: 'Monsoon notes',
    text: 'Dear all,\n\nit rains.',
  })
  expect(readLetterWords({})).toEqual({ subject: '', text: '' })
})

test('what is missing or too long is told by field', () => {
  expect(findMissingWords({ subject: '', text: '' })).toEqual({
    subject: 'Subject: say what the letter is about.',
    text: 'Letter: write something.',
  })
  expect(findMissingWords({ subject: 'a', text: 'b' })).toEqual({})
  const right = { subject: 'a'.repeat(120), text: 'b'.repeat(10_000) }
  expect(findLongWords(right)).toEqual({})
  expect(findLongWords({ subject: `${right.subject}a`, text: `${right.text}b` })).toEqual({
    subject: 'Subject: this must be at most 120 characters.',
    text: 'Letter: this must be at most 10,000 characters.',
  })
})

describe('a letter’s text', () => {
  test('is paragraphs of lines', () => {
    expect(readParagraphs('One\ntwo\n\n\nthree')).toEqual([[['One'], ['two']], [['three']]])
    expect(readParagraphs('')).toEqual([])
  })

  test.each([
    ['See https://aangan.example/home.', ['See ', { link: 'https://aangan.example/home' }, '.']],
    ['(http://a.example/?q=1&r=2)', ['(', { link: 'http://a.example/?q=1&r=2' }, ')']],
    [
      'https://a.example https://b.example',
      [{ link: 'https://a.example' }, ' ', { link: 'https://b.example' }],
    ],
    ['javascript:alert(1) aangan.example', ['javascript:alert(1) aangan.example']],
    ['<https://a.example/"x>', ['<', { link: 'https://a.example/' }, '"x>']],
  ])('%s', (text, pieces) => {
    expect(readParagraphs(text)).toEqual([[pieces]])
  })
})

describe('a letter’s pace', () => {
  const now = new Date('2026-11-22T06:00:00.000Z')
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const allow = (perMinute: number, pacedAt: string | null, due = 0) => {
    const { copies, pacedAt: next } = allowCopies({ perMinute, pacedAt, due, now })
    return [copies, next.toISOString()]
  }

  test('begins with three seconds’ worth, and goes on with what the time since allows', () => {
    expect(allow(60, null)).toEqual([3, at(0)])
    expect(allow(60, at(-2_000))).toEqual([2, at(0)])
    expect(allow(60, at(-2_900))).toEqual([2, at(-900)])
    expect(allow(6_000, at(-2_000))).toEqual([200, at(0)])
    expect(allow(1, at(-59_999))).toEqual([0, at(-59_999)])
    expect(allow(1, at(-60_000))).toEqual([1, at(0)])
  })

  test('makes up for no pause', () => {
    expect(allow(60, at(-3_600_000))).toEqual([3, at(0)])
  })

  test('waits while what is due was not sent', () => {
    expect(allow(60, at(-3_000), 2)).toEqual([1, at(-2_000)])
    expect(allow(60, at(-3_000), 3)).toEqual([0, at(-3_000)])
    expect(allow(60, at(-3_000), 9)).toEqual([0, at(-3_000)])
  })

  test('goes on when the clock was set back, at once if that was by more than a minute', () => {
    expect(allow(60, at(800 * 86_400_000))).toEqual([3, at(0)])
    expect(allow(60, at(60_001), 1)).toEqual([2, at(-1_000)])
    expect(allow(60, at(60_000))).toEqual([0, at(0)])
  })
})
