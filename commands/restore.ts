/** `npm run restore -- FILE`: puts a backup in the database's place. */
import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { ownFolder } from '#database/owner-only.ts'
import { checkDatabase, inWords } from './backup/database-check.ts'
import { flush, takeOwner, withPartialFile } from './backup/partial-file.ts'
import { startProgress } from './backup/progress.ts'
import { closeDatabase, exchange } from './backup/set-aside.ts'
import { Refusal, runCommand, UsageError } from './run-command.ts'
import { say } from './say.ts'
import { databaseFile } from './site-database.ts'

const usage = `Usage: npm run restore -- FILE [--force]

  Puts the backup FILE in the place of the database. Stop the site first. The backup is copied
  and checked before anything is touched.

  --force   replaces a database that exists; it is kept as aangan.sqlite.before-restore-<time>

Exit codes: 0 done, 1 failed (nothing was replaced), 2 called wrongly.`

await runCommand(usage, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    options: { force: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0) throw new UsageError('Give one file.')
  const source = resolve(given)
  const target = databaseFile(
    'pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" FILE',
  )
  refuseSource(source, target)
  const replaces = existsSync(target)
  if (replaces && !values.force) {
    throw new Refusal(`${target} exists already: --force replaces it and keeps the old one aside.`)
  }
  await mkdir(dirname(target), ownFolder)

  const fresh = `${target}.restoring-${process.pid}`
  await withPartialFile(fresh, async () => {
    await copyWithProgress(source, fresh)
    const counts = checkDatabase(fresh)
    await takeOwner(fresh, target)
    await flush(fresh)
    if (replaces) await closeDatabase(target)
    const aside = `${target}.before-restore-${new Date().toISOString().replaceAll(':', '-')}`
    await exchange(target, fresh, aside)
    await flush(dirname(target))
    say(`Restored and checked: ${inWords(counts)} in ${target}`)
    if (replaces) say(`What was there is kept as ${aside}`)
    say('Messages that waited when the backup was made go out again when the site starts.')
  })
})

function refuseSource(source: string, target: string) {
  const found = statSync(source, { throwIfNoEntry: false })
  if (!found?.isFile()) throw new Refusal(`There is no file ${source}.`)
  if (source === target) throw new Refusal('This is the database itself.')
  const log = statSync(`${source}-wal`, { throwIfNoEntry: false })
  if (log && log.size > 0) {
    throw new Refusal(`${source} is in use or was copied by hand: make a backup of it first.`)
  }
}

async function copyWithProgress(source: string, copy: string) {
  const { size } = statSync(source)
  const tell = startProgress('Copying')
  let done = 0
  const count = new Transform({
    transform(chunk, _, next) {
      done += chunk.length
      tell(done, size)
      next(null, chunk)
    },
  })
  await pipeline(createReadStream(source), count, createWriteStream(copy, { flags: 'r+' }))
  tell(1, 1)
}
