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
  /** The tables that hold its content. */
  filled: string[]
  /** A hash of those, and of what tables and indexes there are, as it was when nobody had used it. */
  fingerprint: string
}

// Making a database takes longer than most tests: what a test leaves as it was is lent again, and
// what it changes is copied again from one that nobody uses.
const originals = new Map<Content, Promise<Lent>>()
const free: Record<Content, Lent[]> = { migrated: [], catalogue: [] }

/**
 * The tables, but those named, that hold or held a row, or gave a number away. To empty all of them
 * takes longer than most tests.
 */
const touched = `
  select relname from pg_class as t
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1) and (
    pg_relation_size(oid) > 0
    or exists (
      select from pg_depend as d join pg_sequence as s on s.seqrelid = d.objid
      where d.refobjid = t.oid and pg_sequence_last_value(s.seqrelid) is not null))`

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
  const lent = free[content].pop() ?? (await copy(content, fill))
  const db = await openDatabase(lent.url)
  onTestFinished(async () => {
    await db.destroy()
    const clean = await clear(lent).catch(() => false)
    if (clean) free[content].push(lent)
    else await drop(lent.name)
  })
  return db
}

async function copy(content: Content, fill: (db: Database) => Promise<unknown>): Promise<Lent> {
  const original = originals.get(content) ?? make(fill)
  originals.set(content, original)
  const { name, filled, fingerprint } = await original
  return { ...(await create(name)), filled, fingerprint }
}

async function make(fill: (db: Database) => Promise<unknown>): Promise<Lent> {
  const { name, url } = await create(inject('postgres').template)
  const db = await openDatabase(url)
  await fill(db).finally(() => db.destroy())
  return query(url, async (client) => {
    const { rows } = await client.query(touched, [[]])
    const filled = rows.map(({ relname }) => relname)
    return { name, url, filled, fingerprint: await readFingerprint(client, filled) }
  })
}

/** Empties what a test wrote; tells whether all else is as it was. */
async function clear({ url, filled, fingerprint }: Lent): Promise<boolean> {
  return query(url, async (client) => {
    const { rows } = await client.query(touched, [filled])
    const names = rows.map(({ relname }) => relname).join(', ')
    // Not deleted: rows would go into the gaps, and come out in another order.
    if (names) await client.query(`truncate ${names} restart identity cascade`)
    return (await readFingerprint(client, filled)) === fingerprint
  })
}

async function readFingerprint(client: Client, tables: string[]): Promise<string> {
  const hashes = [
    `select '' as name, count(*), sum(hashtextextended(relname || relnatts, 0))
     from pg_class where relnamespace = 'public'::regnamespace`,
    ...tables.map(
      (name) => `select '${name}', count(*), sum(hashtextextended(t::text, 0)) from ${name} t`,
    ),
  ]
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
