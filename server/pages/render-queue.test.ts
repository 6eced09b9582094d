import { expect, test } from 'vitest'
import { QueueFull } from '#server/work-queue.ts'
import { openRenderQueue } from './render-queue.ts'

/** Lines of a process that does one thing at a time, and what was done, in order. */
function open(mostWaiting = { pages: 10, searches: 10 }, atOnce = 1) {
  const turns = openRenderQueue({ atOnce, mostWaiting })
  const done: string[] = []
  const ask = (line: 'pages' | 'searches', name: string) =>
    turns.take(line, async () => {
      await new Promise(setImmediate)
      done.push(name)
      return name
    })
  return { turns, done, ask }
}

test('who is alone is served at once, and gets what was made', async () => {
  const { turns } = open()
  let begun = false
  const made = turns.take('pages', async () => {
    begun = true
    return 'Home'
  })
  expect(begun).toBe(true)
  expect(await made).toBe('Home')
})

test('pages go before searches that came earlier, three at most in a row', async () => {
  const { done, ask } = open()
  const searches = ['s1', 's2', 's3'].map((name) => ask('searches', name))
  const pages = ['p1', 'p2', 'p3', 'p4', 'p5'].map((name) => ask('pages', name))
  await Promise.all([...searches, ...pages])
  expect(done).toEqual(['s1', 'p1', 'p2', 'p3', 's2', 'p4', 'p5', 's3'])
})

test('no more are under way together than may be', async () => {
  const { turns } = open({ pages: 10, searches: 10 }, 2)
  let now = 0
  let most = 0
  const work = async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise(setImmediate)
    now -= 1
  }
  await Promise.all(Array.from({ length: 8 }, () => turns.take('searches', work)))
  expect(most).toBe(2)
})

test('whoever comes to a full line is told at once, and the other line goes on', async () => {
  const { done, ask } = open({ pages: 2, searches: 1 })
  const asked = [ask('searches', 's1'), ask('searches', 's2'), ask('pages', 'p1')]
  await expect(ask('searches', 's3')).rejects.toBeInstanceOf(QueueFull)
  asked.push(ask('pages', 'p2'))
  await expect(ask('pages', 'p3')).rejects.toBeInstanceOf(QueueFull)
  await Promise.all(asked)
  expect(done).toEqual(['s1', 'p1', 'p2', 's2'])
})

test('what fails hands its turn on', async () => {
  const { turns, ask } = open()
  const failing = turns.take('pages', () => Promise.reject(new Error('lost')))
  const next = ask('pages', 'p1')
  await expect(failing).rejects.toThrow('lost')
  expect(await next).toBe('p1')
})

test('between two turns the process takes in what has arrived meanwhile', async () => {
  const { turns, done } = open()
  const take = async (name: string) => {
    // As requests arrive: each is read only when nothing of the one before is left to do.
    await new Promise(setImmediate)
    return turns.take('pages', async () => done.push(name))
  }
  const pages = Array.from({ length: 5 }, (_, n) => take(`p${n}`))
  const enquiry = async () => {
    for (let step = 0; step < 8; step += 1) await new Promise(setImmediate)
    done.push('an enquiry')
  }
  await Promise.all([...pages, enquiry()])
  expect(done.indexOf('an enquiry')).toBeLessThan(2)
  expect(done).toHaveLength(6)
})
