/** Too many wait already: nobody is served by waiting too. */
export class QueueFull extends Error {
  constructor() {
    super('too many wait')
  }
}

/**
 * Gives what runs work as soon as fewer than `atOnce` run, in the order of asking; it throws
 * `QueueFull` at once when `mostWaiting` wait already, and whatever the work throws.
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
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
