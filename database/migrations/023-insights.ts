import { type RawBuilder, sql, type Transaction } from 'kysely'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'

/**
 * Lets the desk tell what is looked at, searched for and asked: views and searches counted by day
 * and by month, counts of enquiries that follow their rows by themselves, and which of the words
 * that visitors used are no names. Searches without result that were counted before stand
 * on the day of the last one: of the others nobody kept the day.
 */
export async function insights(transaction: Transaction<Schema>): Promise<void> {
  await createViewCounts(transaction)
  await createWordsSetAside(transaction)
  await createEnquiryCounts(transaction)
  await (engineOf(transaction) === 'postgres'
    ? followOnPostgres(transaction)
    : followOnSqlite(transaction))
}

async function createViewCounts(transaction: Transaction<Schema>) {
  const table = transaction.schema
    .createTable('view_counts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('view_counts_key', ['kind', 'period', 'name'])
  // The rows are the index.
  await (engineOf(transaction) === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute()
  for (const letters of [10, 7]) {
    await sql`
      insert into view_counts (kind, period, name, times)
      select 'missed-word', substr(last_at, 1, ${sql.lit(letters)}), query_folded, times
      from searches_without_result`.execute(transaction)
  }
}

async function createWordsSetAside(transaction: Transaction<Schema>) {
  await transaction.schema
    .createTable('words_set_aside')
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('staff_id', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('words_set_aside_key', ['word', 'product_id'])
    .execute()
}

async function createEnquiryCounts(transaction: Transaction<Schema>) {
  const { schema } = transaction
  await schema
    .createTable('enquiry_state_counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('lost_reason', 'text')
    .addColumn('before_desk', 'integer', (column) => column.notNull())
    .addColumn('answered', 'integer', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('enquiry_state_counts_by_day')
    .on('enquiry_state_counts')
    .columns(['day', 'state', 'lost_reason', 'before_desk', 'answered', 'times'])
    .execute()
  for (const [table, what] of [
    ['enquiry_answer_counts', 'minutes'],
    ['enquiry_product_counts', 'product_id'],
  ] as const) {
    await schema
      .createTable(table)
      .addColumn('period', 'text', (column) => column.notNull())
      .addColumn(what, 'integer', (column) => column.notNull())
      .addColumn('times', 'integer', (column) => column.notNull())
      .execute()
    await schema
      .createIndex(`${table}_by_period`)
      .on(table)
      .columns(['period', what, 'times'])
      .execute()
  }
}

/** How an engine says what the counts are made of, of one or of many rows of enquiries. */
interface Sayings {
  /** India's day of a column of UTC text. */
  day: (column: RawBuilder<unknown>) => RawBuilder<unknown>
  /** The ids of the products that a row names, as `asked.product_id`. */
  asked: (products: RawBuilder<unknown>) => RawBuilder<unknown>
}

const onSqlite: Sayings = {
  day: (column) => sql`date(${column}, '+330 minutes')`,
  asked: (products) => sql`
    select distinct json_extract(value, '$.id') as product_id from json_each(${products})`,
}

const onPostgres: Sayings = {
  day: (column) => sql`to_char(${column}::timestamptz at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`,
  asked: (products) => sql`
    select distinct (value ->> 'id')::bigint as product_id
    from jsonb_array_elements(${products}::jsonb)`,
}

/**
 * How soon an enquiry was answered, in working time: 0 not yet, 1 in less than an hour, 2 than four,
 * 3 than 24, 4 later.
 */
const answered = (minutes: RawBuilder<unknown>) => sql`case when ${minutes} is null then 0
  when ${minutes} < 60 then 1 when ${minutes} < 240 then 2 when ${minutes} < 1440 then 3 else 4 end`

/**
 * The statements that count one row, `new` or `old`, `by` times. Rows are only added, so that two
 * who change enquiries of the same day never wait for each other; now and then they are added up.
 */
function countRow({ day, asked }: Sayings, row: 'new' | 'old', by: 1 | -1) {
  const of = (column: string) => sql.ref(`${row}.${column}`)
  const times = sql.lit(by)
  const periods = sql`
    (select ${day(of('received_at'))} as period union all
      select substr(${day(of('received_at'))}, 1, 7)) as periods`
  return sql`
    insert into enquiry_state_counts (day, state, lost_reason, before_desk, answered, times)
      values (${day(of('received_at'))}, ${of('state')}, ${of('lost_reason')},
        ${of('before_desk')}, ${answered(of('answer_minutes'))}, ${times});
    insert into enquiry_answer_counts (period, minutes, times)
      select period, ${of('answer_minutes')}, ${times} from ${periods}
      where ${of('answer_minutes')} is not null and ${of('state')} <> 'spam';
    insert into enquiry_product_counts (period, product_id, times)
      select period, asked.product_id, ${times}
      from ${periods}, (${asked(of('products'))}) as asked
      where asked.product_id is not null and ${of('state')} <> 'spam';`
}

/** Whether a change of a row changes what it counts as. */
const differs = (is: string) =>
  sql.raw(
    ['state', 'lost_reason', 'before_desk', 'answer_minutes', 'products', 'received_at']
      .map((column) => `old.${column} ${is} new.${column}`)
      .join(' or '),
  )

async function followOnSqlite(transaction: Transaction<Schema>) {
  await countWhatIsThere(transaction, onSqlite)
  const follow = async (name: string, when: RawBuilder<unknown>, count: RawBuilder<unknown>) => {
    await sql`create trigger ${sql.ref(name)} ${when} begin ${count} end`.execute(transaction)
  }
  const [added, removed] = [countRow(onSqlite, 'new', 1), countRow(onSqlite, 'old', -1)]
  await follow('enquiries_counted', sql`after insert on enquiries`, added)
  await follow('enquiries_uncounted', sql`after delete on enquiries`, removed)
  await follow(
    'enquiries_counted_anew',
    sql`after update on enquiries when ${differs('is not')}`,
    sql`${removed} ${added}`,
  )
}

async function followOnPostgres(transaction: Transaction<Schema>) {
  await countWhatIsThere(transaction, onPostgres)
  await sql`
    create function count_enquiry() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then ${countRow(onPostgres, 'old', -1)} end if;
      if tg_op <> 'DELETE' then ${countRow(onPostgres, 'new', 1)} end if;
      return null;
    end $$`.execute(transaction)
  await sql`
    create trigger enquiries_counted after insert or delete on enquiries
    for each row execute function count_enquiry()`.execute(transaction)
  await sql`
    create trigger enquiries_counted_anew after update on enquiries
    for each row when (${differs('is distinct from')}) execute function count_enquiry()`.execute(
    transaction,
  )
  await sql`analyze enquiry_state_counts, enquiry_answer_counts, enquiry_product_counts`.execute(
    transaction,
  )
}

/** Counts the enquiries that stand in the table, each period added up. */
async function countWhatIsThere(transaction: Transaction<Schema>, { day, asked }: Sayings) {
  const received = day(sql.ref('received_at'))
  await sql`
    insert into enquiry_state_counts (day, state, lost_reason, before_desk, answered, times)
    select ${received}, state, lost_reason, before_desk, ${answered(sql.ref('answer_minutes'))}, count(*)
    from enquiries group by 1, 2, 3, 4, 5`.execute(transaction)
  for (const letters of [10, 7]) {
    const period = sql`substr(${received}, 1, ${sql.lit(letters)})`
    await sql`
      insert into enquiry_answer_counts (period, minutes, times)
      select ${period}, answer_minutes, count(*) from enquiries
      where answer_minutes is not null and state <> 'spam' group by 1, 2`.execute(transaction)
    const products =
      engineOf(transaction) === 'postgres'
        ? sql`cross join lateral (${asked(sql.ref('enquiries.products'))}) as asked`
        : sql`join (select distinct enquiries.id as enquiry_id, json_extract(value, '$.id') as product_id
            from enquiries, json_each(enquiries.products)) as asked on asked.enquiry_id = enquiries.id`
    await sql`
      insert into enquiry_product_counts (period, product_id, times)
      select ${period}, asked.product_id, count(*) from enquiries ${products}
      where asked.product_id is not null and state <> 'spam' group by 1, 2`.execute(transaction)
  }
}
