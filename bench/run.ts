import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSiteIfNeeded } from '#commands/building/build-site.ts'
import { printRows } from '#commands/shared/print-rows.ts'
import { runCommand, UsageError } from '#commands/shared/run-command.ts'
import { say } from '#commands/shared/say.ts'
import { everyPath } from '#tests/support/journeys/screen-table.ts'
import { measureDesk } from './browser/desk-part.ts'
import { measureLighthouse } from './browser/lighthouse-part.ts'
import { measureScreens } from './browser/screens-part.ts'
import { measureSecondVisit } from './browser/second-visit-part.ts'
import { measureTap } from './browser/tap-part.ts'
import { listWorse, readRun, worseInWords } from './compare-runs.ts'
import { endOnSignals } from './interruption.ts'
import { measureAnew } from './load/anew-part.ts'
import { measureLoad } from './load/load-part.ts'
import { busyness, busynessInWords, describeMachine } from './machine.ts'
import type { BenchOptions } from './options.ts'
import { measureEnquiries } from './parts/enquiries-part.ts'
import { measureFinder } from './parts/finder-part.ts'
import { measureFlood } from './parts/flood-part.ts'
import { measureGuides } from './parts/guides-part.ts'
import { measureImport } from './parts/import-part.ts'
import { measureInbox } from './parts/inbox-part.ts'
import { measureInsights } from './parts/insights-part.ts'
import { measureJobs } from './parts/jobs-part.ts'
import { measurePdfs } from './parts/pdf-part.ts'
import { measurePictures } from './parts/pictures-part.ts'
import { measureSearch } from './parts/search-part.ts'
import { measureSizes } from './parts/sizes-part.ts'
import { measureSoak } from './parts/soak-part.ts'
import { measureStarts } from './parts/starts-part.ts'
import { measureStreams } from './parts/streams-part.ts'
import { budgetInWords, inWords, judge, type Row } from './row.ts'

type Measure = (options: BenchOptions) => Promise<Row[]>

/** What a visitor meets, within 8 minutes. */
const usual: Record<string, Measure> = {
  load: measureLoad,
  anew: measureAnew,
  enquiries: measureEnquiries,
  flood: measureFlood,
  starts: measureStarts,
  tap: measureTap,
}
/** What is measured when it is named. */
const others: Record<string, Measure> = {
  search: measureSearch,
  finder: measureFinder,
  sizes: measureSizes,
  guides: measureGuides,
  inbox: measureInbox,
  insights: measureInsights,
  streams: measureStreams,
  import: measureImport,
  jobs: measureJobs,
  pictures: measurePictures,
  pdfs: measurePdfs,
  soak: measureSoak,
  screens: measureScreens,
  desk: measureDesk,
  'second-visit': measureSecondVisit,
  lighthouse: measureLighthouse,
}
const parts = { ...usual, ...others }

const usage = `Usage: npm run bench -- [PART...]

  Measures the built site on this machine and holds it against bench/budgets.json.

  npm run bench                 ${Object.keys(usual).join(', ')}: within 8 minutes
  npm run bench -- PART...      of these and ${Object.keys(others).join(', ')}
  npm run bench -- all          all of them, about 30 minutes

  --database E   sqlite or postgres, a throwaway one (sqlite)
  --products N   products in the catalogue under load (6000)
  --enquiries N  enquiries that the desk has had, for inbox and insights (200000)
  --rounds N     rounds of each measurement, the median counts (5)
  --seconds N    seconds of load in a round (1)
  --path PATH    only this screen, for screens and lighthouse; may be repeated
  --against FILE what an earlier run kept: tells what is worse than then by more than the noise

Exit code 1 when something is over its budget, is worse or fails. The numbers are kept in bench/results/ too.`

await runCommand(usage, async (args) => {
  const { chosen, options, against } = readArguments(args)
  const earlier = against === undefined ? undefined : await readRun(against)
  endOnSignals()
  const started = new Date()
  await buildSiteIfNeeded()
  const busyBefore = busyness()
  const rows: Row[] = []
  const failures: string[] = []
  for (const part of chosen) {
    say(`— ${part}`)
    try {
      rows.push(...((await parts[part]?.(options)) ?? []))
    } catch (error) {
      // The other parts are worth their minutes all the same.
      failures.push(`${part} failed: ${error instanceof Error ? error.stack : error}`)
    }
  }
  const machine = [options.database, ...describeMachine(), busynessInWords(busyBefore, busyness())]
  print(rows, machine)
  await keep({ started, options, machine, rows, failures })
  for (const failure of failures) say(failure)
  const over = rows.filter((row) => judge(row) === 'over').length
  const worse = earlier ? listWorse(earlier.rows, rows) : []
  if (earlier) say(`compared with ${against}: ${earlier.machine.join(', ')}`)
  for (const one of worse) say(worseInWords(one))
  say(`${over} over budget, ${worse.length} worse, ${failures.length} failed`)
  if (over + worse.length + failures.length > 0) process.exitCode = 1
})

function readArguments(args: string[]): {
  chosen: string[]
  options: BenchOptions
  against: string | undefined
} {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      database: { type: 'string', default: 'sqlite' },
      products: { type: 'string', default: '6000' },
      enquiries: { type: 'string', default: '200000' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '1' },
      against: { type: 'string' },
      path: { type: 'string', multiple: true, default: everyPath },
    },
  })
  const asked = positionals.flatMap((part) => (part === 'all' ? Object.keys(parts) : part))
  const unknown = asked.find((part) => !(part in parts))
  if (unknown !== undefined) throw new UsageError(`There is no part called '${unknown}'.`)
  const { database } = values
  if (database !== 'sqlite' && database !== 'postgres') {
    throw new UsageError('--database takes sqlite or postgres.')
  }
  return {
    chosen: asked.length > 0 ? asked : Object.keys(usual),
    against: values.against,
    options: {
      database,
      products: readNumber('products', values.products, 200),
      enquiries: readNumber('enquiries', values.enquiries, 1_000),
      rounds: readNumber('rounds', values.rounds, 1),
      seconds: readNumber('seconds', values.seconds, 1),
      paths: values.path,
    },
  }
}

function readNumber(name: string, text: string, from: number) {
  if (/^\d{1,7}$/.test(text) && Number(text) >= from) return Number(text)
  throw new UsageError(`--${name} takes a whole number from ${from}.`)
}

function print(rows: readonly Row[], machine: readonly string[]) {
  const cells = rows.map((row) => ({
    part: row.part,
    what: row.what,
    floor: inWords([row.floor]),
    measured: inWords(row.figures),
    ratio: inWords([row.ratio]),
    budget: budgetInWords(row),
    verdict: judge(row),
    note: row.note ?? '',
  }))
  process.stdout.write(`${machine.join(', ')}\n\n`)
  const columns = ['part', 'what', 'floor', 'measured', 'ratio', 'budget', 'verdict', 'note']
  printRows(cells, columns, 'table')
}

async function keep(results: { started: Date; rows: Row[]; [more: string]: unknown }) {
  const folder = 'bench/results'
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${results.started.toISOString().replaceAll(':', '-')}.json`)
  const rows = results.rows.map((row) => ({ ...row, verdict: judge(row) }))
  await writeFile(file, `${JSON.stringify({ ...results, rows }, null, 2)}\n`)
  say(`kept in ${file}`)
}
