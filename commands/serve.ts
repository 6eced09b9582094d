/** `node commands/serve.ts`: serves what is built; for machines that have no tools to build with. */
import { runCommand } from './run-command.ts'
import { serveBuilt } from './serve-built.ts'

const usage = `Usage: node commands/serve.ts

  Serves the site that npm run build has made, until it is told to stop (SIGTERM, SIGINT).
  Settings come from the environment and from .env, see .env.example.

Exit codes: 0 stopped, 1 could not start.`

await runCommand(usage, serveBuilt)
