import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { CheckedRowItem } from './checked-row.tsx'
import type { RowWithThumb } from './import-view.server.ts'

test('Of a new product its sizes are shown, and not what there was before', () => {
  const differences = [{ label: 'Sizes', before: '', after: '4 inch, Rs 249' }]
  const row = { row: 5, name: 'Anthurium', problems: [], differences, outcome: 'new' }
  const draw = (productId: number | null) => {
    const Component = () => (
      <CheckedRowItem row={{ ...row, productId } as never as RowWithThumb} shown="new" />
    )
    const Page = createRoutesStub([{ path: '*', Component }])
    return renderToStaticMarkup(<Page />)
  }
  expect(draw(null)).toContain('<span>Sizes</span><ins>4 inch, Rs 249</ins>')
  expect(draw(7)).toContain('<span>Sizes</span><del>none</del>')
})

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
