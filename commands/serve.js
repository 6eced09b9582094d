/**
 * `node commands/serve.js`: serves what is built; for machines that have no tools to build with.
 * Plain JavaScript, as is all that the site's process loads beside its bundle: Node's reader of
 * TypeScript would stay in memory for as long as the site runs, with 15 MB.
 */
import './needs-node.js'
import { existsSync } from 'node:fs'

const usage = `Usage: node commands/serve.js

  Serves the site that npm run build has made, until it is told to stop (SIGTERM, SIGINT).
  Settings come from the environment and from .env, see .env.example.

Exit codes: 0 stopped, 1 could not start, 2 called wrongly.`

/**
 * What Linux's allocator is told: large blocks go back to the system when they are freed. By
 * itself it keeps those of each thread, 100 MB after a flood of passwords.
 */
const allocator = { MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_ARENA_MAX: '2' }

if (process.argv.some((arg) => arg === '--help' || arg === '-h')) {
  process.stdout.write(`${usage}\n`)
} else if (process.argv.length > 2) {
  refuse(`Unexpected argument '${process.argv[2]}'. Help: node commands/serve.js --help`, 2)
} else if (process.platform === 'linux' && !process.env.MALLOC_ARENA_MAX) {
  // It reads them when a program begins: this process begins again.
  const args = [process.execPath, ...process.execArgv, import.meta.filename]
  process.execve(process.execPath, args, { ...process.env, ...allocator })
} else {
  const site = await importSite()
  try {
    if (site) await site.start(process.env, site.loadEnvFile())
    else refuse('There is nothing to serve yet: run npm run build first.')
  } catch (error) {
    refuse(site.sayWhyNotStarted(error))
  }
}

/** Gives the bundle; undefined where none was built. */
async function importSite() {
  const bundle = new URL('../build/server/index.js', import.meta.url)
  return existsSync(bundle) ? import(bundle.href) : undefined
}

function refuse(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`)
  // Whatever a start left open must not keep a process that serves nothing: it is to be started again.
  process.exit(code)
}
