import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { buildSiteIfNeeded } from './build-site.ts'
import { say } from './say.ts'

interface Count {
  passed: number
  failed: number
}

const unitReport = 'test-results/unit.json'
const journeyReport = 'test-results/journeys.json'
const total: Count = { passed: 0, failed: 0 }
const failures: string[] = []

await mkdir('test-results', { recursive: true })
await check('format and lint', 'biome', ['check', '--error-on-warnings', '.'])
await check('route types', 'react-router', ['typegen'])
await check('types', 'tsc', ['--noEmit'])
await check('unused code', 'knip', [])
await audit()
await buildSiteIfNeeded()
await suite('unit and API tests', 'vitest', vitestArguments(), unitReport, countUnit)
if (total.failed === 0) {
  await suite('browser journeys', 'playwright', ['test'], journeyReport, countJourneys)
} else say('Browser journeys were not run, because something before them failed.')

for (const title of failures) say(`Failed: ${title}`)
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed === 0 ? 0 : 1

/** Runs a tool that has one verdict; counts as one test. */
async function check(title: string, tool: string, args: string[]) {
  const passed = (await run(title, tool, args)) === 0
  total[passed ? 'passed' : 'failed'] += 1
}

/** Known holes in what is shipped fail the tests, where the package registry tells of them. */
async function audit() {
  say('\n— known holes in dependencies')
  const { status, stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const report = JSON.parse(stdout || '{}')
  if (report.metadata === undefined) {
    say('The package registry in use does not offer an audit; nothing was checked.')
    return
  }
  say(`${report.metadata.vulnerabilities.total} known`)
  total[status === 0 ? 'passed' : 'failed'] += 1
  if (status !== 0) failures.push('known holes in dependencies: npm audit --omit=dev')
}

/** Runs a test runner and adds up what its report counts; a run without a report is a failure. */
async function suite(
  title: string,
  tool: string,
  args: string[],
  report: string,
  count: (report: string) => Count,
) {
  const code = await run(title, tool, args)
  const counted = count(await readFile(report, 'utf8').catch(() => ''))
  total.passed += counted.passed
  total.failed += code !== 0 && counted.failed === 0 ? 1 : counted.failed
}

async function run(title: string, tool: string, args: string[]): Promise<number> {
  say(`\n— ${title}`)
  const child = spawn(`node_modules/.bin/${tool}`, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) failures.push(title)
  return code ?? 1
}

function vitestArguments() {
  return ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
}

function countUnit(report: string): Count {
  if (!report) return { passed: 0, failed: 1 }
  const { numPassedTests, numTotalTests } = JSON.parse(report)
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
}

/** A skipped journey counts as failed: it is a promise that was not kept. */
function countJourneys(report: string): Count {
  if (!report) return { passed: 0, failed: 1 }
  const { expected, skipped, unexpected, flaky } = JSON.parse(report).stats
  return { passed: expected, failed: skipped + unexpected + flaky }
}
