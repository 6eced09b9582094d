import { Readable } from 'node:stream'
import { data } from 'react-router'
import { recordStaffEvent } from '#app/staff/events.server.ts'
import { requireRole } from '#app/staff/staff-context.ts'
import { writeWorkbook } from '#app/stock/import/write-workbook.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/export.api'
import { exports, writeList } from './exports.server.ts'

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/**
 * `GET /desk/exports/products.xlsx`, and the other lists by name, as Excel or CSV: written as it is
 * read, and written down that it left the desk. 404 for a list that there is none of.
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
  await retryWhenBusy(() =>
    recordStaffEvent(db, { code: 'exported', staffId: staff.id, about: `${what}.${kind}` }),
  )
  const { name, columns } = list
  const pieces =
    kind === 'xlsx' ? writeWorkbook({ name, columns }, list.rows(db)) : writeList(list, db)
  return new Response(
    Readable.toWeb(Readable.from(pieces)) as ReadableStream<Uint8Array<ArrayBuffer>>,
    {
      headers: {
        'Content-Type': types[kind],
        'Content-Disposition': `attachment; filename="${what}.${kind}"`,
      },
    },
  )
}
