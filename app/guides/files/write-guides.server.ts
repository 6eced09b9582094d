import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { findStoredGuide } from '#app/guides/store/stored-guides.server.ts'
import type { Database } from '#database/connection.ts'
import { sayGuide } from './guide-file.ts'
import { guidesIn } from './read-guides.server.ts'

/** Writes every guide as a data file into a catalogue's folder. Gives their names. */
export async function writeGuideFiles(db: Database, folder: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name, text } of describeGuideFiles(db)) {
    if (names.length === 0) await mkdir(join(folder, guidesIn), { recursive: true })
    await writeFile(join(folder, name), text)
    names.push(name)
  }
  return names
}

/** Gives the data file of each guide, one after another. */
export async function* describeGuideFiles(
  db: Database,
): AsyncGenerator<{ name: string; text: string }> {
  const guides = await db.selectFrom('guides').select('id').orderBy('id').execute()
  for (const { id } of guides) {
    const guide = await findStoredGuide(db, Number(id))
    if (!guide) continue
    const { edit } = guide
    const products = await listSlugs(db, edit.products)
    const text = stringify(sayGuide(edit, products), { lineWidth: 0, blockQuote: 'literal' })
    yield { name: `${guidesIn}/${edit.slug}.yaml`, text }
  }
}

async function listSlugs(db: Database, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('id', 'in', ids)
    .execute()
  const slugOf = new Map(rows.map(({ id, slug }) => [Number(id), slug]))
  return ids.flatMap((id) => slugOf.get(id) ?? [])
}
