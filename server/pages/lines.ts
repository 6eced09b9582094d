import { createQueue, QueueFull } from '#server/work-queue.ts'
import { openRenderQueue, type QueueName } from './render-queue.ts'

/** So many pages are made together: while one waits for the database, another is written. */
const atOnce = 2
/** With so many before them visitors wait for about a second; more are told to come back. */
const mostWaiting = { pages: 250, searches: 100 }
/** What waits for its like alone, so many at once and at most. */
const apart = {
  /** Attempts to sign in: to look at a password takes long. */
  'sign-in': { atOnce: 2, mostWaiting: 20 },
  /** Streams of news that are opened: after a restart all of the staff's come back together. */
  news: { atOnce: 2, mostWaiting: 100 },
}

/** A line in which requests wait for their turn. */
export type LineName = QueueName | keyof typeof apart

/**
 * Opens the lines of one process. Gives what does some work in its turn in a line, or at once where none
 * is named; it gives nothing where too many wait in that line.
 */
export function openLines() {
  const turns = openRenderQueue({ atOnce, mostWaiting })
  const queues = { 'sign-in': createQueue(apart['sign-in']), news: createQueue(apart.news) }
  return async function inLine<Result>(
    line: LineName | undefined,
    work: () => Promise<Result>,
  ): Promise<Result | undefined> {
    if (!line) return work()
    try {
      if (line === 'sign-in' || line === 'news') return await queues[line](work)
      return await turns.take(line, work)
    } catch (error) {
      if (error instanceof QueueFull) return undefined
      throw error
    }
  }
}
