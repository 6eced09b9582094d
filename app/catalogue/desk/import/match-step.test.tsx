import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { describeColumns, matchColumns } from '#app/catalogue/sheets/match-columns.ts'
import { MatchStep } from './match-step.tsx'

test('Only the column that those about sizes were made can go to the sizes', () => {
  const headings = ['Name', 'Sizes', 'Sizes, one row each']
  const columns = describeColumns(headings, [], matchColumns(headings, [], []))
  expect(columns.map(({ field }) => field)).toEqual(['name', null, 'sizes'])
  const file = { id: '1', fileName: 'list.csv', sheetName: '', otherSheets: 0, rows: 1 }
  const Page = createRoutesStub([
    { path: '*', Component: () => <MatchStep file={file} columns={columns} said={undefined} /> },
  ])
  const selects = renderToStaticMarkup(<Page />).match(/<select.*?<\/select>/gs) ?? []
  expect(selects.map((select) => select.includes('value="sizes"'))).toEqual([false, false, true])
  expect(selects[2]).toContain('<option value="sizes" selected="">Sizes</option>')
})
