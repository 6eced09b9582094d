import { parseArgs } from 'node:util'
import { listEnquiries } from '#app/enquiries/enquiry-list.server.ts'
import { askedFor, nameOf, stateOf } from '#app/enquiries/export/enquiry-columns.ts'
import { erasedOn } from '#app/enquiries/retention-period.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { localTime } from '#app/time/india.ts'
import { formatOptions, printJson, printRows, readFormat } from '#commands/shared/print-rows.ts'
import { readSiteConfig, withSiteDatabase } from '#commands/shared/site-database.ts'
import type { Database } from '#database/connection.ts'
import { filterOptions, readFilter, readSilence } from './filter.ts'
import { sayQuarantine } from './quarantine-line.ts'

const columns = [
  'received',
  'reference',
  'kind',
  'state',
  'with',
  'name',
  'mobile',
  'email',
  'asked for',
  'messages',
]

/**
 * `list`: the enquiries that a filter lets through, with what was asked for and how their
 * messages stand.
 */
export async function list(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { ...filterOptions, ...formatOptions } })
  const filter = readFilter(values)
  const format = readFormat(values)
  await withSiteDatabase(async (db) => {
    const messages = await countMessages(db)
    const config = await readSiteConfig(db)
    const silentSince = readSilence(values, config)
    const enquiries = await listEnquiries(db, { ...filter, silentSince })
    const staff = await findColleagues(
      db,
      enquiries.map((enquiry) => enquiry.staff_id),
    )
    const rows = enquiries.map((enquiry) => ({
      received: format === 'json' ? enquiry.received_at : localTime(enquiry.received_at),
      reference: enquiry.reference,
      kind: enquiry.kind,
      state: format === 'json' ? enquiry.state : stateOf(enquiry),
      with: nameOf(enquiry, staff),
      name: enquiry.erased_at ? '(erased)' : enquiry.full_name,
      mobile: enquiry.mobile_number,
      email: enquiry.email,
      'asked for': format === 'table' ? shorten(askedFor(enquiry)) : askedFor(enquiry),
      messages: enquiry.quarantined_at
        ? `quarantined: ${enquiry.quarantine_reason}`
        : (messages.get(enquiry.reference) ?? []).join(', '),
      ...(silentSince && {
        'erased on': erasedOn(enquiry, config).toISOString().slice(0, 10),
      }),
    }))
    if (format === 'json') printJson(rows)
    else printRows(rows, silentSince ? [...columns, 'erased on'] : columns, format)
    if (format === 'table' && !filter.quarantined) await sayQuarantine(db)
  })
}

/** Some three products: a row of the table shall stay one line of a wide terminal. */
function shorten(text: string) {
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text
}

/** For each reference, `2 sent`, `1 waiting`. */
async function countMessages(db: Database) {
  const counts = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      'subject_reference',
      'state',
      fn.countAll<number | string>().as('messages'),
    ])
    .groupBy(['subject_reference', 'state'])
    .orderBy('state')
    .execute()
  const byReference = new Map<string, string[]>()
  for (const { subject_reference: reference, state, messages } of counts) {
    if (reference === null) continue
    byReference.set(reference, [...(byReference.get(reference) ?? []), `${messages} ${state}`])
  }
  return byReference
}
