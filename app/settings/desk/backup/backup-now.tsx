import { Form } from 'react-router'
import { HowFar } from '#app/desk/parts/how-far.tsx'
import { useFollow } from '#app/desk/parts/use-follow.ts'
import { settingsPath } from '#app/paths/desk-paths.ts'
import type { BackupStanding } from './make-backup.server.ts'

export interface BackupNowProps {
  /** Whether backups can be made here: PostgreSQL's are made where that runs. */
  canMake: boolean
  standing: BackupStanding | undefined
}

/** The button with which an owner makes a backup, how far that is, and where backups go. */
export function BackupNow({ canMake, standing }: BackupNowProps) {
  const isMaking = standing === 'making'
  useFollow(isMaking, 2_000)
  if (!canMake) {
    return (
      <small className="backup-note">
        Backups are made where the database runs; this page tells when.
      </small>
    )
  }
  return (
    <>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="backup" />
        <button type="submit" className="btn btn-line">
          {isMaking ? 'Being made…' : 'Make a backup now'}
        </button>
      </Form>
      <div className="backup-note">
        <small role="status">
          {isMaking && 'A backup is being made and checked. You may leave this page; it goes on.'}
        </small>
        {isMaking && <HowFar path={settingsPath} />}
        {typeof standing === 'object' && (
          <p className="err" role="alert">
            No backup was made. {standing.failed} Ask who runs the site for help.
          </p>
        )}
        <small>
          What you make here stays on the server, the newest five, for four weeks. Ask who runs the
          site to keep some elsewhere, too.
        </small>
      </div>
    </>
  )
}
