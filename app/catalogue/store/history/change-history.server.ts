import { type SqlBool, sql, type Transaction } from 'kysely'
import { saysTheSame } from '#app/catalogue/fields/says-the-same.ts'
import type { Database } from '#database/connection.ts'
import { inPieces } from '#database/in-pieces.ts'
import { insertRows } from '#database/insert-rows.ts'
import type { CatalogueChangesTable } from '#database/schema/catalogue.ts'
import type { Schema } from '#database/schema.ts'

/** Who saves, and how it came about. */
export interface SavedBy {
  staffId: number | null
  source: CatalogueChangesTable['source']
  /** Names what is brought in together, so that it can be undone as one. */
  importId?: string | undefined
}

/** One change of a product, a category or what else the history has; under `Name` it says of which. */
export type ChangeEntry<Name extends string, Id, Values> = Record<Name, Id> & Change<Values>

interface Change<Values> {
  id: number
  at: string
  staffId: number | null
  source: CatalogueChangesTable['source']
  importId: string | null
  version: number
  /** Null where it was new, or came back. */
  before: Values | null
  /** Null where it was taken out. */
  after: Values | null
  /** The change that this one undid, and the one that undid it. */
  undoes: number | null
  undoneBy: number | null
}

/** A change that is to be kept. */
export type NewChange<Name extends string, Id, Values> = Record<Name, Id> &
  Pick<Change<Values>, 'version' | 'at' | 'before' | 'after' | 'undoes'>

interface Stretch {
  /** A change at which an earlier page ended. */
  before?: number | undefined
  limit?: number | undefined
}

/** A field that two people changed at once. */
export interface Conflict<Field> {
  field: Field
  yours: unknown
  theirs: unknown
  who: number | null
  at: string
}

const CHANGES_AT_ONCE = 50

