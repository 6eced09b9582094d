import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findFaults, readClauses } from './support/documents/clauses.ts'

const document = readFileSync('docs/specification.md', 'utf8')
const sections = ['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']
const readText = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

test('every clause of the specification has a place and a test, or the reason why not', () => {
  expect(findFaults(document, sections, readText)).toEqual([])
  expect(readClauses(document).length).toBeGreaterThan(80)
})

test('a clause without a place, a test or a reason would be noticed', () => {
  const texts: Record<string, string> = {
    'app/card.tsx': 'the card',
    'tests/card.test.ts': "test('a card has a name', () => {})\n// a card has a price",
    'tests/screens.spec.ts': `test(\`\${path} has words\`, () => {})`,
  }
  const faults = (...rows: string[]) =>
    findFaults(
      ['## §1 Cards', '| Clause | Where | Test |', '|---|---|---|', ...rows].join('\n'),
      ['§1'],
      (path) => texts[path],
    )
  const shown = '`tests/card.test.ts › a card has a name`'

  expect(faults(`| Name | \`app/card.tsx\` | ${shown} |`)).toEqual([])
  expect(
    faults(`| Words | \`app/card.tsx\` | \`tests/screens.spec.ts › \${path} has words\` |`),
  ).toEqual([])
  expect(faults('| Price | — | Not taken: nothing has a price. |')).toEqual([])

  expect(faults(`| Name | \`app/gone.tsx\` | ${shown} |`)).toEqual([
    '§1 Name: there is no app/gone.tsx.',
  ])
  expect(faults('| Name | `app/card.tsx` | `tests/gone.test.ts › a card has a name` |')).toEqual([
    '§1 Name: there is no tests/gone.test.ts.',
  ])
  expect(faults('| Price | `app/card.tsx` | `tests/card.test.ts › a card has a price` |')).toEqual([
    '§1 Price: tests/card.test.ts has no test called "a card has a price".',
  ])
  expect(faults('| Name | `app/card.tsx` | |')).toEqual(['§1 Name: neither a test nor a reason.'])
  expect(faults('| Name | `app/card.tsx` | Not taken: |')).toEqual([
    '§1 Name: neither a test nor a reason.',
  ])
  expect(faults(`| Name | the card | ${shown} |`)).toEqual(['§1 Name: no place.'])
  expect(faults(`| Name | \`app/card.tsx\` | ${shown} | more |`)).toEqual([
    '§1 Name: 4 cells instead of 3.',
  ])
  expect(faults()).toEqual(['§1: no clause.'])
})
