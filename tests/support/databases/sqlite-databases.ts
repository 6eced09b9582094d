import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#database/connection.ts'
import { makeOwnFolder } from '#database/owner-only.ts'

/** What a database file holds: tables only, the sample catalogue too, or all that a first start leaves. */
type Content = 'migrated' | 'catalogue' | 'started'

// Making a database takes longer than most tests: it is made once in a process, and copied.
const made = new Map<Content, Promise<Buffer>>()

/** Makes and opens a database with this content at `file`, closed after the test, as `writeCopy` does. */
export async function openCopy(
  file: string,
  content: Content,
  fill: (db: Database) => Promise<unknown>,
): Promise<Database> {
  await writeCopy(file, content, fill)
  const db = await openDatabase(file)
  onTestFinished(() => db.destroy())
  return db
}

/**
 * Makes a database with this content at `file`. `fill` puts the content into the first one of a
 * process; the others are copies.
 */
export async function writeCopy(
  file: string,
  content: Content,
  fill: (db: Database) => Promise<unknown>,
): Promise<void> {
  const bytes = made.get(content) ?? make(fill)
  made.set(content, bytes)
  await makeOwnFolder(dirname(file))
  await writeFile(file, await bytes, { mode: 0o600 })
}

async function make(fill: (db: Database) => Promise<unknown>): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-made-'))
  try {
    const file = join(folder, 'site.sqlite')
    const db = await openDatabase(file)
    // Closed, it is all in one file.
    await fill(db).finally(() => db.destroy())
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
