import { expect, test } from 'vitest'
import { readSheet } from '#tests/support/sheets/open-imports.ts'

test.each([
  ['Our winter list', 'Name;Pot'],
  ['Green Nursery, Pune', 'Name;Pot'],
  ['Rates; 2026', 'Name,Pot'],
  ['Our winter list', 'Name\tPot'],
])('A title above the table does not say which sign parts its cells: %s', (title, headings) => {
  const [separator = ''] = /[^a-z]/i.exec(headings) ?? []
  const rows = [title, '', headings, `Tulsi${separator}6`, `Neem${separator}8`]
  expect(readSheet(Buffer.from(rows.join('\n')))).toMatchObject({
    headings: ['Name', 'Pot'],
    rows: [{ row: 4 }, { row: 5 }],
  })
})
