import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { runChildJob } from '#server/child-jobs/child-jobs.ts'
import { type ChildBounds, ChildEnded } from '#server/child-jobs/run-child.ts'
import { QueueFull } from '#server/work-queue.ts'
import type { PictureFile, PictureJob } from './make-files.server.ts'
import type { PictureFault } from './picture-fault.ts'
import { isTaken, TELLING_BYTES, tellFormat } from './picture-format.ts'
import { PictureRefusal } from './picture-refusal.ts'

/** What the decoding program is told. */
export interface ChildJob extends PictureJob {
  path: string
}

/** What it answers first; the bytes of the files follow. */
export type ChildAnswer =
  | { files: { width: number; format: PictureFile['format']; length: number }[] }
  | { fault: PictureFault }

/** All sizes of a picture are less than a megabyte. */
const longestAnswer = 8 * 1024 * 1024

/**
 * Makes a picture of the file at `path` in a child process, one at a time in this process: a file
 * that makes the decoder fail, hang or swell takes nothing of the site with it. Throws a
 * `PictureRefusal`, `busy` where too many wait already.
 */
export async function makePicture(
  path: string,
  job: PictureJob,
  limits: Partial<ChildBounds> = {},
): Promise<PictureFile[]> {
  await refuseByHead(path)
  const told: ChildJob = { ...job, path }
  const answer = await runChildJob('picture', JSON.stringify(told), readAll, limits).catch(
    (error: unknown) => {
      if (error instanceof QueueFull) throw new PictureRefusal('busy')
      if (!(error instanceof ChildEnded)) throw error
      // Where the decoder itself broke down, the file is at fault.
      throw new PictureRefusal(error.why === 'too-much' ? 'too-much' : 'broken')
    },
  )
  return takeApart(answer)
}

/** What is no picture by its first bytes waits for nobody, and no program is started for it. */
async function refuseByHead(path: string) {
  const file = await open(path)
  const head = Buffer.alloc(TELLING_BYTES)
  const { bytesRead } = await file.read(head, 0, TELLING_BYTES, 0).finally(() => file.close())
  const format = tellFormat(head.subarray(0, bytesRead))
  if (!isTaken(format)) throw new PictureRefusal(format)
}

async function readAll(output: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let heard = 0
  for await (const chunk of output as AsyncIterable<Buffer>) {
    heard += chunk.length
    if (heard > longestAnswer) throw new PictureRefusal('too-much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function takeApart(answer: Buffer): PictureFile[] {
  const end = answer.indexOf('\n')
  const said: ChildAnswer = JSON.parse(answer.toString('utf8', 0, end))
  if ('fault' in said) throw new PictureRefusal(said.fault)
  let at = end + 1
  return said.files.map(({ width, format, length: size }) => {
    const bytes = Buffer.from(answer.subarray(at, at + size))
    at += size
    return { width, format, bytes }
  })
}
