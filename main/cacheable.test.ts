import { expect, test } from 'vitest'
import { findCacheable } from './cacheable.ts'

const keyOf = (url: string) => findCacheable(url)?.key

test('The same page has one address, whatever trackers hang on to it', () => {
  expect(keyOf('/home')).toBe('/home')
  expect(keyOf('/home?utm_source=whatsapp&fbclid=x')).toBe('/home')
  expect(keyOf('/productPages/pebbles?fbclid=x&after=60')).toBe('/productPages/pebbles?after=60')
  expect(keyOf('/product/enquiryForm?product=')).toBe('/product/enquiryForm')
})

test('A search is kept under its words, however they are encoded, and only briefly', () => {
  const search = findCacheable('/product/productView?query=snake%20plant')
  expect(search).toEqual({ key: '/product/productView?query=snake+plant', share: 'queries' })
  expect(findCacheable('/product/productView?query=snake+plant')).toEqual(search)
  expect(keyOf('/product/productView?after=60&query=a')).toBe(
    '/product/productView?query=a&after=60',
  )
  expect(keyOf('/product/productView?query=A')).not.toBe(keyOf('/product/productView?query=a'))
})

test('Each product’s page is kept under one address, apart from the site’s own pages', () => {
  const kept = { key: '/product/snake-plant', share: 'products' }
  expect(findCacheable('/product/snake-plant')).toEqual(kept)
  expect(findCacheable('/product/snake-plant?utm_source=whatsapp')).toEqual(kept)
  expect(findCacheable('/product/snake-plant?utm_source=whatsapp&size=3')).toEqual({
    ...kept,
    key: '/product/snake-plant?size=3',
  })
})

test('Each language’s page is kept apart, under the same rules', () => {
  expect(findCacheable('/hi/home?fbclid=x')).toEqual({ key: '/hi/home', share: 'pages' })
  expect(findCacheable('/mr/product/snake-plant?utm_source=whatsapp')).toEqual({
    key: '/mr/product/snake-plant',
    share: 'products',
  })
  expect(keyOf('/hi/product/productView?query=%E0%A4%97%E0%A5%81%E0%A4%B2%E0%A4%BE%E0%A4%AC')).toBe(
    `/hi/product/productView?${new URLSearchParams({ query: 'गुलाब' })}`,
  )
  expect(keyOf('/hi/finder?light=low')).toBe('/hi/finder?light=low')
  expect(keyOf('/hi/products/suggestions?query=tulsi')).toBe('/hi/products/suggestions?query=tulsi')
})

test.each([
  '/hi/my-list',
  '/hi',
  '/hi/products/indoor-plants',
  '/hi/sitemap.xml',
  '/hi/contact-details',
  '/hi/mr/home',
  '/en/home',
  '/product/Snake-Plant',
  '/product/snake-plant/',
  '/product/snake-plant?thanks=1',
  '/product/enquiryform',
  '/product/enquiryForm?reference=AN-12345678',
  '/productPages/corporateBulkGifting?sent=AN-12345678',
  '/newsletter/subscribe?done',
  '/newsletter/confirm?token=x',
  '/newsletter/unsubscribe?token=x',
  '/not-me?token=x',
  '/quote?token=x',
  '/hi/quote?token=x',
  '/quote/pdf?token=x',
  '/product/snake-plant/tell-me',
  '/product/snake-plant?size=1&noted=x',
  '/xsrf-token',
  '/healthz',
  '/enquiry/create',
  '/my-list',
  '/my-list?list=7.2',
  '/home/',
  '/Home',
  '/no/such/page',
  '/__proto__',
  `/product/productView?query=${'x'.repeat(2_000)}`,
  'http://elsewhere.example/home',
  '',
])('%s is never kept', (url) => expect(findCacheable(url)).toBeUndefined())