/** Selects changes, each with the id of the one that undid it. */
function selectChanges(db: Database) {
  return db
    .selectFrom('catalogue_changes')
    .leftJoin('catalogue_changes as undoing', 'undoing.undoes', 'catalogue_changes.id')
    .selectAll('catalogue_changes')
    .select('undoing.id as undone_by')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectChanges>['executeTakeFirstOrThrow']>>

/**
 * Gives the history of what a column of the changes names, under `name` in its entries: by it changes
 * are listed and written; `undo-changes.server.ts` undoes them.
 */
export function changeHistory<
  Name extends string,
  Id extends string | number,
  Values extends object,
>(column: 'product_id' | 'category_key' | 'guide_id', name: Name) {
  type Entry = ChangeEntry<Name, Id, Values>

  const select = (db: Database) =>
    selectChanges(db).where(`catalogue_changes.${column}`, 'is not', null)

  const selectOf = (db: Database, id: Id) =>
    selectChanges(db).where(sql<SqlBool>`${sql.ref(`catalogue_changes.${column}`)} = ${id}`)

  function toEntry(row: Row): Entry {
    const change: Change<Values> = {
      id: Number(row.id),
      at: row.at,
      staffId: row.staff_id,
      source: row.source,
      importId: row.import_id,
      version: Number(row.version),
      before: row.before && JSON.parse(row.before),
      after: row.after && JSON.parse(row.after),
      undoes: row.undoes,
      undoneBy: row.undone_by,
    }
    const of = column === 'category_key' ? row[column] : Number(row[column])
    return { ...change, ...({ [name]: of } as Record<Name, Id>) }
  }

  /** Lists the changes of one, newest first. */
  async function list(
    db: Database,
    id: Id,
    { before, limit = CHANGES_AT_ONCE }: Stretch = {},
  ): Promise<Entry[]> {
    const rows = await selectOf(db, id)
      .$if(before !== undefined, (query) => query.where('catalogue_changes.id', '<', before ?? 0))
      .orderBy('catalogue_changes.id', 'desc')
      .limit(limit)
      .execute()
    return rows.map(toEntry)
  }

  /** Gives one change, or undefined. */
  async function find(db: Database, changeId: number): Promise<Entry | undefined> {
    const row = await select(db).where('catalogue_changes.id', '=', changeId).executeTakeFirst()
    return row && toEntry(row)
  }

  /** Gives one change where it is of this one, or undefined. */
  async function findOf(db: Database, id: Id, changeId: number): Promise<Entry | undefined> {
    const row = await selectOf(db, id)
      .where('catalogue_changes.id', '=', changeId)
      .executeTakeFirst()
    return row && toEntry(row)
  }

  /** Lists what was brought in together, newest first; with `stillDone` what no change has undone. */
  async function listTogether(
    db: Database,
    importId: string,
    { before, limit, stillDone = false }: Stretch & { stillDone?: boolean } = {},
  ): Promise<Entry[]> {
    const rows = await select(db)
      .where('catalogue_changes.import_id', '=', importId)
      .where('catalogue_changes.source', '!=', 'undo')
      .$if(stillDone, (query) => query.where('undoing.id', 'is', null))
      .$if(before !== undefined, (query) => query.where('catalogue_changes.id', '<', before ?? 0))
      .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
      .orderBy('catalogue_changes.id', 'desc')
      .execute()
    return rows.map(toEntry)
  }

  /** Lists the changes of one after a version, oldest first; with `fields`, those of one of them. */
  async function listSince(
    db: Database,
    id: Id,
    version: number,
    fields?: readonly string[],
  ): Promise<Entry[]> {
    const rows = await selectOf(db, id)
      .where('catalogue_changes.version', '>', version)
      .orderBy('catalogue_changes.id')
      .execute()
    return rows.map(toEntry).filter(({ before, after }) => {
      const touched = Object.keys({ ...before, ...after })
      return !fields || touched.some((field) => fields.includes(field))
    })
  }

  /** Lists what was changed since in the fields of a change. */
  function listLater(db: Database, entry: Entry): Promise<Entry[]> {
    const { version, before, after } = entry
    return listSince(db, entry[name], version, Object.keys(before ?? after ?? {}))
  }

  /**
   * Gives the fields of a change that somebody else has changed since the version `from` which it was
   * made, to something else.
   */
  async function listConflicts<Changed extends Values>(
    db: Database,
    { id, version, edit }: { id: Id; version: number; edit: Required<Changed> },
    change: Changed,
    from: number | undefined,
  ): Promise<Conflict<keyof Changed & string>[]> {
    if (from === undefined || from === version) return []
    const fields = (Object.keys(change) as (keyof Changed & string)[]).filter(
      (field) => !saysTheSame(change[field], edit[field]),
    )
    const since = await listSince(db, id, from, fields)
    return fields.flatMap((field) => {
      const last = since.findLast(({ after }) => after !== null && field in after)
      if (!last) return []
      const [yours, theirs] = [change[field], edit[field]]
      return [{ field, yours, theirs, who: last.staffId, at: last.at }]
    })
  }

  /** Adds changes to the history; gives their ids in order. */
  async function write(
    transaction: Transaction<Schema>,
    changes: readonly NewChange<Name, Id, Values>[],
    { staffId, source, importId }: SavedBy,
  ): Promise<number[]> {
    const ids: number[] = []
    const asJson = (values: Values | null) => values && JSON.stringify(values)
    const rows = changes.map((change) => ({
      product_id: null,
      category_key: null,
      guide_id: null,
      [column]: change[name],
      at: change.at,
      staff_id: staffId,
      source,
      import_id: importId ?? null,
      version: change.version,
      undoes: change.undoes,
      before: asJson(change.before),
      after: asJson(change.after),
    }))
    for (const some of inPieces(rows)) {
      const written = await insertRows(transaction, 'catalogue_changes', some)
        .returning('id')
        .execute()
      ids.push(...written.map(({ id }) => Number(id)).sort((a, b) => a - b))
    }
    return ids
  }

  return {
    select,
    toEntry,
    list,
    find,
    findOf,
    listTogether,
    listSince,
    listLater,
    listConflicts,
    write,
  }
}
