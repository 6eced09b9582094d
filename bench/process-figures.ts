import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second for every program. */
const MS_PER_TICK = 10
// After the command's name: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
const USER_TICKS = 11
const CHILDREN_USER_TICKS = 13

/** The processor time in ms that a process used so far; undefined where there is no `/proc`. */
export function cpuMsOf(pid: number): number | undefined {
  return readTicks(String(pid), USER_TICKS)
}

/** The processor time in ms of the children of this process that have ended. */
export function endedChildrenCpuMs(): number | undefined {
  return readTicks('self', CHILDREN_USER_TICKS)
}

/** A process's share of memory in MiB (PSS: shared pages divided); undefined without `/proc`. */
export function memoryMiBOf(pid: number): number | undefined {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readProc(`${pid}/smaps_rollup`) ?? '')?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}

/** The most memory in MiB that a process has held so far (resident); undefined without `/proc`. */
export function peakMemoryMiBOf(pid: number): number | undefined {
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readProc(`${pid}/status`) ?? '')?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}

/** Lists the processes that a process has started and that run; none without `/proc`. */
export function listChildrenOf(pid: number): number[] {
  return (readProc(`${pid}/task/${pid}/children`) ?? '')
    .trim()
    .split(' ')
    .map(Number)
    .filter(Boolean)
}

/** Adds the user's ticks at `field` and the system's, which follow them. */
function readTicks(process: string, field: number) {
  const stat = readProc(`${process}/stat`)
  if (stat === undefined) return undefined
  // The name stands in brackets and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[field]) + Number(fields[field + 1])) * MS_PER_TICK
}

function readProc(file: string) {
  try {
    return readFileSync(`/proc/${file}`, 'utf8')
  } catch {
    // Not Linux.
    return undefined
  }
}
