import { findColleagues } from '#app/enquiries/answering/colleagues.server.ts'
import { listEnquiries } from '#app/enquiries/enquiry-list.server.ts'
import { enquiryColumns, inStaffWords } from '#app/enquiries/export/enquiry-columns.ts'
import { readNotes } from '#app/enquiries/export/enquiry-notes.server.ts'
import { localTime } from '#app/enquiries/export/local-time.ts'
import { listSubscribers } from '#app/newsletter/subscriber-list.server.ts'
import type { Role } from '#app/staff/role.ts'
import { listProductRows, productColumns } from '#app/stock/import/product-sheet.server.ts'
import type { WrittenColumn } from '#app/stock/import/write-workbook.ts'
import type { Database } from '#database/connection.ts'

/** A list that may leave the desk as a file. */
interface Export {
  roles: readonly Role[]
  name: string
  columns: readonly WrittenColumn[]
  rows(db: Database): AsyncIterable<readonly string[]>
}

const enquiriesAtOnce = 200

/** Every list by its name in the address; who may have it, and what is in it. */
export const exports: Readonly<Record<string, Export>> = {
  products: {
    ...{ roles: ['owner', 'catalogue'], name: 'Products', columns: productColumns },
    rows: listProductRows,
  },
  empty: {
    ...{ roles: ['owner', 'catalogue'], name: 'Products', columns: productColumns },
    rows: async function* () {},
  },
  enquiries: {
    ...{ roles: ['owner', 'desk'], name: 'Enquiries' },
    columns: [...enquiryColumns, 'Notes'].map((heading) => ({ heading })),
    rows: listEnquiryRows,
  },
  subscribers: {
    ...{ roles: ['owner'], name: 'Newsletter' },
    columns: ['E-mail', 'Subscribed (IST)'].map((heading) => ({ heading, width: 32 })),
    rows: async function* (db) {
      for (const { email, subscribed_at } of await listSubscribers(db)) {
        yield [email, localTime(subscribed_at)]
      }
    },
  },
}

/** What the command line's export gives of the enquiries, and no more. */
async function* listEnquiryRows(db: Database): AsyncGenerator<string[]> {
  const enquiries = await listEnquiries(db)
  for (let start = 0; start < enquiries.length; start += enquiriesAtOnce) {
    const some = enquiries.slice(start, start + enquiriesAtOnce)
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
      ]
    }
  }
}
