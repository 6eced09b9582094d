import { Socket } from 'node:net'
import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, sql } from 'kysely'
import { Pool, types } from 'pg'
import type { Schema } from '#database/schema.ts'
import { PipelinedDialect, PooledAdapter } from './driver.ts'
import { PostgresColumns } from './postgres-columns.ts'
import { PreparingClient } from './prepared.ts'

const second = 1_000
const int8 = 20
const oldestVersion = 15

export interface PoolOptions {
  /** Most connections at once; 10 unless told. */
  pool?: number
  /** Told of a connection that was lost while nobody used it. */
  onLost?: (error: Error) => void
  /**
   * After so much silence a connection counts as lost, in ms; 0 waits for ever. 60 seconds unless told:
   * longer than it may lie idle in the pool, and than any statement of the site may take.
   */
  silenceMs?: number
}

/**
 * Limits on the time of what visitors wait for, asked for with each connection. A pooler that hands
 * connections on between transactions can't keep them: there the role has to have them.
 */
export const limitsOfSession = ['statement_timeout', 'idle_in_transaction_session_timeout'] as const

/** A database that can be reached but not used; its message is one sentence for the operator. */
export class UnusableDatabase extends Error {}

/**
 * Opens a pool of connections to a PostgreSQL database. Throws an `UnusableDatabase`, or what
 * connecting throws.
 */
export async function openPostgres(
  url: string,
  { pool: max = 10, onLost, silenceMs = 60 * second }: PoolOptions = {},
): Promise<Kysely<Schema>> {
  const pool = new Pool({
    Client: PreparingClient,
    pipeline: true,
    connectionString: url,
    max,
    application_name: 'aangan',
    connectionTimeoutMillis: 3 * second,
    idleTimeoutMillis: 30 * second,
    ...Object.fromEntries(limitsOfSession.map((limit) => [limit, 10 * second])),
    stream: () => openSocket(silenceMs),
    types: { getTypeParser },
  })
  pool.on('error', (error) => onLost?.(error))
  // A connection that breaks between two statements says so in an event; unheard, it would end
  // the process. The statement that follows fails and tells whoever is waiting.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('connect', (client) => (client as unknown as PreparingClient).lookForPooler())
  const db = new Kysely<Schema>({
    dialect: new PipelinedDialect(pool),
    plugins: [
      new PostgresColumns(),
      // PostgreSQL's grammar knows no empty list; on both engines, nothing is in it.
      new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
    ],
  })
  try {
    await refuseUnusable(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

/** The pool behind a connection; undefined on SQLite. */
export function poolOf(db: Kysely<Schema>): Pool | undefined {
  const { adapter } = db.getExecutor()
  return adapter instanceof PooledAdapter ? adapter.pool : undefined
}

/** Tells whether a pooler such as PgBouncer stands before the database; on SQLite none does. */
export async function isBehindPooler(db: Kysely<Schema>): Promise<boolean> {
  const client = await poolOf(db)?.connect()
  if (!client) return false
  return (client as unknown as PreparingClient).lookForPooler().finally(() => client.release())
}

/** How a pool of database connections stands. */
export interface PoolStats {
  /** As many as `DATABASE_POOL` allows. */
  most: number
  total: number
  idle: number
  /** Requests that wait for a connection. */
  waiting: number
}

/** Gives how the pool stands; undefined on SQLite, which has none. */
export function readPool(db: Kysely<Schema>): PoolStats | undefined {
  const pool = poolOf(db)
  if (!pool) return undefined
  const { totalCount: total, idleCount: idle, waitingCount: waiting, options } = pool
  return { most: options.max, total, idle, waiting }
}

/** Gives those of `limitsOfSession` that don't hold on a connection; none on SQLite. */
export async function listMissingLimits(db: Kysely<Schema>): Promise<string[]> {
  if (!poolOf(db)) return []
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name in (${sql.join(limitsOfSession)}) and setting = '0'
    order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** When the machine is gone without a word, no answer ever comes: silence is taken for one. */
function openSocket(silenceMs: number) {
  const socket = new Socket()
  // What is sent at once goes out at once: to hand it to the system costs as much as all else of it.
  const { uncork } = socket
  socket.uncork = () => process.nextTick(() => uncork.call(socket))
  socket.setKeepAlive(true, 10 * second)
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('The connection fell silent')))
  return socket
}

/** Counts and ids come as text, because 64 bits may not fit a number; ours do. */
function getTypeParser(id: number, format?: 'text' | 'binary') {
  return id === int8 ? Number : types.getTypeParser(id, format)
}

async function refuseUnusable(db: Kysely<Schema>) {
  const { rows } = await sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding`.execute(db)
  const { version = 0, encoding } = rows[0] ?? {}
  if (version < oldestVersion * 10_000) {
    const given = Math.floor(version / 10_000)
    throw new UnusableDatabase(`PostgreSQL ${oldestVersion} or later is needed, not ${given}.`)
  }
  if (encoding !== 'UTF8') {
    throw new UnusableDatabase(`The database must be in UTF8, not ${encoding}: create it anew.`)
  }
}
