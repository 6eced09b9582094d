import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { RowOffer } from './row-offer.tsx'
import type { ShownListRow } from './shown-list.ts'

test('The link that shows the lowest price of several sizes says whose sizes it leads to', () => {
  const offer = { had: 'available', price: undefined }
  const row = { id: 8, name: 'Areca Palm', offer, price: 'from Rs 219' } as ShownListRow
  const Page = createRoutesStub([{ path: '*', Component: () => <RowOffer row={row} /> }])
  expect(renderToStaticMarkup(<Page />)).toContain(
    'from Rs 219<span class="vh">: sizes and prices of Areca Palm</span></a>',
  )
})
