import { expect, onTestFinished, test, vi } from 'vitest'
import { manifestPath } from '#app/paths/machine-paths.ts'
import { createCachedPages } from './cached-pages.ts'

const pages = createCachedPages({
  findKey: (path) => path,
  unseen: '/no-network',
  standIns: {},
  always: [],
})

/** Lists the paths of what is cached when the network answers a page's address with this. */
async function listKept(html: string) {
  const kept: string[] = []
  const cache = {
    match: async () => undefined,
    keys: async () => [],
    delete: async () => false,
    put: async (path: string) => void kept.push(path),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=60' }
  vi.stubGlobal('fetch', async () => new Response(html, { headers }))
  onTestFinished(() => void vi.unstubAllGlobals())
  await pages.fetchToCache('http://localhost/contact')
  return kept
}

test('a page of the site is cached, and none that a network which asks to sign in answers in its place', async () => {
  const own = `<head><link rel="manifest" href="${manifestPath}"/></head>`
  expect(await listKept(own)).toEqual(['/contact'])
  expect(await listKept('<title>Sign in to the café’s network</title>')).toEqual([])
})
