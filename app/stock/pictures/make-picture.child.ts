/**
 * The program in which strangers' files are decoded, started by `make-picture.server.ts` with a
 * `ChildJob` as its argument. Writes one line of JSON, then the files.
 */
import { readFileSync, writeFileSync, writeSync } from 'node:fs'
import sharp from 'sharp'
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
try {
  // When memory runs short on Linux, this program ends before the site does.
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Another system.
}

const { path, ...job }: ChildJob = JSON.parse(process.argv[2] ?? '')

function answer(said: ChildAnswer, parts: readonly Buffer[] = []) {
  const all = Buffer.concat([Buffer.from(`${JSON.stringify(said)}\n`), ...parts])
  for (let at = 0; at < all.length; ) at += writeSync(1, all, at)
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
