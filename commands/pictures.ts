/** `npm run pictures`: makes the pictures whose drawing, wall or recipe has changed. */

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal, runCommand } from './shared/run-command.ts'

const usage = `Usage: npm run pictures

  Makes what the site sends from the drawings and photographs in art/: an SVG of 800 by 1000, or
  a JPEG or PNG of that shape, for each picture that a product names in catalogue-data, and those
  of the pages in art/scenes. Only what has changed is made again.

Exit codes: 0 done, 1 failed, 2 called wrongly.`

await runCommand(usage, async (args) => {
  parseArgs({ args })
  const { makePictures } = await import('./pictures/make-all.ts').catch((error) => {
    // What paints is no part of a site that only serves.
    if (!/'sharp'/.test(Object(error).message)) throw error
    throw new Refusal('The program that paints (sharp) is not installed here: npm ci brings it.')
  })
  const { made, removed } = await makePictures(join(import.meta.dirname, '..'))
  console.log(`${made} made, ${removed} removed`)
})
