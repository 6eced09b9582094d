import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { loadCatalogue } from '#app/stock/load-catalogue.server.ts'
import { openDatabase } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { addMarigolds } from '#tests/support/test-catalogue.ts'
import { emptyDatabase } from '#tests/support/test-database.ts'
import { checkImport } from './check-import.server.ts'
import { countOutcomes } from './import-rows.server.ts'
import { addImport, findImport } from './imports.server.ts'
import { beginApplying, beginUndoing } from './run-import.server.ts'

const products = 400

test('An import whose process was killed in the middle goes on in another one, each row once', async () => {
  const place = await emptyDatabase()
  const db = await openDatabase(place)
  onTestFinished(() => db.destroy())
  await migrateToLatest(db)
  await loadCatalogue(db)
  const marigolds = await addMarigolds(db, products, { searchable: false })
  const rows = marigolds.map(({ id, name }, at) => ({
    row: at + 2,
    cells: [String(id), `${name} A`],
  }))
  rows.push({ row: products + 2, cells: ['', 'Rain lily'] })
  const sheet = { name: '', headings: ['Code', 'Name', 'Category'], rows }
  for (const { cells } of rows) cells.push(cells[0] === '' ? 'Outdoor Plants' : '')
  const id = await addImport(db, sheet, {
    ...{ fileName: 'a.csv', otherSheets: 0, staffId: 1, matching: ['code', 'name', 'category'] },
  })
  await checkImport(db, id)
  const counts = { changed: products, new: 1, need: 0, same: 0, rows: products + 1 }
  expect(await countOutcomes(db, id)).toMatchObject(counts)
  const idle = { db, backgroundWork: { begin: () => undefined, stop: async () => undefined } }

  /** Lets a process work until it has done so many rows, and kills it. */
  const workUntil = async (count: number) => {
    const worker = spawn(process.execPath, ['tests/support/apply-import.ts', place], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    onTestFinished(() => void worker.kill('SIGKILL'))
    const ended = once(worker, 'exit')
    const isEnough = async () => {
      const kept = await findImport(db, id)
      const isOver = kept?.state === 'applied' || kept?.state === 'undone'
      return isOver || (kept?.done ?? 0) >= count
    }
    await expect.poll(isEnough).toBe(true)
    worker.kill('SIGKILL')
    await ended
    // As after the twenty seconds for which it had taken the import.
    const past = new Date(Date.now() - 1).toISOString()
    await db
      .updateTable('imports')
      .set({ leased_until: past })
      .where('leased_by', 'is not', null)
      .execute()
  }

  await beginApplying(idle, id, 1)
  await workUntil(20)
  const after = await findImport(db, id)
  expect(after).toMatchObject({ state: 'applying', toDo: products + 1 })
  await workUntil(Number.POSITIVE_INFINITY)
  expect(await findImport(db, id)).toMatchObject({
    ...{ state: 'applied', done: products + 1, newProducts: 1, changedProducts: products },
  })
  const named = () =>
    db.selectFrom('products').select('id').where('name', 'like', 'Marigold No % A').execute()
  expect(await named()).toHaveLength(products)
  const changes = await db
    .selectFrom('catalogue_changes')
    .select('product_id')
    .where('import_id', '=', id)
    .execute()
  expect(changes).toHaveLength(products + 1)
  expect(new Set(changes.map(({ product_id }) => product_id)).size).toBe(products + 1)

  await beginUndoing(idle, id, { staffId: 1, keepLater: false })
  await workUntil(20)
  await workUntil(Number.POSITIVE_INFINITY)
  expect(await findImport(db, id)).toMatchObject({ state: 'undone' })
  expect(await named()).toHaveLength(0)
})
