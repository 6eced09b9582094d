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
  const waiting: Waiting = []
  const run = createPlaces(atOnce, () => waiting.shift())
  return <Result>(work: () => Promise<Result>) => run(work, waiting, mostWaiting)
}

/** Those who wait for a place, each with what begins its work. */
export type Waiting = (() => void)[]

/**
 * As `createQueue`, for whoever keeps several lines: `next` takes from them who comes next. Each work
 * is given with the line that it waits in and with how many may wait there.
 */
export function createPlaces(atOnce: number, next: () => Waiting[number] | undefined) {
  let running = 0

  function handOn() {
    const begin = next()
    if (begin) begin()
    else running -= 1
  }

  return async <Result>(
    work: () => Promise<Result>,
    line: Waiting,
    mostWaiting: number,
  ): Promise<Result> => {
    if (running < atOnce) running += 1
    else if (line.length >= mostWaiting) throw new QueueFull()
    else await new Promise<void>((begin) => line.push(begin))
    try {
      return await work()
    } finally {
      afterLookingAround(handOn)
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
