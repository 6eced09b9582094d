import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShownProduct } from '#app/catalogue/product.ts'
import { ProductGrid } from './product-grid.tsx'

const plants = (count: number): ShownProduct[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    slug: `areca-palm-${index + 1}`,
    picture: 'areca-palm',
    name: `Areca Palm ${index + 1}`,
    description: '',
    wall: 'pista',
  }))

/** The classes of each group and how many cards stand in it. */
function groupsOf(count: number, ask?: React.ReactNode) {
  const html = renderToStaticMarkup(<ProductGrid products={plants(count)}>{ask}</ProductGrid>)
  const groups = html.split('<div class="grid').slice(1)
  return groups.map((group) => {
    const asks = group.includes('<b>Ask</b>') ? ', ask' : ''
    return `${/^[^"]*/.exec(group)?.[0].trim()} ${group.match(/<article/g)?.length ?? 0}${asks}`.trim()
  })
}

test('a browser may leave alone what is whole and far below', () => {
  expect(groupsOf(60)).toEqual(['12', 'far 12', 'far 12', 'far 12', 'far 12'])
  expect(groupsOf(12)).toEqual(['12'])
})

test('a group that is not whole, whose height nobody can tell, is laid out at once', () => {
  expect(groupsOf(29)).toEqual(['12', 'far 12', '5'])
  expect(groupsOf(24, <b>Ask</b>)).toEqual(['12', '12, ask'])
})

test('the ask card closes the last row, and stands alone where there is no product', () => {
  expect(groupsOf(13, <b>Ask</b>)).toEqual(['12', '1, ask'])
  expect(groupsOf(0, <b>Ask</b>)).toEqual(['0, ask'])
})

test('only the first row’s pictures do not wait', () => {
  const html = renderToStaticMarkup(<ProductGrid products={plants(30)} />)
  const lazy = html.split('<article').slice(1)
  expect(lazy.map((card) => card.includes('loading="lazy"')).lastIndexOf(false)).toBe(3)
  expect(html.match(/fetchPriority="high"/g)).toHaveLength(1)
})
