/**
 * The program in which a backup is made that an owner asked for at the desk, started by
 * `app/settings/desk/backup/make-backup.server.ts` with a `BackupJob` as its argument. Writes one line
 * of JSON, a `BackupAnswer`.
 */
import type { BackupAnswer, BackupJob } from '#app/settings/desk/backup/make-backup.server.ts'
import { isDiskFull } from '#database/storage-failure.ts'
import { writeOutput } from '#server/child-jobs/write-output.ts'
import { makeBackup } from './make-backup.ts'

const { source, target }: BackupJob = JSON.parse(process.argv[2] ?? '')

const answer: BackupAnswer = await makeBackup(source, target).then(
  ({ bytes, untold }) => ({ bytes, untold }),
  (error: unknown) => ({
    fault: String(error),
    isFull: isDiskFull(error) || isDiskFull(Object(error).cause),
  }),
)
writeOutput(Buffer.from(`${JSON.stringify(answer)}\n`))
