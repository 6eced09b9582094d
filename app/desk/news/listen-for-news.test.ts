import { expect, onTestFinished, test, vi } from 'vitest'
import { listenForNews } from './listen-for-news.ts'
import { pollEvent } from './news.ts'

/** The browser's network and its clock: streams that were opened, and what was asked for otherwise. */
function openBrowser(answers: Response[]) {
  const streams: (EventTarget & { readyState: number; close: () => void })[] = []
  class Stream extends EventTarget {
    static readonly CLOSED = 2
    readyState = 1
    constructor() {
      super()
      streams.push(this)
    }
    close() {
      this.readyState = Stream.CLOSED
    }
  }
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const asked = vi.fn(async () => answers.shift() ?? Response.json(null))
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', asked)
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const isOpen = () => streams.filter(({ readyState }) => readyState !== Stream.CLOSED).length
  const refuse = () => {
    streams.at(-1)?.close()
    streams.at(-1)?.dispatchEvent(new Event('error'))
  }
  return { streams, refuse, page, asked, isOpen, minute: () => vi.advanceTimersByTimeAsync(60_000) }
}

test('a page whose stream made way for others asks each minute, until somebody comes back to it', async () => {
  const news = { news: { arrived: ['AN-1'], changed: [] }, place: '1-1' }
  const busy = new Response('too many wait', { status: 503 })
  const { streams, page, asked, isOpen, minute } = openBrowser([busy, Response.json(news)])
  const heard = vi.fn()
  const stop = listenForNews('0-0', { heard, signedOut: () => undefined })
  expect(isOpen()).toBe(1)

  streams[0]?.dispatchEvent(new Event(pollEvent))
  expect(isOpen()).toBe(0)
  await minute()
  await minute()
  await minute()
  expect(asked.mock.calls.map(([address]: unknown[]) => address)).toEqual([
    '/desk/news?after=0-0',
    '/desk/news?after=0-0',
    '/desk/news?after=1-1',
  ])
  expect(heard.mock.calls).toEqual([[news.news]])
  expect([streams.length, isOpen()]).toEqual([1, 0])

  page.dispatchEvent(new Event('visibilitychange'))
  expect([streams.length, isOpen()]).toEqual([2, 1])
  stop()
  expect(isOpen()).toBe(0)
})

test('a page whose stream is refused says at once that the session has ended', async () => {
  const { streams, refuse, page, asked, isOpen } = openBrowser([
    new Response(null, { status: 401 }),
  ])
  const signedOut = vi.fn()
  const stop = listenForNews('0-0', { heard: () => undefined, signedOut })
  page.dispatchEvent(new Event('visibilitychange'))
  expect([streams.length, isOpen()]).toEqual([2, 1])
  refuse()
  await vi.waitFor(() => expect(signedOut).toHaveBeenCalledOnce())
  expect(asked).toHaveBeenCalledOnce()
  stop()
})

test('a page for which no stream can be had asks once, then each minute', async () => {
  const { streams, refuse, asked, minute } = openBrowser([])
  const stop = listenForNews('0-0', { heard: () => undefined, signedOut: () => undefined })
  refuse()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([streams.length, asked.mock.calls.length]).toEqual([1, 1])
  await minute()
  expect(streams.length).toBe(2)
  refuse()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([streams.length, asked.mock.calls.length]).toEqual([2, 3])
  stop()
})
