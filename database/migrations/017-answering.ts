import { type SqlBool, sql, type Transaction } from 'kysely'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'
import { createEnquirySearch } from './017-enquiry-search.ts'

/** Received longer before the migration than this, an enquiry was answered without the desk. */
const beforeDeskDays = 14

/**
 * Lets the staff answer: each enquiry has a state and a turn, events and notes; there are ready
 * texts, the desk's settings, and a search of enquiries. What stood in the table before arrives in
 * its place: set aside as spam, old as closed before the desk, the rest as new.
 */
export async function answering(transaction: Transaction<Schema>): Promise<void> {
  await addColumns(transaction)
  await placeOldEnquiries(transaction, new Date())
  await createIndexes(transaction)
  await createTables(transaction)
  await createEnquirySearch(transaction)
  if (engineOf(transaction) === 'postgres') await placeWhatOldProcessesStore(transaction)
}

async function addColumns(transaction: Transaction<Schema>) {
  const { schema } = transaction
  const states = sql`state in ('new', 'contacted', 'quoted', 'won', 'lost', 'spam')`
  const reasons = sql`lost_reason in ('price', 'stock', 'delivery', 'no-reply', 'other')`
  const turns = sql`turn in ('ours', 'theirs', 'closed')`
  const flag = (name: string) => sql`${sql.ref(name)} in (0, 1)`
  const columns = [
    ['state', 'text', 'new', states],
    ['lost_reason', 'text', null, reasons],
    ['turn', 'text', 'ours', turns],
    ['turn_since', 'text', null, null],
    ['our_turn_since', 'text', null, null],
    ['last_done', 'text', 'received', null],
    ['last_done_at', 'text', null, null],
    ['last_contact_at', 'text', null, null],
    ['first_answer_at', 'text', null, null],
    ['answer_minutes', 'integer', null, null],
    ['staff_id', 'integer', null, null],
    ['next_step', 'text', null, null],
    ['next_step_before', 'text', null, null],
    ['remind_at', 'text', null, null],
    ['remind_when_written', 'integer', 0, flag('remind_when_written')],
    ['size', 'integer', 0, null],
    ['version', 'integer', 1, null],
    ['before_desk', 'integer', 0, flag('before_desk')],
  ] as const
  for (const [name, type, standard, check] of columns) {
    await schema
      .alterTable('enquiries')
      .addColumn(name, type, (column) => {
        const made = standard === null ? column : column.notNull().defaultTo(standard)
        return check ? made.check(check) : made
      })
      .execute()
  }
}

async function placeOldEnquiries(transaction: Transaction<Schema>, now: Date) {
  const desk = new Date(now.getTime() - beforeDeskDays * 24 * 60 * 60 * 1000).toISOString()
  await sql`
    update enquiries set
      state = case when quarantined_at is not null then 'spam'
        when received_at < ${desk} or erased_at is not null then 'lost' else 'new' end,
      turn = case when quarantined_at is not null or received_at < ${desk}
        or erased_at is not null then 'closed' else 'ours' end,
      before_desk = case when quarantined_at is null
        and (received_at < ${desk} or erased_at is not null) then 1 else 0 end,
      turn_since = coalesce(quarantined_at, received_at),
      our_turn_since = case when quarantined_at is null and received_at >= ${desk}
        and erased_at is null then received_at end,
      last_done_at = received_at,
      last_contact_at = received_at`.execute(transaction)
}

/**
 * While the site is being replaced, processes of the version before still store enquiries and know
 * nothing of turns: without this nobody would see those. On SQLite there is one process only.
 */
