import type { CompiledQuery } from 'kysely'
import { Client } from 'pg'

/** What a server would have to remember for each connection; ours are a handful. */
const mostStatements = 100
/** By their texts, the names under which connections to PostgreSQL itself prepare statements. */
const names = new Map<string, string>()

/**
 * Lets a statement that is often asked be parsed and planned once for each connection. For those
 * whose text takes few forms, and whose plan does not depend on what is asked for.
 */
export function prepared<Row>(statement: CompiledQuery<Row>): CompiledQuery<Row> {
  if (!names.has(statement.sql) && names.size < mostStatements) {
    names.set(statement.sql, `aangan_${names.size}`)
  }
  return statement
}

/**
 * A connection that prepares what is to be `prepared`, unless there is a pooler between: one that
 * hands connections on between transactions may lose what was prepared.
 */
export class PreparingClient extends Client {
  #isDirect = false

  /** Finds out whether another server answers than the one that was connected to; never throws. */
  async lookForPooler(): Promise<boolean> {
    // Undocumented, but Kysely looks at it too; a pooler tells a number of its own.
    const { processID } = this as { processID?: number }
    try {
      const { rows } = await super.query<{ pid: number }>('select pg_backend_pid() as pid')
      this.#isDirect = rows[0]?.pid === processID
    } catch {
      // The connection is lost: whoever asks something on it is told.
    }
    return !this.#isDirect
  }

  // Kysely gives a text and its values; what it gives otherwise goes on as it is.
  override query(...given: never[]): never {
    const [text, values, ...rest] = given as unknown[]
    const name = this.#isDirect && typeof text === 'string' ? names.get(text) : undefined
    const told = Array.isArray(values)
      ? values.map((value) => (typeof value === 'string' ? withoutNul(value) : value))
      : values
    const asked =
      name === undefined ? [text, told, ...rest] : [{ name, text, values: told }, ...rest]
    return super.query(...(asked as Parameters<Client['query']>)) as never
  }
}

/**
 * PostgreSQL takes no text with a NUL, and fails; to SQLite it is a letter. With U+FFFD in its place it is
 * found nowhere, as there.
 */
export function withoutNul(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text
}
