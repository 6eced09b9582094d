/**
 * The program in which strangers' files are decoded, started by `make-picture.server.ts` with a
 * `ChildJob` as its argument. Writes one line of JSON, then the files.
 */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { writeOutput } from '#server/child-jobs/write-output.ts'
import { makeFiles } from './make-files.server.ts'
import type { ChildAnswer, ChildJob } from './make-picture.server.ts'
import { PictureRefusal } from './picture-refusal.ts'

// One picture with all its pixels is enough to hold.
sharp.cache(false)
sharp.concurrency(1)
// Nothing opens these files but the decoders of the four formats.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
})

const { path, ...job }: ChildJob = JSON.parse(process.argv[2] ?? '')

function answer(said: ChildAnswer, parts: readonly Buffer[] = []) {
  writeOutput(Buffer.concat([Buffer.from(`${JSON.stringify(said)}\n`), ...parts]))
}

try {
  const files = await makeFiles(readFileSync(path), job)
  answer(
    { files: files.map(({ width, format, bytes }) => ({ width, format, length: bytes.length })) },
    files.map(({ bytes }) => bytes),
  )
} catch (error) {
  if (!(error instanceof PictureRefusal)) throw error
  answer({ fault: error.fault })
}
