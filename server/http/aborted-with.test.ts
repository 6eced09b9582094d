import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { abortedWith } from './aborted-with.ts'

test('work is aborted with the request, and only while it is under way', async () => {
  const leaving = new AbortController()
  const reason = new Error('The visitor left.')
  const failed = abortedWith(leaving.signal, async (signal) => {
    leaving.abort(reason)
    signal.throwIfAborted()
  })
  await expect(failed).rejects.toBe(reason)

  const staying = new AbortController()
  const listening = () => getEventListeners(staying.signal, 'abort').length
  expect(await abortedWith(staying.signal, async () => listening())).toBe(1)
  expect(listening()).toBe(0)
})

test('work for a request that was aborted before is aborted at once', async () => {
  const aborted = await abortedWith(AbortSignal.abort(), async (signal) => signal.aborted)
  expect(aborted).toBe(true)
})
