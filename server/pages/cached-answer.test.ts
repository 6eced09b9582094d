import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { serve } from '#tests/support/receivers/serve.ts'
import { CachedAnswer } from './cached-answer.ts'
import { createPageCache } from './page-cache.ts'

/** Long enough to be packed, and packed better the more one tries. */
const words = Array.from({ length: 3_000 }, (_, n) => `plant-${n % 37}-${n % 11}`).join(' ')

function answer(status: number, body: string, accepted?: string) {
  const headers = [['Content-Type', 'text/html']] as const
  return new CachedAnswer({ status, headers, body: Buffer.from(body), eachView: [] }, accepted)
}

/** What a browser gets that asks with these headers. */
async function send(page: CachedAnswer, headers: Record<string, string> = {}, method = 'GET') {
  const site = await serve((request, response) => page.send(request, response, 'an-id'))
  return site.get('/', headers, method)
}

const etagOf = async (page: CachedAnswer) => (await send(page)).headers.etag ?? ''
const statusFor = async (page: CachedAnswer, known: string) =>
  (await send(page, { 'if-none-match': known })).status

describe('a version', () => {
  test('is another for other words of the same length, and the same for the same', async () => {
    const version = (body: string) => etagOf(answer(200, body))
    expect(await version('Areca Palm')).toMatch(/^W\/"[\w-]{22}"$/)
    expect(await version('Areca Palm')).toBe(await version('Areca Palm'))
    expect(await version('Areca Palm')).not.toBe(await version('Fishy Palm'))
  })

  test('that a browser has is not sent again; another of the same length is', async () => {
    const known = await etagOf(answer(200, 'Areca Palm'))
    expect(await statusFor(answer(200, 'Areca Palm'), known)).toBe(304)
    expect(await statusFor(answer(200, 'Fishy Palm'), known)).toBe(200)
  })

  test('is known by any of the names that a browser or a cache between gives it', async () => {
    const page = answer(200, 'Areca Palm')
    const etag = await etagOf(page)
    const strong = etag.replace('W/', '')
    for (const known of [`"older", ${etag}`, `${etag},"older"`, strong, `"older" , ${strong}`]) {
      expect(await statusFor(page, known)).toBe(304)
    }
    for (const known of ['*', ' * ']) expect(await statusFor(page, known)).toBe(304)
    for (const known of ['', '"older"', `${etag}x`, strong.replaceAll('"', ''), `"W/${strong}"`]) {
      expect(await statusFor(page, known)).toBe(200)
    }
  })

  test('told again as known brings its headers, but no body', async () => {
    const page = answer(200, words)
    const etag = await etagOf(page)
    const { headers, body } = await send(page, { 'if-none-match': etag })
    expect(body).toHaveLength(0)
    expect(headers).toMatchObject({
      'content-type': 'text/html',
      vary: 'Accept-Encoding',
      'x-request-id': 'an-id',
      etag,
    })
    expect(headers).not.toHaveProperty('content-encoding')
  })
})

describe('a kept answer', () => {
  test('is sent as each browser takes it, however it came to be', async () => {
    for (const first of [undefined, 'gzip', 'br', 'zstd']) {
      const page = answer(200, words, first)
      const plain = await send(page)
      expect(String(plain.body)).toBe(words)
      expect(plain.headers).not.toHaveProperty('content-encoding')
      const gzip = await send(page, { 'accept-encoding': 'gzip' })
      expect(gzip.headers['content-encoding']).toBe('gzip')
      expect(String(gunzipSync(gzip.body))).toBe(words)
      const br = await send(page, { 'accept-encoding': 'gzip, br' })
      expect(br.headers['content-encoding']).toBe('br')
      expect(String(brotliDecompressSync(br.body))).toBe(words)
      const zstd = await send(page, { 'accept-encoding': 'gzip, deflate, br, zstd' })
      expect(zstd.headers['content-encoding']).toBe('zstd')
      expect(String(zstdDecompressSync(zstd.body))).toBe(words)
      for (const { headers, body } of [plain, gzip, br, zstd]) {
        expect(headers).toMatchObject({
          'content-type': 'text/html',
          'content-length': String(body.length),
          vary: 'Accept-Encoding',
          'x-request-id': 'an-id',
          etag: plain.headers.etag,
        })
      }
    }
  })

  test('too short to be packed is plain for everybody', async () => {
    const page = answer(200, 'Areca Palm', 'gzip')
    const { headers, body } = await send(page, { 'accept-encoding': 'br' })
    expect(String(body)).toBe('Areca Palm')
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers).not.toHaveProperty('vary')
    expect(page.bytes).toBe('Areca Palm'.length)
    expect(page.claimPacking()).toBe(false)
  })

  test('is packed from 1,024 bytes on', async () => {
    expect((await send(answer(200, 'x'.repeat(1_023)))).headers).not.toHaveProperty('vary')
    expect((await send(answer(200, 'x'.repeat(1_024)))).headers.vary).toBe('Accept-Encoding')
  })

  test('has its length told to those who ask for its head, and nothing more', async () => {
    const { status, headers, body } = await send(answer(200, 'Areca Palm'), {}, 'HEAD')
    expect(status).toBe(200)
    expect(headers['content-length']).toBe('10')
    expect(body).toHaveLength(0)
  })

  test('is held once in each encoding that was asked for, never plain', async () => {
    const page = answer(200, words)
    const zstd = page.bytes
    expect(zstd).toBeLessThan(words.length / 4)
    await send(page)
    expect(page.bytes).toBe(zstd)
    const gzip = await send(page, { 'accept-encoding': 'gzip' })
    await send(page, { 'accept-encoding': 'gzip' })
    expect(page.bytes).toBe(zstd + gzip.body.length)
  })

  test('packed as small as it gets takes the place of what was packed quickly', async () => {
    const page = answer(200, words)
    const quick = page.bytes
    await page.packThoroughly()
    const { headers, body } = await send(page, { 'accept-encoding': 'br, zstd' })
    expect(headers['content-encoding']).toBe('br')
    expect(body.length).toBeLessThan(quick)
    expect(page.bytes).toBe(body.length)
    expect(headers['content-length']).toBe(String(body.length))
    expect(String(brotliDecompressSync(body))).toBe(words)
  })

  test('is to be packed so by the first who asks only', () => {
    const page = answer(200, words)
    expect([page.claimPacking(), page.claimPacking()]).toEqual([true, false])
  })

  test('counts how often it was sent, in whatever way', async () => {
    const page = answer(200, 'Areca Palm')
    expect(page.served).toBe(0)
    await send(page)
    await send(page, {}, 'HEAD')
    await send(page, { 'if-none-match': '*' })
    expect(page.served).toBe(3)
  })
})

describe.each([301, 404, 410, 422, 429, 500, 503])('an answer %i', (status) => {
  test('is never kept, and has no version to ask by', async () => {
    const cache = createPageCache({ maxBytes: 1024 * 1024, log: pino({ level: 'silent' }) })
    const address = { key: '/product/none', share: 'pages' } as const
    const made = await cache.fill(address, async () => answer(status, 'Not there'))
    expect(cache.find(address)).toBeUndefined()
    expect((await send(made)).headers).not.toHaveProperty('etag')
    expect(await statusFor(made, '*')).toBe(status)
  })
})
