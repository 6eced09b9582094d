import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBackgroundWork, repeatWork } from './background-work.ts'

/** Work that is repeated every second, each turn of which goes on until it is told to end. */
function openRepeated() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const turns: PromiseWithResolvers<void>[] = []
  const error = vi.fn()
  const backgroundWork = createBackgroundWork({ error })
  const work = () => {
    const turn = Promise.withResolvers<void>()
    turns.push(turn)
    return turn.promise
  }
  const repeated = repeatWork({ backgroundWork }, 'Counting', { everyMs: 1_000, work })
  return { ...repeated, turns, error, stop: backgroundWork.stop }
}

test('work that is repeated is never done twice at a time, and goes on after a failure', async () => {
  const { turns, error, end, stop } = openRepeated()
  vi.advanceTimersByTime(3_000)
  expect(turns).toHaveLength(1)
  turns[0]?.reject(new Error('It can’t be counted.'))
  await setImmediate()
  expect(turns).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(turns).toHaveLength(2)
  expect(error.mock.calls.map(([, words]) => words)).toEqual(['Counting failed'])
  end()
  turns[1]?.resolve()
  await setImmediate()
  vi.advanceTimersByTime(3_000)
  expect(turns).toHaveLength(2)
  await stop()
})

test('what is asked for while it is under way is done once more after, and not after its end', async () => {
  const { turns, ask, end, stop } = openRepeated()
  ask()
  ask()
  turns[0]?.resolve()
  await setImmediate()
  expect(turns).toHaveLength(2)
  turns[1]?.resolve()
  await setImmediate()
  expect(turns).toHaveLength(2)
  ask()
  expect(turns).toHaveLength(3)
  ask()
  end()
  turns[2]?.resolve()
  await stop()
  expect(turns).toHaveLength(3)
})
