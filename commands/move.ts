/** `npm run move -- --to …`: takes everything to another database, of either engine. */
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from '#database/connection.ts'
import { isPostgresUrl } from '#database/engine.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { inWords } from './backup/database-check.ts'
import { refuseFullDisk } from './backup/full-disk.ts'
import { copyTables, refuseFull } from './move/copy-tables.ts'
import { refuseInUse } from './move/in-use.ts'
import { runCommand, UsageError } from './shared/run-command.ts'
import { say } from './shared/say.ts'
import {
  databasePlace,
  openOrRefuse,
  refuseMistyped,
  refuseOtherVersion,
  refuseWithoutDatabase,
} from './shared/site-database.ts'

const usage = `Usage: npm run move -- --to WHERE [--from WHERE]

  Copies the whole database to WHERE, postgres://user:password@host/database or an SQLite file,
  which must be empty or not exist. Stop the site first. Everything is compared row by row before
  it counts; if anything fails, the target stays empty and the command can be given again. The
  source is not changed.

  --from   what to copy; the site's own database unless given

Exit codes: 0 done, 1 failed (nothing was moved), 2 called wrongly.`

await runCommand(usage, async (args) => {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, from: { type: 'string' } },
  })
  const { to } = values
  if (!to) throw new UsageError('Say where to: --to postgres://… or --to FILE.')
  refuseMistyped('--to', to)
  if (values.from) refuseMistyped('--from', values.from)
  const folder = dirname(resolve(to))
  if (!isPostgresUrl(to) && !existsSync(folder)) {
    throw new UsageError(`There is no folder ${folder} for the file.`)
  }
  const own = databasePlace()
  const from = values.from ?? own
  const fromName = values.from ? `The database ${nameOf(from)}, given with --from,` : undefined
  if (from === to) throw new UsageError('This is where everything is already.')
  if (!isPostgresUrl(from)) refuseWithoutDatabase(from)
  await refuseInUse(from, fromName)
  if (existsSync(to)) await refuseInUse(to)

  const source = await openOrRefuse(from, fromName)
  try {
    await refuseOtherVersion(source)
    const counts = await fillTarget(to, source)
    say(`Moved and compared: ${inWords(counts)} in ${nameOf(to)}`)
  } finally {
    await source.destroy()
  }
  say(`${whatNext(to)}, and start the site. What was there before is left as it is.`)
})

/**
 * Copies into the target. A file that was not there before goes again when that fails: on a full disk
 * its log holds what was copied so far.
 */
async function fillTarget(to: string, source: Database) {
  const isNewFile = !isPostgresUrl(to) && !existsSync(to)
  try {
    return await refuseFullDisk(nameOf(to), 'Nothing was moved.', async () => {
      const target = await openOrRefuse(to, `The database ${nameOf(to)}, given with --to,`)
      try {
        await migrateToLatest(target)
        await refuseFull(target)
        return await copyTables(source, target)
      } finally {
        await target.destroy()
      }
    })
  } catch (error) {
    for (const end of isNewFile ? ['', '-wal', '-shm'] : []) await rm(to + end, { force: true })
    throw error
  }
}

/** What makes the site use the target: it opens no other file than its ordinary one. */
function whatNext(to: string) {
  if (isPostgresUrl(to)) return 'Set DATABASE_URL to it'
  const ordinary = databasePlace({ DATABASE_URL: '' })
  if (resolve(to) === ordinary) return 'Empty DATABASE_URL'
  const aside = existsSync(ordinary) ? `Set ${ordinary} aside with its -wal and -shm, put` : 'Put'
  const place = existsSync(ordinary) ? 'in its place' : `at ${ordinary}`
  return `${aside} ${to} ${place}, empty DATABASE_URL`
}

/** A place without its password. */
function nameOf(place: string) {
  if (!isPostgresUrl(place)) return place
  const { host, pathname } = new URL(place)
  return `${host}${pathname}`
}
