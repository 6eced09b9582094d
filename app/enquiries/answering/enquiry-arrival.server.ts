import { sql, type Transaction } from 'kysely'
import type { NamedProduct, StoredEnquiry } from '#app/enquiries/stored-enquiry.ts'
import { held } from '#database/held.ts'
import { notifying } from '#database/postgres/notifications.ts'
import type { Schema } from '#database/schema.ts'
import { enquiryText } from './enquiry-text.ts'
import { addEvent } from './events.server.ts'
import { newsChannel } from './news.server.ts'
import { standingOf } from './turn.ts'

/** A bulk enquiry says in its message how many; among the largest it is in any case. */
const bulkSize = 1_000

/** The columns with which an enquiry arrives at the desk: new and ours, or set aside as spam. */
export function arriving(enquiry: StoredEnquiry, products: readonly NamedProduct[]) {
  const { kind, received_at, quarantined_at } = enquiry
  const pieces = products.reduce((sum, product) => sum + piecesOf(product), 0)
  return {
    state: quarantined_at ? ('spam' as const) : ('new' as const),
    turn: quarantined_at ? ('closed' as const) : ('ours' as const),
    turn_since: received_at,
    our_turn_since: quarantined_at ? null : received_at,
    last_done: 'received',
    last_done_at: received_at,
    last_contact_at: received_at,
    size: kind === 'bulk' ? Math.max(pieces, bulkSize) : pieces,
  }
}

/**
 * Begins to make a new enquiry be found at the desk, in the transaction that stored it, and to tell
 * open screens. By its reference: its id may be on its way yet.
 */
export function insertText(
  transaction: Transaction<Schema>,
  enquiry: StoredEnquiry,
  products: readonly NamedProduct[],
) {
  const text = enquiryText(enquiry, products)
  // Plain statements here and below: building them costs more than the database does.
  return sql<object>`insert into enquiry_texts (enquiry_id, text)
    select id, ${text} from enquiries where reference = ${enquiry.reference}
    ${notifying(transaction, newsChannel)}`
}

/**
 * Makes what this visitor asked before ours again, in the transaction that stored the new enquiry. Only
 * what is theirs: what is ours already has waited longer.
 */
export async function handEarlierBack(
  transaction: Transaction<Schema>,
  { mobile_number, email, reference, received_at }: StoredEnquiry,
): Promise<void> {
  // Two lookups, each by an index that holds only what is theirs: however much somebody asked before.
  const { rows: waiting } = await sql<{ id: number }>`
    select id from enquiries
    where mobile_number = ${mobile_number} and turn = 'theirs'
    union
    select id from enquiries
    where lower(email) = ${email.toLowerCase()} and turn = 'theirs'`.execute(transaction)
  const theirs = transaction
    .selectFrom('enquiries')
    .selectAll()
    .where(
      'id',
      'in',
      waiting.map((row) => row.id),
    )
    .where('turn', '=', 'theirs')
    .orderBy('id')
  for (const row of await held(transaction, theirs).execute()) {
    const dueBefore = row.our_turn_since !== null && row.our_turn_since <= received_at
    const since = dueBefore ? row.our_turn_since : received_at
    const version = row.version + 1
    await transaction
      .updateTable('enquiries')
      .set({
        turn: 'ours',
        turn_since: since,
        our_turn_since: since,
        last_done: 'wrote-again',
        last_done_at: received_at,
        last_contact_at: received_at,
        remind_when_written: 0,
        version,
      })
      .where('id', '=', row.id)
      .execute()
    await addEvent(transaction, {
      enquiry_id: row.id,
      at: received_at,
      code: 'wrote-again',
      to_code: reference,
      version,
      before: standingOf(row),
    })
  }
}

/** A quantity is words, such as `12` or `2 dozen`: its first number counts, at least one piece. */
function piecesOf({ quantity }: NamedProduct) {
  const first = Number(/\d{1,6}/.exec(quantity ?? '')?.[0] ?? 1)
  return Math.max(1, first)
}
