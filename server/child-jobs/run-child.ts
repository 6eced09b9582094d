import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'

/** What a child may take. */
export interface ChildBounds {
  /** V8's heap, in MiB. */
  heapMiB: number
  /** All that it holds in memory, in bytes. */
  memory: number
  /** How long it may work, in ms of a processor. */
  workMs: number
  /** How long that may take on a machine that has much else to do, in ms. */
  withinMs: number
}

/** What a child is told: its one argument, and the bytes of its standard input where it reads any. */
export type Told = string | { argument: string; input: Uint8Array }

/** A child did not do its work: it took too much and was stopped, or it died. */
export class ChildEnded extends Error {
  readonly why: 'too-much' | 'died'

  constructor(why: 'too-much' | 'died') {
    super(`a child process ended: ${why}`)
    this.why = why
  }
}

/** The program of a child, or a part of it, is missing or broken: nothing of anybody's can be the reason. */
export class ProgramFault extends Error {}

const watchedEveryMs = 10
const running = new Set<ChildProcess>()
let isOver = false
const cannotStart =
  /ERR_MODULE_NOT_FOUND|Could not load the "sharp"|Cannot find native binding|Failed to load native binding|ENOENT.*build.fonts|The template \S+ has a fault/

/**
 * Ends every child, and lets none begin any more: the site has stopped, and nobody takes what they make.
 * They would keep its process until they are done.
 */
export function endChildren(): void {
  isOver = true
  for (const child of running) child.kill('SIGKILL')
}

/**
 * Runs `program` with one argument in a process that has so much of everything and no more, none of
 * the site's settings, and gives way to the site. Gives what `read` makes of its standard output.
 * Throws `ChildEnded`, what `read` throws, or `ProgramFault`.
 */
export async function runChild<Result>(
  program: string,
  told: Told,
  read: (output: Readable) => Promise<Result>,
  bounds: ChildBounds,
): Promise<Result> {
  if (isOver) throw new ChildEnded('died')
  const { argument, input } = typeof told === 'string' ? { argument: told, input: undefined } : told
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${bounds.heapMiB}`, resolve(program), argument],
    {
      // Nothing of the site's settings: what opens strangers' files knows no secret.
      env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '1', ...compileCache() },
      stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    },
  )
  const ended = watch(child, bounds)
  // A child that has ended reads no more: its ending says why.
  child.stdin?.on('error', () => {})
  child.stdin?.end(input)
  // Where no process could be started there may be no output either, whatever its type says.
  const outcome = await read(child.stdout ?? Readable.from([])).then(
    (result) => ({ result }),
    (error: unknown) => {
      child.kill('SIGKILL')
      return { error }
    },
  )
  // Nobody reads on: a child that still writes would wait for ever.
  child.stdout?.destroy()
  const { stopped, unstarted, failed, complaint } = await ended
  if (stopped) throw new ChildEnded('too-much')
  if (unstarted) throw new ChildEnded('died')
  if (cannotStart.test(complaint)) {
    throw new ProgramFault(`${program} can’t be run: ${complaint.slice(0, 1_000)}`)
  }
  if ('error' in outcome) throw outcome.error
  if (failed) throw new ChildEnded('died')
  return outcome.result
}

/** Where Node keeps compiled code, if it was told: to compile is half of what a small job takes. */
function compileCache() {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}
}

interface Ending {
  /** It took more than it may, and was ended. */
  stopped: boolean
  /** The machine had no process to spare. */
  unstarted: boolean
  failed: boolean
  /** The first of what it wrote to its standard error. */
  complaint: string
}

/** Ends the child when it takes more than it may; tells how it ended, once all of it is heard. */
function watch(child: ChildProcess, { memory, workMs, withinMs }: ChildBounds): Promise<Ending> {
  let stopped = false
  let complaint = ''
  running.add(child)
  const stop = () => {
    stopped = true
    child.kill('SIGKILL')
  }
  const tooLate = setTimeout(stop, withinMs)
  const looking = setInterval(() => {
    const used = readUse(child.pid)
    if (used.memory > memory || used.workMs > workMs) stop()
  }, watchedEveryMs)
  child.stderr?.on('data', (chunk: Buffer) => {
    if (complaint.length < 4_000) complaint += chunk.toString('utf8')
  })
  giveWay(child)
  return new Promise<Ending>((done) => {
    const end = (code: number | null) =>
      done({ stopped, unstarted: child.pid === undefined, failed: code !== 0, complaint })
    child.once('error', () => end(null))
    child.once('close', end)
  }).finally(() => {
    running.delete(child)
    clearTimeout(tooLate)
    clearInterval(looking)
  })
}

/** Lets the site's own work go first; when memory runs short on Linux, the child ends before the site. */
function giveWay({ pid }: ChildProcess) {
  if (!pid) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {
    // It is gone already, or this system has no such thing.
  }
}

/**
 * What a process holds in memory, in bytes, and how long it has worked, in ms of a processor; 0
 * where the system does not tell: only Linux does, elsewhere the heap and time alone are limited.
 */
function readUse(pid: number | undefined) {
  try {
    // After the name in brackets: the processor's time is the 12th and 13th, in ticks of 10 ms.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const ticks = Number(fields[11]) + Number(fields[12])
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0)
    return { memory: kilobytes * 1024, workMs: ticks * 10 }
  } catch {
    return { memory: 0, workMs: 0 }
  }
}
