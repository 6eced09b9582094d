import { listProductRows, productColumns } from '#app/catalogue/sheets/product-sheet.server.ts'
import type { WrittenColumn } from '#app/catalogue/sheets/write-workbook.ts'
import { countPriceChanges } from '#app/catalogue/sizes/price-history.server.ts'
import { listEnquiriesBefore } from '#app/enquiries/enquiry-list.server.ts'
import {
  enquiryColumns,
  enquirySheetColumns,
  inStaffWords,
  pricesSeenColumn,
} from '#app/enquiries/export/enquiry-columns.ts'
import { readNotes } from '#app/enquiries/export/enquiry-notes.server.ts'
import { subscriberExport } from '#app/newsletter/subscriber-export.server.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import type { Role } from '#app/staff/role.ts'
import type { Database } from '#database/connection.ts'
import { writeCsv } from '#server/write-csv.ts'
import { listPriceRows, priceColumns } from './price-rows.server.ts'
import { countQuoteLines, listQuoteRows, quoteColumns } from './quote-rows.server.ts'

/** A list as rows of a file. */
export interface CsvList {
  columns: readonly WrittenColumn[]
  rows(db: Database): AsyncIterable<readonly string[]>
}

/** A list that may leave the desk as a file. */
interface Export extends CsvList {
  roles: readonly Role[]
  name: string
  /** Counts its rows: then the archive of everything has it too. */
  count?(db: Database): Promise<number>
}

const rowsAtOnce = 200

/** Every list by its name in the address; who may have it, and what is in it. */
export const exports: Readonly<Record<string, Export>> = {
  products: {
    roles: ['owner', 'catalogue'],
    name: 'Products',
    columns: productColumns,
    rows: listProductRows,
  },
  empty: {
    roles: ['owner', 'catalogue'],
    name: 'Products',
    columns: productColumns,
    rows: async function* () {},
  },
  prices: {
    roles: ['owner', 'catalogue'],
    name: 'Prices',
    columns: priceColumns,
    rows: listPriceRows,
    count: countPriceChanges,
  },
  enquiries: {
    roles: ['owner'],
    name: 'Enquiries',
    columns: [...enquirySheetColumns, { heading: 'Notes' }, { heading: pricesSeenColumn }],
    rows: listEnquiryRows,
    count: countEnquiries,
  },
  quotes: {
    roles: ['owner'],
    name: 'Quotes',
    columns: quoteColumns,
    rows: listQuoteRows,
    count: countQuoteLines,
  },
  subscribers: {
    roles: ['owner'],
    name: 'Newsletter',
    ...subscriberExport,
  },
}

/** Writes a list as CSV, row by row as they are read; the first one is the line of names. */
export function writeList(
  { columns, rows }: CsvList,
  db: Database,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  return writeCsv(withHead(columns, rows(db)))
}

async function* withHead(
  columns: readonly { heading: string }[],
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<readonly string[]> {
  yield columns.map(({ heading }) => heading)
  yield* rows
}

async function countEnquiries(db: Database): Promise<number> {
  const { rows } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number | string>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

/** What the command line's export gives of the enquiries, and no more. */
async function* listEnquiryRows(db: Database): AsyncGenerator<string[]> {
  let reached: number | undefined
  for (;;) {
    const some = await listEnquiriesBefore(db, reached, rowsAtOnce)
    const last = some.at(-1)
    if (!last) return
    reached = last.id
    const notes = await readNotes(
      db,
      some.map(({ id }) => id),
    )
    const staff = await findColleagues(
      db,
      some.map(({ staff_id }) => staff_id),
    )
    for (const enquiry of some) {
      const words = inStaffWords(enquiry, staff)
      yield [
        ...enquiryColumns.map((column) => String(words[column] ?? '')),
        (notes.get(enquiry.id) ?? []).join('\n'),
        String(words[pricesSeenColumn] ?? ''),
      ]
    }
  }
}
