/** `npm run restore -- FILE`: puts a backup in the database's place. */

import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readQuoteNumber } from '#app/quotes/sending/restored-numbers.server.ts'
import { isPostgresUrl } from '#database/engine.ts'
import { makeOwnFolder } from '#database/owner-only.ts'
import { unopenedFileWords } from '#server/storage-words.ts'
import { checkDatabase, inWords } from './backup/database-check.ts'
import type { RestoreOptions } from './backup/finish-restored.ts'
import { refuseFullDisk } from './backup/full-disk.ts'
import { flush, takeOwner, withPartialFile } from './backup/partial-file.ts'
import { readReplaced } from './backup/replaced-database.ts'
import { copyBackup, finishCopy, refuseSource } from './backup/restored-copy.ts'
import { sayFinished } from './backup/say-finished.ts'
import { closeDatabase, exchange } from './backup/set-aside.ts'
import { writeDown } from './backup/write-down.ts'
import { refuseInUse } from './move/in-use.ts'
import { Refusal, runCommand, UsageError } from './shared/run-command.ts'
import { say } from './shared/say.ts'
import {
  databaseFile,
  databasePlace,
  refuseMistyped,
  refuseWithoutDatabase,
} from './shared/site-database.ts'

const usage = `Usage: npm run restore -- FILE [--force] [--with-erased] [--last-quote NUMBER]
       npm run restore -- FILE --drill
       npm run restore -- --settle [--replaced WHERE] [--with-erased] [--last-quote NUMBER]

  Puts the backup FILE in the place of the database. Stop the site first. The backup is copied
  and checked before anything is touched. It brings no old rights back: everybody has to sign
  in again, one-time links end, and messages that waited are held back until you say
  npm run enquiries -- held --send. Whoever the replaced database had forgotten since the
  backup is forgotten again; who may sign in is listed.

  --drill        tries FILE: does all of this to a copy in the folder for passing things (TMPDIR),
                 which is removed again. The site may run; its desk tells when it was tried
  --force        replaces a database that exists; it is kept as
                 aangan.sqlite.before-restore-<time>
  --with-erased  brings back what was erased since: for when that was a mistake
  --settle       does the second half alone, on the database that is in its place already: after
                 PostgreSQL's pg_restore
  --replaced     what to compare with then: a postgres:// address or an SQLite file, such as a
                 newer backup
  --last-quote   the last number that a quote was given, such as Q-2026-0017, where no replaced
                 database can tell it: the next quote goes on after it

Exit codes: 0 done, 1 failed (nothing was replaced), 2 called wrongly.`

await runCommand(usage, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    options: {
      force: { type: 'boolean' },
      drill: { type: 'boolean' },
      'with-erased': { type: 'boolean' },
      settle: { type: 'boolean' },
      replaced: { type: 'string' },
      'last-quote': { type: 'string' },
    },
    allowPositionals: true,
  })
  const options = {
    withErased: values['with-erased'] === true,
    lastQuote: readLastQuote(values['last-quote']),
  }
  const [given, ...more] = positionals
  if (values.settle) {
    if (given !== undefined) throw new UsageError('--settle takes no file.')
    if (values.replaced) refuseMistyped('--replaced', values.replaced)
    return finishInPlace(values.replaced, options)
  }
  if (values.replaced !== undefined) throw new UsageError('--replaced goes with --settle.')
  if (given === undefined || more.length > 0) throw new UsageError('Give one file.')
  const source = resolve(given)
  if (values.drill) return tryRestore(source)
  const target = databaseFile(
    'pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" FILE',
  )
  refuseSource(source, target)
  const replaces = existsSync(target)
  if (replaces && !values.force) {
    throw new Refusal(`${target} exists already: --force replaces it and keeps the old one aside.`)
  }
  await refuseFullDisk(target, 'Nothing was replaced.', () =>
    putInPlace(source, target, replaces, options),
  )
})

/** Puts a checked copy of a backup in the place of the database, or where there was none. */
async function putInPlace(
  source: string,
  target: string,
  replaces: boolean,
  options: RestoreOptions,
) {
  await makeOwnFolder(dirname(target))
  const fresh = `${target}.restoring-${process.pid}`
  await withPartialFile(fresh, async () => {
    await copyBackup(source, fresh)
    const counts = checkDatabase(fresh)
    const readable = replaces && (await closeDatabase(target))
    const replaced = readable ? await readReplaced(target) : undefined
    const settled = await finishCopy(fresh, replaced, options)
    await takeOwner(fresh, target)
    await flush(fresh)
    const aside = `${target}.before-restore-${new Date().toISOString().replaceAll(':', '-')}`
    await exchange(target, fresh, aside)
    await flush(dirname(target))
    say(`Restored and checked: ${inWords(counts)} in ${target}`)
    if (replaces) say(`What was there is kept as ${aside}`)
    sayFinished(settled, options)
  })
}

function readLastQuote(given: string | undefined) {
  const read = given === undefined ? undefined : readQuoteNumber(given)
  if (given !== undefined && !read)
    throw new UsageError('Give a quote’s number, such as Q-2026-0017.')
  return read
}

/** For a backup that something else put in its place. */
async function finishInPlace(comparedWith: string | undefined, options: RestoreOptions) {
  const place = databasePlace()
  if (!isPostgresUrl(place)) refuseWithoutDatabase(place)
  await refuseInUse(place)
  const replaced = comparedWith === undefined ? undefined : await readReplaced(comparedWith)
  if (comparedWith !== undefined && !replaced) {
    throw new Refusal('What --replaced names can’t be read as a database of this site.')
  }
  sayFinished(await finishCopy(place, replaced, options), options)
}

/**
 * Tries a backup: restores it to a file of its own, which is removed again, and writes down in the
 * site's database, which may be in use, that it was tried. Throws a `Refusal` when it can't be restored.
 */
async function tryRestore(source: string): Promise<void> {
  const site = databaseFile('BACKUP_DIR=FOLDER sh ops/backup-postgres.sh --drill')
  refuseWithoutDatabase(site)
  refuseSource(source, site)
  const copy = join(tmpdir(), `aangan-drill-${process.pid}.sqlite`)
  const counts = await refuseFullDisk(tmpdir(), 'TMPDIR may name another folder.', () =>
    withPartialFile(copy, async () => {
      await copyBackup(source, copy)
      const counts = checkDatabase(copy)
      await finishCopy(copy, undefined, {})
      checkDatabase(copy)
      return counts
    }),
  )
  try {
    writeDown(site, 'restores', {
      at: new Date().toISOString(),
      enquiries: counts.enquiries ?? 0,
    })
  } catch (error) {
    throw new Refusal(
      `It can be restored, but the desk can’t be told. ${unopenedFileWords(site, error)}`,
    )
  }
  say(`It can be restored: ${inWords(counts)}. The copy is removed again.`)
}
