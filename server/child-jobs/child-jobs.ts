import type { Readable } from 'node:stream'
import { createQueue } from '#server/work-queue.ts'
import { type ChildBounds, runChild, type Told } from './run-child.ts'

const mebibyte = 1024 * 1024

/** Whoever is the fifth is told to come again: nobody waits long, and little is held for them. */
const line = { atOnce: 1, mostWaiting: 3 }

/**
 * Every kind of work that is done in a child process, with what one may take: its program, V8's
 * heap, memory as a whole (a decoder's pixels and a file's bytes are not on the heap), time of a
 * processor, and time in all on a busy machine.
 */
const childJobs = {
  /** A spreadsheet that somebody has sent: `app/catalogue/sheets/reading`. */
  reading: {
    program: 'app/catalogue/sheets/reading/reading-child.ts',
    heapMiB: 256,
    memory: 400 * mebibyte,
    workMs: 30_000,
    withinMs: 120_000,
    inTurn: createQueue(line),
  },
  /** A picture that somebody has sent: `app/catalogue/pictures`. */
  picture: {
    program: 'app/catalogue/pictures/make-picture.child.ts',
    heapMiB: 64,
    memory: 400 * mebibyte,
    workMs: 20_000,
    withinMs: 120_000,
    inTurn: createQueue(line),
  },
  /** A backup that an owner asks for: `app/settings/desk/backup`, which asks for one at a time. */
  backup: {
    program: 'commands/backup/backup-child.ts',
    heapMiB: 256,
    memory: 400 * mebibyte,
    workMs: 30 * 60_000,
    withinMs: 60 * 60_000,
    inTurn: createQueue(line),
  },
  /** A PDF of data that may be anybody's words: `server/pdf`. */
  pdf: {
    program: 'server/pdf/pdf.child.ts',
    heapMiB: 128,
    memory: 400 * mebibyte,
    workMs: 30_000,
    withinMs: 120_000,
    inTurn: createQueue(line),
  },
  /** The picture of a shared link, made of one of ours when somebody asks: `app/catalogue/pictures`. */
  share: {
    program: 'app/catalogue/pictures/make-share.child.ts',
    heapMiB: 64,
    memory: 200 * mebibyte,
    workMs: 10_000,
    withinMs: 60_000,
    inTurn: createQueue(line),
  },
} as const

/**
 * Runs a program in a child process once those queued before it have ended: one of a kind runs at a
 * time in this process, and three wait. `told` is the program's argument, or that and what it
 * reads; `read` is given what it writes to its standard output and takes it as fast as it likes:
 * the program waits. Gives what `read` gives. Throws `QueueFull` when three wait already,
 * `ChildEnded` when the child took too much or died, `ProgramFault`, and what `read` throws; the
 * child has ended by then.
 */
export function runChildJob<Result>(
  kind: keyof typeof childJobs,
  told: Told,
  read: (output: Readable) => Promise<Result>,
  limits: Partial<ChildBounds> = {},
): Promise<Result> {
  const { inTurn, program, ...bounds } = childJobs[kind]
  return inTurn(() => runChild(program, told, read, { ...bounds, ...limits }))
}
