/** `npm start`: builds the site if a source changed, in a process that then ends, and serves it. */
import { spawnSync } from 'node:child_process'

const args = process.argv.slice(2)
const build = ['commands/building/build-if-needed.ts', ...args]
const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' })
const isHelped = args.includes('--help') || args.includes('-h')
if (status !== 0) process.exitCode = status ?? 1
else if (!isHelped) await import('./serve.js')
