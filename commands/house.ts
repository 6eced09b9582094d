/** `npm run house`: counts how the code is laid out, without running any of it. */
import { parseArgs } from 'node:util'
import { countHouse, countLines } from './house/count-house.ts'
import { listFiles, type Module, readModules } from './house/import-graph.ts'
import { isTest } from './house/slices.ts'
import { Refusal, runCommand } from './shared/run-command.ts'

const usage = `Usage: npm run house [-- --small]

  Counts what the imports and the folders say of how the code is laid out: imports that climb
  from the server, the database or the languages, circles of nouns, folders that import each
  other, folders past two dozen files, and short files that one other file imports (--small
  names them). Imports of types count; tests don't.

Exit codes: 0 done; 1 something climbs or goes in a circle; 2 called wrongly.`

await runCommand(usage, async (args) => {
  const { values } = parseArgs({ args, options: { small: { type: 'boolean', default: false } } })
  const modules = [...readModules().values()]
  const { up, circles, pairs, full, small } = countHouse(modules, listFiles())
  print('imports that climb from server, database, languages', up)
  print('circles of nouns', circles)
  print('pairs of folders that import each other', pairs)
  print('folders of more than 24 files', full)
  print('files of at most 40 lines with one importer', small, values.small)
  const [tests = [], code = []] = [true, false].map((test) =>
    modules.filter(({ path }) => isTest(path) === test),
  )
  process.stdout.write(`Code: ${size(code)}. Tests: ${size(tests)}.\n`)
  if (up.length + circles.length > 0) throw new Refusal('Something climbs or goes in a circle.')
})

function print(what: string, found: readonly string[], listed = true) {
  process.stdout.write(`${String(found.length).padStart(4)}  ${what}\n`)
  if (listed) for (const each of found) process.stdout.write(`        ${each}\n`)
}

function size(modules: readonly Module[]) {
  const lines = modules.reduce((sum, { text }) => sum + countLines(text), 0)
  return `${modules.length} files of ${lines} lines`
}
