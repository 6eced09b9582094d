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
  /** The tables that are empty at first. */
  others: Table[]
  /** The tables that hold its content. */
  filled: string[]
  /** What fills those again from their copies in the schema `original`. */
  refill: string
  /** A hash of those, and of what tables and indexes there are, as it was when nobody had used it. */
  fingerprint: string
}

/** A table, by the numbers that it keeps in every copy of its database. */
interface Table {
  name: string
  oid: number
  /** What numbers its rows. */
  sequence: number | null
}

interface Touched extends Pick<Table, 'name' | 'sequence'> {
  /** The last number that it gave away. */
  last: string | null
}

// Making a database takes longer than most tests: it is lent again, once what a test wrote is
// emptied and its content is as it was. One whose tables are others than before is made anew.
const originals = new Map<Content, Promise<Lent>>()
const free: Record<Content, Lent[]> = { migrated: [], catalogue: [] }

const allTables = `
  select relname as name, t.oid, s.seqrelid as sequence
  from pg_class as t
    left join pg_depend as d on d.refobjid = t.oid and d.classid = 'pg_class'::regclass
      and d.objid in (select seqrelid from pg_sequence)
    left join pg_sequence as s on s.seqrelid = d.objid
  where relnamespace = 'public'::regnamespace and relkind = 'r'`

/** Of these tables, those that hold or held a row, or gave a number away: to empty all takes long. */
const touched = `
  select name, sequence, pg_sequence_last_value(sequence) as last
  from unnest($1::text[], $2::oid[], $3::oid[]) as t (name, oid, sequence)
  where pg_relation_size(oid) > 0 or pg_sequence_last_value(sequence) is not null`

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
  const lent = await original
  return { ...lent, ...(await create(lent.name)) }
}

async function make(fill: (db: Database) => Promise<unknown>): Promise<Lent> {
  const { name, url } = await create(inject('postgres').template)
  const db = await openDatabase(url)
  await fill(db).finally(() => db.destroy())
  return query(url, async (client) => {
    const { rows: tables } = await client.query<Table>(allTables)
    const filled = await listTouched(client, tables)
    const names = filled.map((table) => table.name)
    const refill = await keepOriginals(client, filled)
    const fingerprint = await readFingerprint(client, names)
    const others = tables.filter((table) => !names.includes(table.name))
    return { name, url, others, filled: names, refill, fingerprint }
  })
}

async function listTouched(client: Client, tables: Table[]): Promise<Touched[]> {
  const columns = [
    tables.map(({ name }) => name),
    tables.map(({ oid }) => oid),
    tables.map(({ sequence }) => sequence),
  ]
  const { rows } = await client.query<Touched>(touched, columns)
  return rows
}

/** Copies what stands in these tables; gives the statements that empty them and write it again. */
async function keepOriginals(client: Client, tables: Touched[]) {
  if (tables.length === 0) return ''
  const statements = [
    // Neither triggers nor references: the rows are as they were when those had done their work.
    'set session_replication_role = replica',
    `truncate ${tables.map(({ name }) => name)} restart identity cascade`,
  ]
  await client.query('create schema original')
  for (const { name, last, sequence } of tables) {
    await client.query(`create table original.${name} as table ${name}`)
    statements.push(`insert into ${name} overriding system value table original.${name}`)
    if (last !== null) statements.push(`select setval(${sequence}::oid::regclass, ${last})`)
  }
  return statements.join('; ')
}

/** Empties what a test wrote, and undoes what it changed; tells whether all is as it was. */
async function clear({ url, others, filled, refill, fingerprint }: Lent): Promise<boolean> {
  return query(url, async (client) => {
    const names = (await listTouched(client, others)).map(({ name }) => name)
    // Not deleted: rows would go into the gaps, and come out in another order.
    if (names.length > 0) await client.query(`truncate ${names} restart identity cascade`)
    if ((await readFingerprint(client, filled)) === fingerprint) return true
    if (refill) await client.query(refill)
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
