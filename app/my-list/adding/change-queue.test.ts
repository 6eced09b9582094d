import { expect, onTestFinished, test, vi } from 'vitest'
import { sendChange } from './change-queue.ts'

/** A page in whose browser the network answers so; gives its cookie's holder. */
function openPage(answer: () => Response) {
  const page = { cookie: '', documentElement: { lang: 'en' } }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', new URL('http://localhost/product/snake-plant'))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('fetch', async () => answer())
  onTestFinished(() => void vi.unstubAllGlobals())
  return page
}
const add = () => sendChange({ do: 'add', id: 7 }, { name: 'Snake Plant' })
const inJson = { headers: { 'content-type': 'application/json' } }
const signIn = { headers: { 'content-type': 'text/html' } }

test('what is added is on the list, too, where a network answers for us that one is to sign in', async () => {
  for (const status of [200, 403, 404]) {
    const page = openPage(() => new Response('<h1>Sign in</h1>', { ...signIn, status }))
    expect(await add()).toMatchObject([{ id: 7, name: 'Snake Plant' }])
    expect(page.cookie).toContain('my-list=7')
  }
})

test('what the site refuses is not added', async () => {
  const page = openPage(() => Response.json({ errors: {} }, { status: 422 }))
  expect(await add()).toBeUndefined()
  expect(page.cookie).toBe('')
})

test('an answer that breaks off has brought the list in its cookie', async () => {
  const page = openPage(() => {
    page.cookie = 'my-list=7.2'
    return new Response('{"rows":[{', inJson)
  })
  expect(await add()).toMatchObject([{ id: 7, quantity: 2, name: 'Snake Plant' }])
})
