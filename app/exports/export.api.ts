import { data } from 'react-router'
import { writeWorkbook } from '#app/catalogue/sheets/write-workbook.ts'
import { recordStaffEvent } from '#app/staff/events.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import { appContext } from '#server/app-context.ts'
import { tryAgainAfter } from '#server/forms/form-refusal.ts'
import { QueueFull } from '#server/work-queue.ts'
import type { Route } from './+types/export.api'
import { exports, writeList } from './exports.server.ts'
import { givingWay, streamList } from './list-stream.server.ts'

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/**
 * `GET /desk/exports/products.xlsx`, and the other lists by name, as Excel or CSV: written as it is
 * read, and written down that it left the desk. 404 for a list that there is none of, 503 while too
 * many are being made.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = requireRole(context, 'owner', 'desk', 'catalogue')
  const { db } = context.get(appContext)
  const [, what = '', kind] = /^([a-z]+)\.(xlsx|csv)$/.exec(params.what) ?? []
  const list = Object.hasOwn(exports, what) ? exports[what] : undefined
  if (!list || (kind !== 'xlsx' && kind !== 'csv')) {
    throw data('There is no such list.', { status: 404 })
  }
  requireRole(context, ...list.roles)
  const { name, columns } = list
  const rows = () => givingWay(list.rows(db))
  const pieces =
    kind === 'xlsx' ? writeWorkbook({ name, columns }, rows()) : writeList({ columns, rows }, db)
  const body = openList(pieces)
  if (!body) return refuseForNow()
  try {
    await retryWhenBusy(() =>
      recordStaffEvent(db, { code: 'exported', staffId: staff.id, about: `${what}.${kind}` }),
    )
  } catch (error) {
    await body.cancel()
    throw error
  }
  return new Response(body, {
    headers: {
      'Content-Type': types[kind],
      'Content-Disposition': `attachment; filename="${what}.${kind}"`,
    },
  })
}

/** Undefined while too many lists are being made. */
function openList(pieces: AsyncIterable<Uint8Array>) {
  try {
    return streamList(pieces)
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error
    return undefined
  }
}

function refuseForNow() {
  const words = 'Several lists are being made just now. Please come again in a minute.'
  return new Response(words, {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': String(tryAgainAfter) },
  })
}
