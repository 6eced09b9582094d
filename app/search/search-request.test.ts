import { expect, test } from 'vitest'
import { readSearch, searchAddress, toShownQuery } from './search-request.ts'

test('an address is read as it was written', () => {
  for (const after of [undefined, 0, 12]) {
    const address = searchAddress('/product/productView', 'money & plant', after)
    const search = { query: 'money & plant', ...(after !== undefined && { after }) }
    expect(readSearch(`https://nursery.example${address}`)).toStrictEqual(search)
  }
  expect(searchAddress('/products/search', 'नीम')).toBe(
    '/products/search?query=%E0%A4%A8%E0%A5%80%E0%A4%AE',
  )
  expect(readSearch('https://nursery.example/?query=%20palm%20&after=x')).toStrictEqual({
    query: 'palm',
  })
  expect(readSearch('https://nursery.example/')).toStrictEqual({ query: '' })
})

test.each([
  ['80 letters', 'q'.repeat(80), 'q'.repeat(80)],
  ['81 letters', 'q'.repeat(81), `${'q'.repeat(80)}…`],
  ['80 emoji', '🌱'.repeat(80), '🌱'.repeat(80)],
  ['a word far behind another', `a${' '.repeat(400)}b`, 'a…'],
  ['several line breaks', 'snake\r\n\r\nplant', 'snake plant'],
  ['a mark before the first letter', '\u202esnake', 'snake'],
])('%s are shown as one line of 80 characters at most', (_, query, shown) => {
  expect(toShownQuery(query)).toBe(shown)
})
