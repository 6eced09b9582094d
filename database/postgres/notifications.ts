import { type RawBuilder, sql, type Transaction } from 'kysely'
import { Client } from 'pg'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'
import { poolOf } from './postgres.ts'

const reconnectMs = 1_000

/** Tells every process that listens, as soon as this transaction is committed. SQLite has no such thing. */
export async function notify(transaction: Transaction<Schema>, channel: string): Promise<void> {
  if (engineOf(transaction) === 'sqlite') return
  await sql`select pg_notify(${channel}, '')`.execute(transaction)
}

/** Gives the end of an `insert` of one row that tells as `notify` does, without a trip of its own. */
export function notifying(transaction: Transaction<Schema>, channel: string): RawBuilder<unknown> {
  if (engineOf(transaction) === 'sqlite') return sql``
  return sql`returning pg_notify(${channel}, '')`
}

/**
 * Calls `heard` with the channel whenever some process notifies one of these, and with each of
 * them whenever listening begins again after a pause in which something may have been missed. Has
 * one connection of its own, which it opens again by itself. Gives what ends it; on SQLite does
 * nothing.
 */
export function listenTo(
  db: Database,
  channels: readonly string[],
  heard: (channel: string) => void,
): () => Promise<void> {
  const pool = poolOf(db)
  if (!pool) return async () => undefined
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function connect() {
    const { connectionString, application_name, connectionTimeoutMillis } = pool?.options ?? {}
    const mine = new Client({
      connectionString,
      application_name,
      connectionTimeoutMillis,
      keepAlive: true,
    })
    client = mine
    mine.on('error', () => undefined)
    mine.on('end', again)
    mine.on('notification', ({ channel }) => heard(channel))
    try {
      await mine.connect()
      for (const channel of channels) await mine.query(`listen ${mine.escapeIdentifier(channel)}`)
      if (!stopped) for (const channel of channels) heard(channel)
    } catch {
      // Whoever listens looks for itself now and then, and tells when the database is away.
      await mine.end().catch(() => undefined)
      again()
    }
  }

  function again() {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(connect, reconnectMs).unref()
  }

  void connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end().catch(() => undefined)
  }
}
