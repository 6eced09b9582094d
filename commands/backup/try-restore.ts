import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '#commands/say.ts'
import { databaseFile, refuseWithoutDatabase } from '#commands/site-database.ts'
import { checkDatabase, inWords } from './database-check.ts'
import { withPartialFile } from './partial-file.ts'
import { copyBackup, finishCopy, refuseSource } from './restored-copy.ts'
import { writeDown } from './write-down.ts'

/**
 * Tries a backup: restores it to a file of its own, which is removed again, and writes down in the
 * site's database, which may be in use, that it was tried. Throws a `Refusal` when it can't be restored.
 */
export async function tryRestore(source: string): Promise<void> {
  const site = databaseFile('BACKUP_DIR=FOLDER sh ops/backup-postgres.sh --drill')
  refuseWithoutDatabase(site)
  refuseSource(source, site)
  const copy = join(tmpdir(), `aangan-drill-${process.pid}.sqlite`)
  await withPartialFile(copy, async () => {
    await copyBackup(source, copy)
    const counts = checkDatabase(copy)
    await finishCopy(copy, undefined, false)
    checkDatabase(copy)
    writeDown(site, 'restores', {
      at: new Date().toISOString(),
      enquiries: counts.enquiries ?? 0,
    })
    say(`It can be restored: ${inWords(counts)}. The copy is removed again.`)
  })
}
