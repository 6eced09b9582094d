/** `npm run restore -- FILE`: puts a backup in the database's place. */
import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#database/connection.ts'
import { isPostgresUrl } from '#database/engine.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { ownFolder } from '#database/owner-only.ts'
import { checkDatabase, inWords } from './backup/database-check.ts'
import { flush, takeOwner, withPartialFile } from './backup/partial-file.ts'
import { startProgress } from './backup/progress.ts'
import { type ReplacedDatabase, readReplaced } from './backup/replaced-database.ts'
import { saySettled } from './backup/say-settled.ts'
import { closeDatabase, exchange } from './backup/set-aside.ts'
import { settleRestored } from './backup/settle-restored.ts'
import { refuseInUse } from './move/in-use.ts'
import { Refusal, runCommand, UsageError } from './run-command.ts'
import { say } from './say.ts'
import { databaseFile, databasePlace, refuseWithoutDatabase } from './site-database.ts'

const usage = `Usage: npm run restore -- FILE [--force] [--with-erased]
       npm run restore -- --settle [--replaced WHERE] [--with-erased]

  Puts the backup FILE in the place of the database. Stop the site first. The backup is copied
  and checked before anything is touched. It brings no old rights back: everybody has to sign
  in again, one-time links end, and messages that waited are held back until you say
  npm run enquiries -- held --send. Whoever the replaced database had forgotten since the
  backup is forgotten again; who may sign in is listed.

  --force        replaces a database that exists; it is kept as
                 aangan.sqlite.before-restore-<time>
  --with-erased  brings back what was erased since: for when that was a mistake
  --settle       does the second half alone, on the database that is in its place already: after
                 PostgreSQL's pg_restore
  --replaced     what to compare with then: a postgres:// address or an SQLite file, such as a
                 newer backup

Exit codes: 0 done, 1 failed (nothing was replaced), 2 called wrongly.`

await runCommand(usage, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    options: {
      force: { type: 'boolean' },
      'with-erased': { type: 'boolean' },
      settle: { type: 'boolean' },
      replaced: { type: 'string' },
    },
    allowPositionals: true,
  })
  const withErased = values['with-erased'] === true
  const [given, ...more] = positionals
  if (values.settle) {
    if (given !== undefined) throw new UsageError('--settle takes no file.')
    return settleInPlace(values.replaced, withErased)
  }
  if (values.replaced !== undefined) throw new UsageError('--replaced goes with --settle.')
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
    const readable = replaces && (await closeDatabase(target))
    const replaced = readable ? await readReplaced(target) : undefined
    const settled = await settle(fresh, replaced, withErased)
    await takeOwner(fresh, target)
    await flush(fresh)
    const aside = `${target}.before-restore-${new Date().toISOString().replaceAll(':', '-')}`
    await exchange(target, fresh, aside)
    await flush(dirname(target))
    say(`Restored and checked: ${inWords(counts)} in ${target}`)
    if (replaces) say(`What was there is kept as ${aside}`)
    saySettled(settled, { withErased })
  })
})

/** Brings the copy up to this version first, so that it is known what has to end. */
async function settle(place: string, replaced: ReplacedDatabase | undefined, withErased: boolean) {
  const db = await openDatabase(place)
  try {
    await migrateToLatest(db)
    return await settleRestored(db, replaced, { withErased })
  } finally {
    await db.destroy()
  }
}

/** For a backup that something else put in its place. */
async function settleInPlace(comparedWith: string | undefined, withErased: boolean) {
  const place = databasePlace()
  if (!isPostgresUrl(place)) refuseWithoutDatabase(place)
  await refuseInUse(place)
  const replaced = comparedWith === undefined ? undefined : await readReplaced(comparedWith)
  if (comparedWith !== undefined && !replaced) {
    throw new Refusal('What --replaced names can’t be read as a database of this site.')
  }
  saySettled(await settle(place, replaced, withErased), { withErased })
}

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
