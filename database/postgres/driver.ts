import {
  type CompiledQuery,
  type DatabaseConnection,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { Pool } from 'pg'

type KyselyConnection = Parameters<PostgresDriver['releaseConnection']>[0]

/** Kysely's dialect with fewer trips to the server and back, see `PipelinedConnection`. */
export class PipelinedDialect extends PostgresDialect {
  readonly #pool: Pool

  /** The pool's connections have to be opened with `pipeline`. */
  constructor(pool: Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): PipelinedDriver {
    return new PipelinedDriver({ pool: this.#pool })
  }

  override createAdapter(): PooledAdapter {
    return new PooledAdapter(this.#pool)
  }
}

/** Carries the pool, so that whoever has the connection can ask how it stands. */
export class PooledAdapter extends PostgresAdapter {
  readonly pool: Pool

  constructor(pool: Pool) {
    super()
    this.pool = pool
  }
}

/**
 * A connection whose statements may be sent before those ahead of them are answered: the server goes
 * through them in their order.
 */
export class PipelinedConnection implements DatabaseConnection {
  readonly kysely: KyselyConnection
  #begun: Promise<void> | undefined
  #waits = false
  #last: readonly CompiledQuery[] = []

  constructor(kysely: KyselyConnection) {
    this.kysely = kysely
  }

  /**
   * Sends a statement and gives its answer. What only reads follows the `begin` of its transaction at
   * once. What writes waits for it with all that come after, because it would be stored at once if
   * that had failed.
   */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#waits ||= !/^\s*select\b/i.test(query.sql)
    if (this.#waits) await this.#begun
    const [answer] = await Promise.all([this.kysely.executeQuery<Row>(query), this.#begun])
    return answer
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.kysely.streamQuery<Row>(query, chunkSize)
  }

  /** Takes the `begin` that was sent. */
  begin(begun: Promise<void>): void {
    this.#begun = begun
    this.#waits = false
    this.#last = []
    // Whoever sends a statement or commits is told.
    begun.catch(() => undefined)
  }

  /** Leaves statements to be sent with the commit. */
  leaveForCommit(statements: readonly CompiledQuery[]): void {
    this.#last = [...this.#last, ...statements]
  }

  /** Sends what was left for it and the commit; throws why the first of them failed that did. */
  async commit(commit: () => Promise<void>): Promise<void> {
    await this.#begun
    const left = this.#last.map((query) => this.kysely.executeQuery(query))
    await Promise.all([...left, commit()])
  }
}

class PipelinedDriver extends PostgresDriver {
  override async acquireConnection(): Promise<PipelinedConnection> {
    return new PipelinedConnection((await super.acquireConnection()) as KyselyConnection)
  }

  override async beginTransaction(
    connection: PipelinedConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    connection.begin(super.beginTransaction(connection.kysely, settings))
  }

  override commitTransaction(connection: PipelinedConnection): Promise<void> {
    return connection.commit(() => super.commitTransaction(connection.kysely))
  }

  // On a broken connection it fails too, and would hide the true error. What was begun there is
  // undone by the server, and the connection is not used again.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(kyselyOf(connection)).catch(() => undefined)
  }

  override releaseConnection(connection: DatabaseConnection): Promise<void> {
    return super.releaseConnection(kyselyOf(connection))
  }
}

/** Kysely says that it gets back what it gave. */
function kyselyOf(connection: DatabaseConnection) {
  return (connection as PipelinedConnection).kysely
}
