import { Form, redirect } from 'react-router'
import { HowFar } from '#app/desk/parts/how-far.tsx'
import { SettingsFrame } from '#app/desk/parts/settings-frame.tsx'
import { useFollow } from '#app/desk/parts/use-follow.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { archivePath, downloadPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { recordStaffEvent } from '#app/staff/events.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { momentWords } from '#app/time/day-words.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/download.route'
import { askDownload, findDownload, keptMs } from './downloads.server.ts'
import { lookForDownloads, whyDownloadHalted } from './make-download.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  requireRole(context, 'owner')
  const now = new Date()
  const found = await findDownload(context.get(appContext).db, now)
  if (!found) return { archive: undefined }
  const { id, state, to_do, done, bytes, asked_at, ready_at } = found
  const goes = new Date(Date.parse(ready_at ?? asked_at) + keptMs).toISOString()
  return {
    archive: {
      id,
      state,
      done,
      toDo: to_do,
      size: sizeWords(Number(bytes)),
      halted: whyDownloadHalted(id),
      asked: momentWords(asked_at, now),
      goes: momentWords(goes, now),
    },
  }
}

/** Asks for an archive; while one is being made that is the one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner')
  await readDeskForm(request)
  const app = context.get(appContext)
  await app.writeTogether(async (transaction) => {
    const begun = await askDownload(transaction, staffId)
    if (begun) await recordStaffEvent(transaction, { code: 'download-asked', staffId })
  })
  lookForDownloads(app)
  return redirect(downloadPath, 303)
}

/** How large a file is: `34 MB`. */
function sizeWords(bytes: number) {
  const megabytes = bytes / 1024 / 1024
  if (megabytes < 1) return `${Math.ceil(bytes / 1024)} KB`
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`
}

/** Everything that the nursery keeps, as one archive that the owner asks for. */
export default function DownloadRoute({ loaderData: { archive } }: Route.ComponentProps) {
  const isMaking = archive?.state === 'making'
  useFollow(isMaking, 2_000)
  return (
    <SettingsFrame title="Download everything">
      <section aria-labelledby="h-download">
        <h2 id="h-download">Download everything</h2>
        <p className="note">
          One archive: the files of the catalogue and the guides, the pictures that were uploaded,
          enquiries with their notes, quotes, changes of prices, and the newsletter’s subscribers.
          It holds what visitors trusted you with: keep it where only you can read it. That it was
          asked for and fetched is written down.
        </p>
        {archive?.state === 'making' && (
          <>
            <progress
              value={archive.done}
              max={Math.max(archive.toDo, 1)}
              aria-label="Done of it"
            />
            <p className="note">
              Being made: {archive.done.toLocaleString('en-IN')} of{' '}
              {archive.toDo.toLocaleString('en-IN')} things, {archive.size} so far. You may leave
              this page; it goes on.
            </p>
            {archive.halted && (
              <p className="notice" role="alert">
                <Icon name="alert" />
                It stands still. {archive.halted} It is begun anew within a minute of that being put
                right.
              </p>
            )}
            <HowFar path={downloadPath} />
          </>
        )}
        {archive?.state === 'ready' && (
          <p className="archive">
            <a className="btn" href={archivePath(archive.id)}>
              Download {archive.size}
            </a>
            <small>
              Asked for: {archive.asked}. It goes: {archive.goes}.
            </small>
          </p>
        )}
        {archive?.state === 'failed' && (
          <p className="notice" role="alert">
            <Icon name="alert" />
            The archive could not be made. {archive.halted} Ask for it again; if it fails once more,
            the log says why.
          </p>
        )}
        {!isMaking && (
          <Form method="post" className="letters-new">
            <button type="submit" className="btn btn-line">
              {archive ? 'Make a new one' : 'Make the archive'}
            </button>
          </Form>
        )}
      </section>
    </SettingsFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The download" />
}
