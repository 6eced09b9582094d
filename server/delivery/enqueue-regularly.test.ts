import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createBackgroundWork } from '#server/background-work.ts'
import { enqueueRegularly } from './enqueue-regularly.ts'

test('a site that stops waits for the messages that are being put in the outbox', async () => {
  const wake = vi.fn()
  const backgroundWork = createBackgroundWork(console)
  const enqueued = Promise.withResolvers<number>()
  const end = enqueueRegularly({ delivery: { wake }, log: console, backgroundWork } as never, {
    everyMs: 60_000,
    enqueue: () => enqueued.promise,
    failure: 'they could not be',
  })
  end()
  const stopped = vi.fn()
  const stopping = backgroundWork.stop().then(stopped)
  await setImmediate()
  expect(stopped).not.toHaveBeenCalled()
  enqueued.resolve(1)
  await stopping
  expect(wake).toHaveBeenCalledOnce()
})
