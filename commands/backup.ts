/** `npm run backup -- FILE`: a consistent copy of the database while the site runs. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { inWords } from './backup/database-check.ts'
import { makeBackup } from './backup/make-backup.ts'
import { startProgress } from './backup/progress.ts'
import { runCommand, UsageError } from './shared/run-command.ts'
import { say } from './shared/say.ts'
import { databaseFile, refuseWithoutDatabase } from './shared/site-database.ts'

const usage = `Usage: npm run backup -- FILE

  Copies the database into FILE, which must not exist yet, as it is at this moment. The site
  may run and take enquiries meanwhile. The copy is opened, checked and counted before it gets
  its name. It holds personal data: keep it as safe as the site.

Exit codes: 0 done, 1 failed, 2 called wrongly.`

await runCommand(usage, async (args) => {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true })
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0) throw new UsageError('Give one file.')
  const target = resolve(given)
  const source = databaseFile('pg_dump --format=custom --file=FILE "$DATABASE_URL"')
  refuseWithoutDatabase(source)
  const { counts, bytes, untold } = await makeBackup(source, target, startProgress('Copying'))
  say(`Backed up and checked: ${inWords(counts)}, ${(bytes / 1e6).toFixed(1)} MB in ${target}`)
  if (untold) say(untold)
})
