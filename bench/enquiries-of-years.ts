import { sql } from 'kysely'
import { enquiryText } from '#app/enquiries/answering/enquiry-text.ts'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import type { NewEnquiryRow } from '#database/schema/enquiries.ts'
import { oneInTurn } from './one-in-turn.ts'
import { withoutTimeLimit } from './tidy-postgres.ts'

const rowsPerInsert = 1_000
const hourMs = 60 * 60 * 1000
/** Open enquiries are the last ones that came; of these so many wait for us. */
const share = { open: 0.05, ours: 0.4, spam: 0.02, noted: 0.1 }

const first = ['Meera', 'Ravi', 'Imran', 'Farida', 'आशा', 'Joseph', 'Kavita', 'Neha', 'सुनील', 'Om']
const last = ['Deshpande', 'Shaikh', 'Contractor', 'पाटील', 'D Souza', 'Joshi', 'Kulkarni', 'Rao']
const plants = [
  'Areca Palm',
  'Snake Plant',
  'Peace Lily',
  'Holy Basil',
  'Mogra Jasmine',
  'Money Plant',
]
const things = ['Cocopeat', 'Vermicompost', 'Khurpi Weeder', 'Terracotta Pot', 'Onyx Pebbles']
const domains = ['gmail.com', 'gmail.com', 'gmail.com', 'yahoo.co.in', 'rediffmail.com']
const notes = ['18 of them in shed 2, about 50 cm', 'Wants it before Diwali', 'Building has a lift']

/** The one who is asked for by `with=me`, and how the enquiries end that ended. */
export const colleague = 1
const endings = ['won', 'lost', 'won', 'lost', 'lost'] as const

/**
 * Fills a migrated database with enquiries of some years, always the same: the last ones open, a few
 * of them ours, the others closed or spam, some with a note. Gives the instant at which it ends.
 */
export async function fillEnquiries(db: Database, count: number): Promise<Date> {
  const end = new Date('2026-11-19T06:30:00Z')
  const staff = { name: 'Asha Patil', role: 'desk' as const, created_at: end.toISOString() }
  await db.insertInto('staff').values(staff).execute()
  const endIndexing = engineOf(db) === 'postgres' ? await indexLater(db) : undefined
  for (let start = 0; start < count; start += rowsPerInsert) {
    const rows = Array.from({ length: Math.min(rowsPerInsert, count - start) }, (_, index) =>
      makeRow(start + index, count, end),
    )
    await db.transaction().execute(async (transaction) => {
      const stored = await transaction
        .insertInto('enquiries')
        .values(rows.map(({ row }) => row))
        .returning('id')
        .execute()
      const withIds = rows.map((made, index) => ({ ...made, enquiry_id: stored[index]?.id ?? 0 }))
      const texts = withIds.map(({ enquiry_id, text }) => ({ enquiry_id, text }))
      await transaction.insertInto('enquiry_texts').values(texts).execute()
      const noted = withIds.flatMap(({ enquiry_id, note, row }) =>
        note ? { enquiry_id, text: note, written_at: row.received_at } : [],
      )
      await transaction.insertInto('enquiry_notes').values(noted).execute()
    })
  }
  await endIndexing?.()
  return end
}

/**
 * Takes PostgreSQL's search index away: it is made at once of all texts many times sooner than bit by
 * bit. Gives what makes it, and tidies up as PostgreSQL does by itself after a while: until then it
 * neither knows nor trusts its indexes.
 */
async function indexLater(db: Database) {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where indexname = 'enquiry_texts_by_gram'`.execute(db)
  await sql`drop index enquiry_texts_by_gram`.execute(db)
  return () =>
    withoutTimeLimit(db, async (connection) => {
      for (const { indexdef } of rows) await sql.raw(indexdef).execute(connection)
      await sql`vacuum analyze enquiries, enquiry_texts`.execute(connection)
    })
}

function makeRow(index: number, count: number, end: Date) {
  const age = count - index
  const received_at = new Date(end.getTime() - age * (hourMs / 12)).toISOString()
  const isOpen = age <= count * share.open
  const isOurs = isOpen && spread(index, 1) < share.ours
  const isSpam = !isOpen && spread(index, 2) < share.spam
  const note = spread(index, 3) < share.noted ? pick(notes, index, 4) : undefined
  const products = [pick(plants, index, 5), pick(things, index, 6)].map((name, id) => ({
    id,
    name,
  }))
  const visitor = index % (count / 2)
  // What is theirs comes due some hours from now; some of it has.
  const due = new Date(end.getTime() + (spread(index, 7) - 0.1) * 72 * hourMs).toISOString()
  const row = {
    reference: `AN-${letters(index, 14, 8)}`,
    kind: 'enquiry',
    full_name: `${pick(first, index, 8)} ${pick(last, index, 9)}`,
    email: `${letters(visitor, 15, 7).toLowerCase()}@${pick(domains, index, 16)}`,
    mobile_number: String(6_000_000_000 + Math.floor(spread(visitor, 17) * 4_000_000_000)),
    address: 'Flat 7, Rohan Apartments, Kothrud, Pune 411038',
    message: 'All of the same height, please, and before the end of the month if that can be done.',
    products: JSON.stringify(products),
    fingerprint: '',
    received_at,
    state: isOurs ? 'new' : isOpen ? 'contacted' : isSpam ? 'spam' : pick(endings, index, 10),
    turn: isOurs ? 'ours' : isOpen ? 'theirs' : 'closed',
    turn_since: received_at,
    our_turn_since: isOurs ? received_at : isOpen ? due : null,
    last_done_at: received_at,
    last_contact_at: received_at,
    first_answer_at: isOurs || isSpam ? null : received_at,
    answer_minutes: isOurs || isSpam ? null : Math.floor(spread(index, 11) * 500),
    staff_id: spread(index, 12) < 0.3 ? colleague : null,
    size: 1 + Math.floor(spread(index, 13) * 40),
  } satisfies NewEnquiryRow
  return { row, note, text: enquiryText(row, products, note ? [note] : []) }
}

/** A number from 0 to 1 that looks like chance and is always the same. */
function spread(index: number, salt: number) {
  const mixed = Math.imul(index * 31 + salt, 0x9e3779b1) ^ (index >>> 3)
  return (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0) / 2 ** 32
}

function letters(index: number, salt: number, count: number) {
  return Array.from({ length: count }, (_, place) => {
    return pick([...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'], index * 8 + place, salt)
  }).join('')
}

function pick<T>(from: readonly T[], index: number, salt: number): T {
  return oneInTurn(from, Math.floor(spread(index, salt) * from.length))
}
