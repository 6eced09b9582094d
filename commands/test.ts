/** `npm test`: everything that has to be green; its last line counts what passed and what failed. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { parseArgs, promisify } from 'node:util'
import { findBrowser } from '#tests/support/journeys/browser.ts'
import { buildSiteIfNeeded } from './building/build-site.ts'
import { runCommand } from './shared/run-command.ts'
import { say } from './shared/say.ts'
import { type Tool, toolCall } from './shared/tool-call.ts'
import {
  countProject,
  listFailedJourneys,
  listFailedUnits,
  listRepeatedJourneys,
} from './testing/failed-tests.ts'
import { findFirefox } from './testing/find-firefox.ts'

const usage = `Usage: npm test -- [--full]

  Checks format, lint, types and unused code while the site is built, then runs the unit and API
  tests and the browser journeys; those in Firefox where one is installed.

  A journey that fails is walked once more, on another site and in another browser; one that
  passes only then is named at the end.

  --full  Before a release: the tests that kill processes at ten times the enquiries and against
          their promised times, every journey on both widths and on PostgreSQL, and the example
          for nginx; no journey twice. nginx and Firefox have to be installed. Takes two hours of a
          machine that does nothing else.

Exit codes: 0 all passed; 1 something failed; 2 called wrongly.`

interface Count {
  passed: number
  failed: number
  /** Those that failed, each with why. */
  tests?: string[]
  /** Those that passed only when they were walked once more, each with why it failed before. */
  repeated?: string[]
  inFirefox?: Count
}

const unitReport = 'test-results/unit.json'
const journeyReport = 'test-results/journeys.json'
const total: Count = { passed: 0, failed: 0 }
const failures: string[] = []
const repeated: string[] = []

await runCommand(usage, async (args) => {
  const { full: isFull } = parseArgs({
    args,
    options: { full: { type: 'boolean', default: false } },
  }).values
  if (isFull) Object.assign(process.env, { RELIABILITY_SCALE: '10', FULL_SUITE: '1' })

  await mkdir('test-results', { recursive: true })
  // Before what runs at once: two that read the journeys' settings would each install one.
  prepareBrowser()
  // As much work for each of two processors.
  await Promise.all([buildAndCheck(), checkSources(), audit()])
  let inFirefox = 'not run'
  await suite('unit and API tests', 'vitest', vitestArguments(), unitReport, countUnit)
  if (total.failed === 0) {
    const { missing } = findFirefox()
    // Those in Firefox say what is missing where there is none.
    const hasFirefox = isFull || missing === undefined
    const counted = await walkJourneys(hasFirefox, isFull ? 0 : 1)
    if (hasFirefox) inFirefox = sayCount(counted.inFirefox ?? { passed: 0, failed: 1 })
    else inFirefox = `not run, because ${missing}`
  } else say('Browser journeys were not run, because something before them failed.')

  for (const title of repeated) say(`Passed only when it was walked once more: ${title}`)
  for (const title of failures) say(`Failed: ${title}`)
  process.stdout.write(`Of these in Firefox: ${inFirefox}\n${sayCount(total)}\n`)
  process.exitCode = total.failed === 0 ? 0 : 1
})

function sayCount({ passed, failed }: Count) {
  return `${passed} passed, ${failed} failed`
}

function note(title: string, passed: boolean) {
  total[passed ? 'passed' : 'failed'] += 1
  if (!passed) failures.push(title)
}

/** Installs a browser where that is needed and possible; without one the run goes on and fails. */
function prepareBrowser() {
  try {
    findBrowser()
  } catch (error) {
    say((error as Error).message)
    note('a browser for the journeys', false)
  }
}

async function buildAndCheck() {
  const failure = await buildSiteIfNeeded().catch((error: Error) => error)
  if (failure) say(failure.message)
  note('build', !failure)
  await check('code that only tests use', 'knip', ['--production'])
}

async function checkSources() {
  await check('route types', 'react-router', ['typegen'])
  await check('format and lint', 'biome', ['check', '--error-on-warnings', '.'])
  // Each further checker checks again what it shares with the others; the second processor builds.
  await check('types', 'tsc', ['--noEmit', '--checkers', '1'])
  await check('unused code', 'knip', [])
}

/** Runs a tool that has one verdict, beside others: what it says is shown when it has ended. */
async function check(title: string, tool: Tool, args: string[]) {
  const child = spawn(...toolCall(tool, args), { stdio: ['ignore', 'pipe', 'pipe'] })
  const [[code], ...said] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ])
  say(`\n— ${title}\n${said.join('')}`.trimEnd())
  note(title, code === 0)
}

/** Known holes in what is shipped fail the tests, where the package registry tells of them. */
async function audit() {
  const asked = promisify(execFile)('npm', ['audit', '--omit=dev', '--json'], {
    shell: process.platform === 'win32',
  })
  // It fails where there are holes, and says as much as otherwise.
  const { stdout } = await asked.catch((failure: { stdout: string }) => failure)
  const report = JSON.parse(stdout || '{}')
  if (report.metadata === undefined) {
    say('\n— known holes in dependencies: the package registry in use does not offer an audit')
    return
  }
  const known = report.metadata.vulnerabilities.total
  say(`\n— known holes in dependencies: ${known}`)
  note('known holes in dependencies: npm audit --omit=dev', known === 0)
}

/** Runs a test runner, adds up what its report counts, and gives that; a run without a report is a failure. */
async function suite(
  title: string,
  tool: Tool,
  args: string[],
  report: string,
  count: (report: string) => Count,
): Promise<Count> {
  const code = await run(title, tool, args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const counted = count(await readFile(report, 'utf8').catch(() => ''))
  if (code !== 0 && counted.failed === 0) counted.failed = 1
  failures.push(...(counted.tests ?? []))
  repeated.push(...(counted.repeated ?? []))
  total.passed += counted.passed
  total.failed += counted.failed
  return counted
}

function walkJourneys(inFirefox: boolean, retries: number): Promise<Count> {
  const projects = ['postgres', 'phone', 'desktop', ...(inFirefox ? ['firefox'] : [])]
  const args = ['test', `--retries=${retries}`, ...projects.map((name) => `--project=${name}`)]
  return suite('browser journeys', 'playwright', args, journeyReport, countJourneys)
}

async function run(title: string, tool: Tool, args: string[], env: Record<string, string>) {
  say(`\n— ${title}`)
  const child = spawn(...toolCall(tool, args), {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
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
  const told = JSON.parse(report)
  const { numPassedTests: passed, numTotalTests } = told
  return { passed, failed: numTotalTests - passed, tests: listFailedUnits(told) }
}

/** A skipped journey counts as failed: it is a promise that was not kept. */
function countJourneys(report: string): Count {
  if (!report) return { passed: 0, failed: 1 }
  const told = JSON.parse(report)
  const { expected, skipped, unexpected, flaky } = told.stats
  return {
    passed: expected + flaky,
    failed: skipped + unexpected,
    tests: listFailedJourneys(told),
    repeated: listRepeatedJourneys(told),
    inFirefox: countProject(told, 'firefox'),
  }
}
