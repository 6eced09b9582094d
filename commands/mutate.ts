/** `npm run mutate`: puts small faults into the code, one at a time, and counts those that no test notices. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { runCommand, UsageError } from './shared/run-command.ts'
import { say } from './shared/say.ts'
import { toolCall } from './shared/tool-call.ts'

const folders = [
  'app/enquiries',
  'app/enquiries/answering',
  'app/newsletter',
  'app/search',
  'server/delivery',
  'server/forms',
  'server/pages',
]

const usage = `Usage: npm run mutate [-- FOLDER …]

  Puts small faults into the code of each folder, one at a time, and tells which of them none
  of the folder's own tests notices. A second run repeats only what changed since. Without a
  folder: ${folders.join(', ')}.

Exit codes: 0 done; 1 the tests fail without a fault too; 2 called wrongly.`

/** What only a browser or PostgreSQL runs: journeys and the tests of that engine show it. */
const leftOut = ['*.test.ts', '*postgres*', 'use-*.ts', 'form-elements.ts']

/** The desk's screens are where much of what stands behind them is proved. */
const testedAlsoIn: Record<string, readonly string[]> = {
  'app/enquiries/answering': ['app/enquiries/desk', 'app/desk/news'],
}

/** Each fault's tests read the site again: they find it compiled. */
const compiled = resolve('node_modules/.cache/compiled')

await runCommand(usage, async (args) => {
  const unknown = args.find((folder) => !folders.includes(folder))
  if (unknown !== undefined) throw new UsageError(`There is nothing to mutate in "${unknown}".`)
  for (const folder of args.length > 0 ? args : folders) {
    say(`\n— ${folder}`)
    const code = await mutate(folder)
    if (code !== 0) process.exitCode = 1
  }
})

async function mutate(folder: string): Promise<number> {
  /** They are measured with their own tests. */
  const within = folders.filter((other) => other.startsWith(`${folder}/`))
  const files = [
    `${folder}/**/*.ts`,
    ...leftOut.map((name) => `!${folder}/**/${name}`),
    ...within.map((other) => `!${other}/**/*.ts`),
  ]
  const report = `test-results/mutate/${folder.replaceAll('/', '-')}.json`
  const args = ['run', '--mutate', files.join(), '--incrementalFile', report]
  const child = spawn(...toolCall('stryker', args), {
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATED_FOLDER: folder,
      MEASURED_APART: within.join(),
      TESTED_ALSO_IN: testedAlsoIn[folder]?.join(),
      NODE_COMPILE_CACHE: compiled,
    },
  })
  const [code] = await once(child, 'exit')
  return code ?? 1
}
