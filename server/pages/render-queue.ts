import { createPlaces, type Waiting } from '#server/work-queue.ts'

/** Where those wait who ask for something to be made: what only reads stands in one of two lines. */
export type QueueName = 'pages' | 'searches'

export interface RenderQueue {
  /**
   * Does the work when it is next in the queue, and gives its result; throws `QueueFull` at once
   * when too many wait.
   */
  take<T>(line: QueueName, work: () => Promise<T>): Promise<T>
}

/** A search is behind so many pages at most, or a flood of pages would let it wait for ever. */
const pagesBeforeSearch = 3

/**
 * Opens the lines of one process. `atOnce` works are under way together; of those waiting, pages
 * go before searches. Between two turns the process takes in what has arrived meanwhile, so that
 * whatever stands in no line, such as an enquiry, waits for a few works and not for all of them.
 */
export function openRenderQueue({
  atOnce,
  mostWaiting,
}: {
  atOnce: number
  mostWaiting: Record<QueueName, number>
}): RenderQueue {
  const waiting: Record<QueueName, Waiting> = { pages: [], searches: [] }
  let pagesInARow = 0

  function nextInLine() {
    const pagesFirst = waiting.searches.length === 0 || pagesInARow < pagesBeforeSearch
    const page = pagesFirst ? waiting.pages.shift() : undefined
    pagesInARow = page ? pagesInARow + 1 : 0
    return page ?? waiting.searches.shift() ?? waiting.pages.shift()
  }

  const run = createPlaces(atOnce, nextInLine)
  return { take: (line, work) => run(work, waiting[line], mostWaiting[line]) }
}
