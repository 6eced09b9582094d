import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { held, knocked, look, openPages, page } from '#tests/support/test-pages.ts'
import type { CachedAnswer } from './cached-answer.ts'

describe('when more want to search than may wait', () => {
  const many = Array.from({ length: 200 }, (_, n) => n)

  test('the last are sent away, soon to come again, and pages and forms go on', async () => {
    const { app, pages, log } = openPages()
    const made = many.map((n) => pages.make(page(`/search-plants?q=${n}`), 'br'))
    const asked = { requestId: 'this-one', eachView: [] }
    const home = pages.answer({ ...asked, request: new Request(`${app.config.siteUrl}/home`) })
    const post = { method: 'POST', body: 'two palms' }
    const form = new Request(`${app.config.siteUrl}/enquiry/create`, post)
    expect((await pages.answer({ ...asked, request: form })).status).toBe(200)
    const answers = await Promise.all(made)
    expect((await home).status).toBe(200)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(50)
    expect(answers.length - refused.length).toBeGreaterThan(100)
    expect(answers.at(-1)?.status).toBe(503)
    const { headers } = await look(refused[0] as CachedAnswer)
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    // However many are sent away, the page that says so is made once, and the log tells it once.
    expect(new Set(refused).size).toBe(1)
    expect(log.filter(({ msg }: { msg?: string }) => msg?.includes('sent away'))).toHaveLength(1)
    const { text } = await app.metrics.write()
    expect(text).toContain(
      `http_requests_total{method="GET",route="search",status="5xx"} ${refused.length}`,
    )
  })

  test('they hear it after a second: a program that asks again at once gains nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { pages } = openPages()
    const told: number[] = []
    const made = many.map(async (n) => {
      told.push((await pages.make(page(`/search-plants?q=${n}`), 'br')).status)
    })
    await made[0]
    await pages.make(page('/home'), 'br')
    expect(told).not.toContain(503)
    vi.advanceTimersByTime(1_000)
    await Promise.all(made)
    expect(told.filter((status) => status === 503).length).toBeGreaterThan(50)
  })

  test('a call says so as calls do, and whatever is not kept hears it too', async () => {
    const { app, pages } = openPages()
    const ask = (path: string) =>
      pages.answer({
        request: new Request(app.config.siteUrl + path),
        requestId: 'this-one',
        eachView: [],
      })
    const calls = many.map((n) => ask(`/list/search-plants?q=${n}`))
    const asPage = ask('/search-plants?q=tulsi')
    const kept = pages.make(page('/list/search-plants?q=neem'), undefined)
    const last = (await Promise.all(calls)).at(-1)
    expect(last?.status).toBe(503)
    expect(await last?.json()).toEqual({ error: 'Too many' })
    expect(String((await look(await kept)).body)).toBe('{"error":"Too many"}')
    const { status, headers } = await asPage
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
  })
})

test('who tries to sign in waits for the others who do, two at once, and nobody else does', async () => {
  const { app, pages } = openPages()
  const send = (path: string) =>
    pages.answer({
      request: new Request(app.config.siteUrl + path, { method: 'POST', body: 'two palms' }),
      requestId: 'this-one',
      eachView: [],
    })
  const tries = Array.from({ length: 30 }, () => send('/login'))
  expect((await send('/enquiry/create')).status).toBe(200)
  const refused = await Promise.all(tries.slice(22))
  expect(refused.map(({ status }) => status)).toEqual(Array(8).fill(503))
  expect(knocked).toBe(2)
  for (let answered = 0; answered < 22; answered += 1) {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    held.shift()?.('Wrong')
  }
  const taken = await Promise.all(tries.slice(0, 22))
  expect(taken.map(({ status }) => status)).toEqual(Array(22).fill(200))
})
