import { describeCatalogueFiles } from '#app/catalogue/files/write-catalogue-files.server.ts'
import { readUploadedPicture } from '#app/catalogue/pictures/pictures.server.ts'
import { type CsvList, exports, writeList } from '#app/exports/exports.server.ts'
import { describeGuideFiles } from '#app/guides/files/write-guides.server.ts'
import type { Database } from '#database/connection.ts'

/** A file of the archive. */
interface ArchiveEntry {
  name: string
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  /** Its bytes are as small as they get. */
  packed?: boolean
}

/**
 * Gives the archive's files one after another, read as they are taken: catalogue and guides as
 * `npm run catalogue -- export` writes them, uploaded pictures under the names that those give them,
 * the lists that are counted as spreadsheets. `onDone` is told of each thing that is in.
 */
export async function* listEntries(db: Database, onDone: () => void): AsyncGenerator<ArchiveEntry> {
  for (const [name, list] of Object.entries(exports)) {
    if (list.count) yield { name: `${name}.csv`, pieces: writeList(counted(list, onDone), db) }
  }
  for await (const { name, pieces } of describeCatalogueFiles(db)) {
    yield { name: `catalogue-data/${name}`, pieces: inBytes(pieces) }
    onDone()
  }
  for await (const { name, text } of describeGuideFiles(db)) {
    yield { name: `catalogue-data/${name}`, pieces: [Buffer.from(text)] }
    onDone()
  }
  let reached = 0
  for (;;) {
    const picture = await readUploadedPicture(db, reached)
    if (!picture) return
    const { id, name, bytes } = picture
    if (bytes) yield { name: `pictures/${name}`, pieces: [bytes], packed: true }
    onDone()
    reached = id
  }
}

async function* inBytes(texts: AsyncIterable<string>) {
  for await (const text of texts) yield Buffer.from(text)
}

/** Counts what goes into the archive. */
export async function countEntries(db: Database): Promise<number> {
  let count = 0
  for (const list of Object.values(exports)) count += (await list.count?.(db)) ?? 0
  for (const table of ['categories', 'guides', 'pictures'] as const) {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number | string>().as('rows'))
      .executeTakeFirstOrThrow()
    count += Number(rows)
  }
  return count
}

function counted(list: CsvList, onDone: () => void): CsvList {
  return {
    ...list,
    async *rows(db) {
      for await (const row of list.rows(db)) {
        yield row
        onDone()
      }
    },
  }
}
