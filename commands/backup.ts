/** `npm run backup -- FILE`: a consistent copy of the database while the site runs. */
import { existsSync } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { ownFolder } from '#database/owner-only.ts'
import { type Counts, checkDatabase, countRows, inWords } from './backup/database-check.ts'
import { flush, withPartialFile } from './backup/partial-file.ts'
import { startProgress } from './backup/progress.ts'
import { writeDown } from './backup/write-down.ts'
import { Refusal, runCommand, UsageError } from './run-command.ts'
import { say } from './say.ts'
import { databaseFile, refuseWithoutDatabase } from './site-database.ts'

const usage = `Usage: npm run backup -- FILE

  Copies the database into FILE, which must not exist yet, as it is at this moment. The site
  may run and take enquiries meanwhile. The copy is opened, checked and counted before it gets
  its name. It holds personal data: keep it as safe as the site.

Exit codes: 0 done, 1 failed, 2 called wrongly.`

const pagesAtOnce = 500

await runCommand(usage, async (args) => {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true })
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0) throw new UsageError('Give one file.')
  const target = resolve(given)
  const source = databaseFile('pg_dump --format=custom --file=FILE "$DATABASE_URL"')
  refuseWithoutDatabase(source)
  refuseExisting(target)
  await mkdir(dirname(target), ownFolder)

  const partial = `${target}.partial-${process.pid}`
  await withPartialFile(partial, async () => {
    const wanted = await copyDatabase(source, partial)
    const counts = checkDatabase(partial)
    const differing = Object.keys(wanted).filter((table) => counts[table] !== wanted[table])
    if (differing.length > 0) throw new Refusal(`The copy differs in ${differing.join(', ')}.`)
    await flush(partial)
    refuseExisting(target)
    await rename(partial, target)
    await flush(dirname(target))
    const { size } = await stat(target)
    writeDown(source, 'backups', { made_at: new Date().toISOString(), bytes: size })
    say(`Backed up and checked: ${inWords(counts)}, ${(size / 1e6).toFixed(1)} MB in ${target}`)
  })
})

/** Copies one moment of the database page by page; gives that moment's counts. */
async function copyDatabase(source: string, copy: string): Promise<Counts> {
  const sqlite = new DatabaseSync(source, { timeout: 5_000 })
  try {
    // The read transaction holds this moment fast. Without it each enquiry that the site takes
    // would make the copy begin again; writers don't wait for it.
    sqlite.exec('begin')
    const counts = countRows(sqlite)
    const tell = startProgress('Copying')
    await backup(sqlite, copy, {
      rate: pagesAtOnce,
      progress: ({ totalPages, remainingPages }) => tell(totalPages - remainingPages, totalPages),
    })
    tell(1, 1)
    return counts
  } finally {
    sqlite.close()
  }
}

function refuseExisting(file: string) {
  if (existsSync(file)) throw new Refusal(`${file} exists already: name another file.`)
}
