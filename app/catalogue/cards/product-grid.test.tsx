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

test('a price has a line of its own, and so has the month of others in that group', () => {
  const [palm, aloe, fern, tulsi] = plants(4) as [
    ShownProduct,
    ShownProduct,
    ShownProduct,
    ShownProduct,
  ]
  const products: ShownProduct[] = [
    {
      ...palm,
      description: 'Bright shade, water daily',
      brief: 'Bright shade',
      price: { least: 24_900, isFrom: true },
    },
    { ...aloe, price: { least: 1_24_900_00, isFrom: false } },
    { ...fern, description: 'Some sun', backIn: 'March' },
    { ...tulsi, price: 'asked' },
  ]
  const html = renderToStaticMarkup(<ProductGrid products={products} />)
  expect(html).toContain('<div class="grid priced">')
  const lines = [...html.matchAll(/<p( class[^>]*)?>.*?<\/p>/g)].map(([line]) => line)
  expect(lines).toEqual([
    '<p>Bright shade</p>',
    '<p class="card-line">from <b>Rs\u00a0249</b></p>',
    '<p class="card-line"><b>Rs\u00a01,24,900</b></p>',
    '<p>Some sun</p>',
    '<p class="card-line when when-away">Back in March</p>',
    '<p class="card-line">Price on asking</p>',
  ])
  // Where no card says a price, the month stands where it did.
  const without = renderToStaticMarkup(<ProductGrid products={products.slice(2, 3)} />)
  expect(without).toContain('<p>Back in March<br/>Some sun</p>')
})

test('a photograph fills its place, and a drawn plant stands on the room’s floor', () => {
  const [palm, aloe] = plants(2) as [ShownProduct, ShownProduct]
  const html = renderToStaticMarkup(
    <ProductGrid products={[{ ...palm, isPhotograph: true }, aloe]} />,
  )
  expect(html.match(/class="well[^"]*"/g)).toEqual(['class="well photo"', 'class="well"'])
})
