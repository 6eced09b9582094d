/**
 * The program that makes the picture of a shared link from an uploaded one, started by
 * `share-pictures.server.ts` with a `ShareJob` as its argument. Reads the picture's WebP from its
 * standard input, and writes a JPEG.
 */
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { writeOutput } from '#server/child-jobs/write-output.ts'
import { makeShareJpeg } from './share-jpeg.server.ts'

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadWebp'] })

writeOutput(await makeShareJpeg(await buffer(process.stdin), JSON.parse(process.argv[2] ?? '')))
