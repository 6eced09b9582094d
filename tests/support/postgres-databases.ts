import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { Database } from '#database/connection.ts'
import { openDatabase } from '#database/connection.ts'

/** What a borrowed database holds: tables only, or the sample catalogue too. */
type Content = 'migrated' | 'catalogue'

interface Lent {
  name: string
  url: string
  /** A hash of every table as it was when nobody had used it. */
  fingerprint: string
}

// Making a database takes longer than most tests: what a test leaves as it was is lent again.
const free: Record<Content, Lent[]> = { migrated: [], catalogue: [] }

const written = [
  'enquiry_events',
  'enquiry_notes',
  'enquiry_texts',
  'ready_texts',
  'desk_settings',
  'enquiries',
  'outbox',
  'subscribers',
  'searches_without_result',
  'suggested_names',
  'staff_reminders',
  'staff_events',
  'staff_links',
  'staff_passkeys',
  'staff_challenges',
  'staff_sessions',
  'staff_devices',
  'sign_in_attempts',
  'staff',
]
const catalogue = [
  'product_facts',
  'old_addresses',
  'products',
  'categories',
  'catalogue_state',
  'catalogue_changes',
  'search_words',
  'search_word_grams',
  'search_texts',
]

/** Makes an empty PostgreSQL database, removed after the test; gives its address. */
export async function emptyPostgresDatabase(): Promise<string> {
  const { name, url } = await create('template0')
  onTestFinished(() => drop(name))
  return url
}

/** Lends a database for one test; `fill` puts the content into a new one. */
export async function borrowDatabase(
  content: Content,
  fill: (db: Database) => Promise<unknown>,
): Promise<Database> {
  const lent = free[content].pop() ?? (await make(fill))
  const db = await openDatabase(lent.url)
  onTestFinished(async () => {
    await db.destroy()
    const clean = await clear(lent, content).catch(() => false)
    if (clean) free[content].push(lent)
    else await drop(lent.name)
  })
  return db
}

async function make(fill: (db: Database) => Promise<unknown>): Promise<Lent> {
  const { name, url } = await create(inject('postgres').template)
  const db = await openDatabase(url)
  await fill(db).finally(() => db.destroy())
  return { name, url, fingerprint: await query(url, readFingerprint) }
}

/** Empties what a test wrote; tells whether all else is as it was. */
async function clear({ url, fingerprint }: Lent, content: Content): Promise<boolean> {
  return query(url, async (client) => {
    const tables = content === 'migrated' ? [...written, ...catalogue] : written
    // Not deleted: rows would go into the gaps, and come out in another order.
    await client.query(`truncate ${tables.join(', ')} restart identity`)
    return (await readFingerprint(client)) === fingerprint
  })
}

async function readFingerprint(client: Client): Promise<string> {
  const { rows: tables } = await client.query(
    `select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const hashes = tables.map(
    ({ relname }) =>
      `select '${relname}' as name, count(*), sum(hashtextextended(t::text, 0)) from ${relname} t`,
  )
  const { rows } = await client.query(`${hashes.join(' union all ')} order by 1`)
  return JSON.stringify(rows)
}

async function create(template: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const { url } = inject('postgres')
  await query(url, (client) => client.query(`create database ${name} template ${template}`))
  return { name, url: url.replace(/\/postgres$/, `/${name}`) }
}

async function drop(name: string) {
  const { url } = inject('postgres')
  await query(url, (client) => client.query(`drop database ${name} with (force)`))
}

async function query<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
