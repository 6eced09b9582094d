/** `npm run journeys`: the browser journeys alone, on either engine. */
import { spawnSync } from 'node:child_process'
import { buildSite, isBuilt } from './building/build-site.ts'
import { runCommand, UsageError } from './shared/run-command.ts'
import { toolCall } from './shared/tool-call.ts'

const usage = `Usage: npm run journeys -- [--database postgres] [what Playwright takes]

  Walks the browser journeys on SQLite, and one of each form on a PostgreSQL of its own, or all
  of them there.

Exit codes: Playwright's; 2 called wrongly.`

const projects = ['--project=postgres', '--project=phone', '--project=desktop']

await runCommand(usage, async (args) => {
  const at = args.indexOf('--database')
  const [, engine = 'sqlite'] = at === -1 ? [] : args.splice(at, 2)
  if (engine !== 'sqlite' && engine !== 'postgres') {
    throw new UsageError('--database must be sqlite or postgres.')
  }
  const playwright = (...more: string[]) =>
    spawnSync(...toolCall('playwright', ['test', ...projects, ...args, ...more]), {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE: engine },
    }).status ?? 1
  // What Playwright refuses, or finds no journey for, needs no build. Its window lists nothing.
  const mayBeRefused = args.length > 0 && !args.some((arg) => arg.startsWith('--ui'))
  if (!(await isBuilt())) {
    if (mayBeRefused) process.exitCode = playwright('--list')
    if (process.exitCode) return
    await buildSite()
  }
  process.exitCode = playwright()
})
