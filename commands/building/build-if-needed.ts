/** The first half of `npm start`, see `start.js`. */

import { parseArgs } from 'node:util'
import { runCommand } from '#commands/shared/run-command.ts'
import { buildSiteIfNeeded } from './build-site.ts'

const usage = `Usage: npm start

  Builds the site if a source changed, and serves it until it is told to stop (SIGTERM, SIGINT).
  Settings come from the environment and from .env, see .env.example.

Exit codes: 0 stopped, 1 could not start, 2 called wrongly.`

await runCommand(usage, async (args) => {
  parseArgs({ args })
  await buildSiteIfNeeded()
})
