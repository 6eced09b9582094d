/** Too many wait already: nobody is served by waiting too. */
export class QueueFull extends Error {
  constructor() {
    super('too many wait')
  }
}

/**
 * How often the process looks for what has arrived between two works. Node takes in one new
 * connection each time and an enquiry needs a handful; to look and find nothing costs some µs.
 */
const looksBetweenWorks = 32

/**
 * Gives what runs work as soon as fewer than `atOnce` run, in the order of asking; it throws
 * `QueueFull` at once when `mostWaiting` wait already, and whatever the work throws. Between two
 * works the process takes in what has arrived meanwhile.
 */
export function createQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1
    else if (waiting.length >= mostWaiting) throw new QueueFull()
    // Whoever ends hands the place on.
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      afterLookingAround(() => {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      })
    }
  }
}

/**
 * Calls `then` once the process has taken in what has arrived: work that waits for nothing is over
 * before the next request is read, and even then others come between.
 */
export function afterLookingAround(then: () => void, times: number = looksBetweenWorks): void {
  if (times === 0) then()
  else setImmediate(afterLookingAround, then, times - 1)
}
