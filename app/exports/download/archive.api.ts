import { Readable } from 'node:stream'
import { data } from 'react-router'
import { readNumber } from '#app/desk/posted-form.ts'
import { recordStaffEvent } from '#app/staff/events.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { indiaDay } from '#app/time/india.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/archive.api'
import { findDownload, readDownload } from './downloads.server.ts'

/**
 * `GET /desk/download/:id`: the archive of everything, for the owner, and written down that it was
 * fetched. 404 when there is none, when it is not ready, and when its day is over.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { id: staffId } = requireRole(context, 'owner')
  const { db } = context.get(appContext)
  const found = await findDownload(db)
  if (found?.state !== 'ready' || found.id !== readNumber(params.id)) {
    throw data('There is no such archive any more.', { status: 404 })
  }
  const { id, bytes, asked_at } = found
  await retryWhenBusy(() =>
    recordStaffEvent(db, { code: 'download-fetched', staffId, about: `download ${id}` }),
  )
  const pieces = Readable.toWeb(Readable.from(readDownload(db, id)))
  return new Response(pieces as ReadableStream<Uint8Array<ArrayBuffer>>, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename="everything-${indiaDay(new Date(asked_at))}.zip"`,
      'Cache-Control': 'no-store',
    },
  })
}
