import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'
import type { PictureFile, PictureJob } from './make-files.server.ts'
import type { PictureFault } from './picture-fault.ts'
import { TELLING_BYTES, takenFormats, tellFormat } from './picture-format.ts'
import { PictureRefusal } from './picture-refusal.ts'

/** What the decoding program is told. */
export interface ChildJob extends PictureJob {
  path: string
}

/** What it answers first; the bytes of the files follow. */
export type ChildAnswer =
  | { files: { width: number; format: PictureFile['format']; length: number }[] }
  | { fault: PictureFault }

interface Limits {
  /** How long the program may work on one picture, in ms of a processor. */
  workMs: number
  /** How long that may take on a machine that has much else to do, in ms. */
  withinMs: number
  /** What its program may hold in memory, in bytes. */
  memory: number
}

const standard: Limits = { workMs: 20_000, withinMs: 120_000, memory: 400 * 1024 * 1024 }
const watchedEveryMs = 10
/** All sizes of a picture are less than a megabyte. */
const longestAnswer = 8 * 1024 * 1024
/** A few people send pictures; each waits for those before. */
const mostWaiting = 8

let waiting = 0
let lastInLine: Promise<unknown> = Promise.resolve()

/**
 * Makes a picture of the file at `path` in a program of its own, one at a time in this process: a
 * file that makes the decoder fail, hang or swell takes nothing of the site with it. Throws a
 * `PictureRefusal`, `busy` where too many wait already.
 */
export async function makePicture(
  path: string,
  job: PictureJob,
  limits: Partial<Limits> = {},
): Promise<PictureFile[]> {
  await refuseByHead(path)
  if (waiting >= mostWaiting) throw new PictureRefusal('busy')
  waiting += 1
  const mine = lastInLine.then(() => runChild({ ...job, path }, { ...standard, ...limits }))
  lastInLine = mine.catch(() => undefined)
  return mine.finally(() => {
    waiting -= 1
  })
}

/** What is no picture by its first bytes waits for nobody, and no program is started for it. */
async function refuseByHead(path: string) {
  const file = await open(path)
  const head = Buffer.alloc(TELLING_BYTES)
  const { bytesRead } = await file.read(head, 0, TELLING_BYTES, 0).finally(() => file.close())
  const format = tellFormat(head.subarray(0, bytesRead))
  if (!takenFormats.includes(format)) throw new PictureRefusal(format as PictureFault)
}

async function runChild(told: ChildJob, limits: Limits): Promise<PictureFile[]> {
  const child = spawn(
    process.execPath,
    [
      '--max-old-space-size=64',
      resolve('app/stock/pictures/make-picture.child.ts'),
      JSON.stringify(told),
    ],
    {
      // Nothing of the site's settings: what decodes strangers' files knows no secret.
      env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const { answer, stopped, complaint } = await hear(child, limits)
  if (stopped) throw new PictureRefusal('too-much')
  const end = answer.indexOf('\n')
  if (end < 0) {
    // The decoder itself broke down: the file is at fault, unless our program can't even start.
    if (/ERR_MODULE_NOT_FOUND|Could not load the "sharp"/.test(complaint)) {
      throw new Error(`Pictures can’t be made here: ${complaint.slice(0, 1_000)}`)
    }
    throw new PictureRefusal('broken')
  }
  const said: ChildAnswer = JSON.parse(answer.toString('utf8', 0, end))
  if ('fault' in said) throw new PictureRefusal(said.fault)
  let at = end + 1
  return said.files.map(({ width, format, length: size }) => {
    const bytes = Buffer.from(answer.subarray(at, at + size))
    at += size
    return { width, format, bytes }
  })
}

/** Waits for what the program says, and ends it when it takes too long or too much memory. */
async function hear(child: ChildProcess, { workMs, withinMs, memory }: Limits) {
  const chunks: Buffer[] = []
  let heard = 0
  let complaint = ''
  let stopped = false
  const stop = () => {
    stopped = true
    child.kill('SIGKILL')
  }
  const tooLate = setTimeout(stop, withinMs)
  const watch = setInterval(() => {
    const used = readUse(child.pid)
    if (used.memory > memory || used.workMs > workMs) stop()
  }, watchedEveryMs)
  child.stdout?.on('data', (chunk: Buffer) => {
    heard += chunk.length
    if (heard > longestAnswer) stop()
    else chunks.push(chunk)
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    if (complaint.length < 4_000) complaint += chunk.toString('utf8')
  })
  giveWay(child)
  try {
    await new Promise<void>((done, fail) => {
      child.once('error', fail)
      child.once('close', () => done())
    })
  } finally {
    clearTimeout(tooLate)
    clearInterval(watch)
  }
  return { answer: Buffer.concat(chunks), stopped, complaint }
}

/** Lets the site's own work go first. */
function giveWay({ pid }: ChildProcess) {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It is gone already, or this system has no priorities.
  }
}

/**
 * What a program holds in memory, in bytes, and how long it has worked, in ms of a processor; 0
 * where the system does not tell: only Linux does, elsewhere pixels and time alone are limited.
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
