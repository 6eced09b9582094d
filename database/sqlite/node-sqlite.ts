import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type LimitNode,
  type QueryCompiler,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
  ValueNode,
} from 'kysely'
import { LRUCache } from 'lru-cache'

/** Kysely's SQLite dialect over the SQLite that comes with Node: no native add-on to compile. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #sqlite: DatabaseSync

  constructor(sqlite: DatabaseSync) {
    super({ database: asKyselyWants(sqlite) })
    this.#sqlite = sqlite
  }

  override createDriver(): Driver {
    return new NodeSqliteDriver(this.#sqlite, { database: asKyselyWants(this.#sqlite) })
  }

  override createQueryCompiler(): QueryCompiler {
    return new PlainLimitCompiler()
  }
}

/**
 * Writes the number after `limit` into the statement. SQLite plans by it, so one that is given as a
 * parameter has the statement prepared again each time that it runs.
 */
class PlainLimitCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    if (ValueNode.is(node.limit)) {
      this.append('limit ')
      this.appendImmediateValue(node.limit.value)
    } else super.visitLimit(node)
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #sqlite: DatabaseSync

  constructor(sqlite: DatabaseSync, config: SqliteDialectConfig) {
    super(config)
    this.#sqlite = sqlite
  }

  // A transaction that reads before it writes can be refused the lock half-way and must start again;
  // taking the write lock at once makes it wait at the beginning instead.
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
  }

  // A full disk makes SQLite roll back by itself; a second rollback would hide the true error.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** A page needs about ten statements; those with a list of values differ with its length. */
const mostPrepared = 200

function asKyselyWants(sqlite: DatabaseSync): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({ max: mostPrepared })
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      // What it sets, it sets when it is prepared.
      if (sql.startsWith('pragma')) return asStatement(sqlite.prepare(sql))
      const known = prepared.get(sql)
      if (known) return known
      const statement = asStatement(sqlite.prepare(sql))
      prepared.set(sql, statement)
      return statement
    },
  }
}

function asStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(asSqlValue)),
    run: (parameters) => statement.run(...parameters.map(asSqlValue)),
    iterate: (parameters) => statement.iterate(...parameters.map(asSqlValue)),
  }
}

function asSqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint') return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite stores text, numbers and bytes, not ${typeof value}`)
}