async function placeWhatOldProcessesStore(transaction: Transaction<Schema>) {
  await sql`
    create function place_enquiry() returns trigger language plpgsql as $$
    begin
      update enquiries set
        state = case when new.quarantined_at is null then 'new' else 'spam' end,
        turn = case when new.quarantined_at is null then 'ours' else 'closed' end,
        turn_since = new.received_at,
        our_turn_since = case when new.quarantined_at is null then new.received_at end,
        last_done_at = new.received_at,
        last_contact_at = new.received_at
      where id = new.id;
      insert into enquiry_texts (enquiry_id, text) values (new.id, lower(normalize(
        concat_ws(E'\n', new.full_name, new.company_name, new.mobile_number, new.email, substr(new.reference, 4),
          (select string_agg(product ->> 'name', E'\n') from jsonb_array_elements(new.products::jsonb) as product)
        ), NFKC)));
      return null;
    end $$`.execute(transaction)
  await sql`
    create trigger enquiries_placed after insert on enquiries for each row
    when (new.turn_since is null) execute function place_enquiry()`.execute(transaction)
}

async function createIndexes(transaction: Transaction<Schema>) {
  const { schema } = transaction
  const on = (name: string, columns: string[]) =>
    schema.createIndex(name).on('enquiries').columns(columns)
  await on('enquiries_our_turn', ['our_turn_since', 'id'])
    .where(sql<SqlBool>`turn <> 'closed'`)
    .execute()
  await on('enquiries_open_newest', ['received_at', 'id'])
    .where(sql<SqlBool>`turn <> 'closed'`)
    .execute()
  await on('enquiries_open_largest', ['size', 'received_at', 'id'])
    .where(sql<SqlBool>`turn <> 'closed'`)
    .execute()
  await on('enquiries_open_states', ['state', 'staff_id', 'our_turn_since', 'turn'])
    .where(sql<SqlBool>`turn <> 'closed'`)
    .execute()
  await on('enquiries_their_turn', ['turn_since', 'id'])
    .where(sql<SqlBool>`turn = 'theirs'`)
    .execute()
  const closed = sql<SqlBool>`turn = 'closed' and state <> 'spam' and erased_at is null`
  await on('enquiries_closed', ['turn_since', 'id']).where(closed).execute()
  await on('enquiries_closed_by_state', ['state', 'before_desk', 'turn_since', 'id', 'staff_id'])
    .where(closed)
    .execute()
  await on('enquiries_closed_by_staff', ['staff_id', 'turn_since', 'id']).where(closed).execute()
  await on('enquiries_spam', ['turn_since', 'id', 'staff_id'])
    .where(sql<SqlBool>`turn = 'closed' and state = 'spam' and erased_at is null`)
    .execute()
  await on('enquiries_answered', ['first_answer_at', 'answer_minutes'])
    .where(sql<SqlBool>`answer_minutes is not null`)
    .execute()
  await sql`create index enquiries_by_email on enquiries (lower(email))`.execute(transaction)
}

async function createTables(transaction: Transaction<Schema>) {
  const { schema } = transaction
  await schema
    .createTable('enquiry_events')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('enquiry_id', 'integer', (column) => column.notNull().references('enquiries.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'integer')
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('from_code', 'text')
    .addColumn('to_code', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('undoes', 'integer')
    .execute()
  await schema
    .createIndex('enquiry_events_by_enquiry')
    .on('enquiry_events')
    .columns(['enquiry_id', 'id'])
    .execute()
  await schema
    .createTable('enquiry_notes')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('enquiry_id', 'integer', (column) => column.notNull().references('enquiries.id'))
    .addColumn('staff_id', 'integer')
    .addColumn('text', 'text')
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('struck_at', 'text')
    .addColumn('struck_by', 'integer')
    .addColumn('submission_id', 'text', (column) => column.unique())
    .execute()
  await schema
    .createIndex('enquiry_notes_by_enquiry')
    .on('enquiry_notes')
    .columns(['enquiry_id', 'id'])
    .execute()
  await schema
    .createTable('ready_texts')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('staff_id', 'integer')
    .addColumn('channel', 'text', (column) =>
      column.notNull().check(sql`channel in ('whatsapp', 'email')`),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('desk_settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  if (engineOf(transaction) === 'postgres') await sql`analyze enquiries`.execute(transaction)
}
