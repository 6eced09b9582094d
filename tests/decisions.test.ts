import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'

const parts = ['Context', 'Decision', 'Consequences']

describe.each(globSync('docs/decisions/*.md').sort())('%s', (file) => {
  const text = readFileSync(file, 'utf8')

  test('begins with its number and says why, what, and what follows', () => {
    expect(text).toMatch(new RegExp(`^# ${basename(file).slice(0, 3)}: \\S`))
    const found = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map((match) => match[1] ?? '')
    expect(found.filter((part) => parts.includes(part))).toEqual(parts)
  })

  test('fits on one page', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(70)
    expect(text.length).toBeLessThan(5_000)
  })
})

test('each record has a number of its own', () => {
  const numbers = globSync('docs/decisions/*.md').map((file) => basename(file).slice(0, 3))
  expect(new Set(numbers).size).toBe(numbers.length)
})
