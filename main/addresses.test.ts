import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listRoutes } from '#tests/support/route-list.ts'
import { addresses } from './addresses.ts'
import { findQueue, headersAt } from './read-addresses.ts'

const routed = addresses.flatMap(({ path, file }) => (file ? [`${path} ${file}`] : []))

test('Each route stands in the table of addresses, and each address in it with a module is a route', () => {
  const routes = listRoutes().map(({ path, file }) => `${path} ${file}`)
  expect(routes.length).toBeGreaterThan(90)
  expect(routed.sort()).toEqual(routes.sort())
})

test('Each page and call of the site answers at some address, and each is said once', () => {
  const modules = globSync('app/**/*.{route.tsx,api.ts}').map((file) => file.slice('app/'.length))
  const answering = new Set(addresses.map(({ file }) => file))
  expect(modules.filter((file) => !answering.has(file))).toEqual(['site/shell/shell.route.tsx'])
  expect(new Set(routed).size).toBe(routed.length)
})

test('The table says of each address what may be done there', () => {
  const faults = addresses.filter(({ path, file, takes, onlyPosted = false }) => {
    const text = file ? readFileSync(`app/${file}`, 'utf8') : ''
    // Where nothing stands, that is all that an action says.
    const isSentTo = /^export (async )?(function|const) action\b/m.test(text) && !path.endsWith('*')
    return isSentTo !== (takes !== undefined) || text.includes('return onlyPost()') !== onlyPosted
  })
  expect(faults.map(({ path }) => path)).toEqual([])
})

test('Another spelling of an address waits where the address does', () => {
  const reads = (path: string) => findQueue(path, true)
  for (const path of [
    '/finder',
    '/finder/',
    '/finder.data',
    '/hi/finder?light=low',
    '/hi/FINDER',
  ]) {
    expect([path, reads(path)]).toEqual([path, 'searches'])
  }
  expect([reads('/desk'), reads('/desk.data'), reads('/desk/news')]).toEqual([
    undefined,
    undefined,
    'news',
  ])
  expect([reads('/desk.webmanifest'), reads('/desktop')]).toEqual(['pages', 'pages'])
  for (const path of ['/login.data', '/LOGIN', '/%6Cogin', '/Login/Link']) {
    expect([path, findQueue(path, false)]).toEqual([path, 'sign-in'])
  }
  expect(findQueue('/my-list', false)).toBeUndefined()
})

test('What holds at an address holds below it, in any language', () => {
  const isSecret = (path: string) => headersAt(path).length > 0
  expect(
    ['/my-list', '/hi/my-list/here', '/login/link', '/LOGIN/LINK', '/desk/enquiries/7'].filter(
      isSecret,
    ),
  ).toHaveLength(5)
  expect(
    ['/', '/home', '/my-lists', '/login', '/newsletter/subscribe', '/%ff'].filter(isSecret),
  ).toEqual([])
})
