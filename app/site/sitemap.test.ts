import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { indexablePaths, writeSitemap } from './sitemap.ts'

/** Screens that say `noindex` themselves. */
const hidden = [
  '/newsletter/confirm',
  '/newsletter/subscribe',
  '/newsletter/unsubscribe',
  '/product/productList',
  '/product/productView',
  '/shared/whatsappButton',
  '/login',
  '/*',
]

function listScreens(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, file, children }) => [
    ...(path && file.endsWith('.route.tsx') ? [`/${path}`] : []),
    ...listScreens(children ?? []),
  ])
}

test('The sitemap lists every screen that search engines may show, and no other', () => {
  const screens = listScreens(routes).filter((path) => !hidden.includes(path))
  expect([...indexablePaths].sort()).toEqual(screens.sort())
  expect(screens.length).toBeGreaterThan(20)
})

test('The sitemap names each page once, by its whole address', () => {
  const addresses = [...writeSitemap('https://nursery.example').matchAll(/<loc>(.*?)<\/loc>/g)]
  expect(addresses.map(([, address]) => address)).toEqual(
    indexablePaths.map((path) => `https://nursery.example${path}`),
  )
  expect(new Set(indexablePaths).size).toBe(indexablePaths.length)
})
