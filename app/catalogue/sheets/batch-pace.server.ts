import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Engine } from '#database/engine.ts'

/**
 * A batch is made so large that it takes about this long, in ms. On SQLite nothing else is written
 * meanwhile and no page is made: there it is the thread's processor time, for on a machine that is
 * busy with other work a batch of a few rows takes as long as one of many. On PostgreSQL, where each
 * statement is a way there and back, only those wait who save a product.
 */
const batchMs = { sqlite: 10, postgres: 20 }
/** Few sizes, so that statements which are as long as a batch are prepared once. */
const batchSizes = {
  sqlite: [10, 15, 20, 30, 40, 60, 80, 120],
  postgres: [20, 30, 40, 60, 80, 120],
}

/**
 * After a batch the process is looked at for so long, in ms, and so many times at most. On PostgreSQL
 * it has served visitors while it waited for the batch's statements.
 */
const lookMs = { sqlite: 5, postgres: 2 }
const mostLooks = 8

/** What a batch may take so much of, in ms from some time on. */
export function spentMs(engine: Engine): number {
  if (engine === 'postgres') return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Gives how many rows the first batch of a process has: the fewest there are. */
export function firstBatchSize(engine: Engine): number {
  return Math.min(...batchSizes[engine])
}

/** Gives how many rows the batch after one of `size` rows has, for which `spent` ms were spent: twice as many at most. */
export function nextBatchSize(engine: Engine, size: number, spent: number): number {
  const rows = Math.min((size * batchMs[engine]) / spent, size * 2)
  return batchSizes[engine].findLast((one) => one <= rows) ?? firstBatchSize(engine)
}

/** Rests, and goes on resting as long as visitors keep the process busy, for so many looks at most. */
export async function letOthersGoFirst(engine: Engine): Promise<void> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const before = performance.eventLoopUtilization()
    await pause(lookMs[engine])
    if (performance.eventLoopUtilization(before).utilization < 0.5) return
  }
}
