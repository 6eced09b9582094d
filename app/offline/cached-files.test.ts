import { expect, onTestFinished, test, vi } from 'vitest'
import { answerFile, cacheFiles, isSamePicture, isSpared } from './cached-files.ts'

test('who asks for fewer bytes is spared, nobody else', () => {
  const asked = (headers: Record<string, string>) =>
    isSpared(new Request('http://localhost/pictures/a.avif', { headers }))
  expect(asked({ 'Save-Data': 'on' })).toBe(true)
  expect(asked({})).toBe(false)
})

test('a picture is the same one in another size or format', () => {
  const soil = '/pictures/soil-360.1f3a.avif'
  expect(isSamePicture(soil, '/pictures/soil-500.9b2c.webp')).toBe(true)
  expect(isSamePicture(soil, '/pictures/potting-soil-360.1f3a.avif')).toBe(false)
  const uploaded = '/pictures/0123456789abcdef'
  expect(isSamePicture(`${uploaded}-360.avif`, `${uploaded}-800.webp`)).toBe(true)
  expect(isSamePicture(`${uploaded}-360.avif`, '/pictures/fedcba9876543210-360.avif')).toBe(false)
  expect(isSamePicture('/pictures/odd', '/pictures/odd')).toBe(false)
})

test('a file is cached as it comes, and no page that somebody in between answers in its place', async () => {
  const cached: string[] = []
  const cache = {
    match: async () => undefined,
    keys: async () => [],
    delete: async () => false,
    put: async (path: string) => void cached.push(path),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  onTestFinished(() => void vi.unstubAllGlobals())
  const ask = async (name: string, type: string) => {
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=600' }
    vi.stubGlobal('fetch', async () => new Response('…', { headers }))
    const { rest } = await answerFile(new Request(`http://localhost/assets/${name}.js`))
    await rest
    await cacheFiles([`/assets/${name}-ahead.js`])
  }
  await ask('script', 'text/javascript; charset=utf-8')
  await ask('sign-in', 'text/html; charset=utf-8')
  expect(cached).toEqual(['/assets/script.js', '/assets/script-ahead.js'])
})

test('a page that the browser has kept in place of a file is not taken for it', async () => {
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined }) })
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('fetch', async (_file: Request, options?: RequestInit) => {
    const type = options?.cache === 'reload' ? 'text/javascript' : 'text/html'
    return new Response('…', { headers: { 'content-type': type } })
  })
  const { answer } = await answerFile(new Request('http://localhost/assets/script.js'))
  expect(answer.headers.get('content-type')).toBe('text/javascript')
})
