import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { CheckedRowItem } from './checked-row.tsx'
import type { RowWithThumb } from './import-view.server.ts'

test('What is wrong with a cell names its column, once', () => {
  const date = 'The spreadsheet program made a date of this cell, 2026-10-15.'
  const problems = [
    { field: 'height', text: '2026-10-15', sentence: date, others: 0 },
    { field: 'backIn', text: '2026-10-15', sentence: date, others: 0 },
    { field: 'name', text: '-', sentence: 'Name can’t be empty.', others: 0 },
    { text: '', sentence: 'Row 5, Size price: “soon” is no price.', others: 0 },
  ]
  const row = { row: 5, name: 'Anthurium', problems, differences: [], outcome: 'new' }
  const Page = createRoutesStub([
    {
      path: '*',
      Component: () => <CheckedRowItem row={row as never as RowWithThumb} shown="new" />,
    },
  ])
  const told = renderToStaticMarkup(<Page />).matchAll(
    /<span class="err">.*?<\/svg>(.*?)<\/span>/gs,
  )
  expect([...told].map(([, words]) => words)).toEqual([
    `Height (cm): ${date}`,
    `Back in: ${date}`,
    'Name can’t be empty.',
    'Row 5, Size price: “soon” is no price.',
  ])
})
