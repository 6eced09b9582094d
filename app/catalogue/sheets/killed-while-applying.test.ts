import { expect, onTestFinished, test } from 'vitest'
import { loadCatalogue } from '#app/catalogue/files/load-catalogue.server.ts'
import { openDatabase } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { type BackgroundWork, createBackgroundWork } from '#server/background-work.ts'
import { createMetrics } from '#server/watching/metrics.ts'
import { emptyDatabase } from '#tests/support/databases/test-database.ts'
import { runUntilKilled } from '#tests/support/programs/run-until-killed.ts'
import { addMarigolds } from '#tests/support/test-catalogue.ts'
import { beginApplying, beginUndoing } from './begin-import.server.ts'
import { checkImport } from './check-import.server.ts'
import { forgetOldImports } from './forget-imports.server.ts'
import { countOutcomes } from './import-rows.server.ts'
import { addImport, findImport } from './imports.server.ts'
import { startImporting } from './run-import.server.ts'

const products = 250

/** Lets a process work until it is killed before it asks its database for the so many-th thing. */
async function workUntilKilled(place: string, killAt: number, what = 'apply') {
  const { signal } = await runUntilKilled('apply-import.ts', [place, `${killAt}`, what])
  expect(signal).toBe('SIGKILL')
}

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
  const sheet = { name: '', headings: ['Code', 'Name', 'Category'], rows: rows.length }
  for (const { cells } of rows) cells.push(cells[0] === '' ? 'Outdoor Plants' : '')
  const id = await addImport(db, sheet, [rows], {
    fileName: 'a.csv',
    otherSheets: 0,
    staffId: 1,
    matching: ['code', 'name', 'category'],
  })
  await checkImport(db, id)
  const counts = { changed: products, new: 1, need: 0, same: 0, rows: products + 1 }
  expect(await countOutcomes(db, id)).toMatchObject(counts)
  const metrics = createMetrics()
  const idle = {
    db,
    metrics,
    backgroundWork: { ...createBackgroundWork(console), begin: () => undefined },
  }

  const workAndDie = async (killAt: number) => {
    await workUntilKilled(place, killAt)
    const kept = await findImport(db, id)
    expect(kept?.done).toBeGreaterThan(0)
    expect(kept?.done).toBeLessThan(products)
    // As after the twenty seconds for which it had taken the import.
    const leased_until = new Date(Date.now() - 1).toISOString()
    await db.updateTable('imports').set({ leased_until }).where('id', '=', id).execute()
  }
  /** Lets this process go on to the end. */
  const goOn = async () => {
    const underWay: Promise<void>[] = []
    const stopping = new AbortController().signal
    const begin: BackgroundWork['begin'] = (_, work) => void underWay.push(work(stopping))
    startImporting({ db, metrics, backgroundWork: { ...idle.backgroundWork, begin } })()
    await Promise.all(underWay)
  }

  await beginApplying(idle, id, 1)
  await workAndDie(50)
  expect(await findImport(db, id)).toMatchObject({ state: 'applying', toDo: products + 1 })
  await goOn()
  expect(await findImport(db, id)).toMatchObject({
    state: 'applied',
    done: products + 1,
    newProducts: 1,
    changedProducts: products,
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
  await workAndDie(50)
  await goOn()
  expect(await findImport(db, id)).toMatchObject({ state: 'undone' })
  expect(await named()).toHaveLength(0)
})

test('What was stored of a sheet when its process was killed is gone within the hour', async () => {
  const place = await emptyDatabase()
  const db = await openDatabase(place)
  onTestFinished(() => db.destroy())
  await migrateToLatest(db)
  const sheet = { name: '', headings: ['Name'], rows: 1 }
  const about = { fileName: 'b.csv', otherSheets: 0, staffId: 1, matching: ['name' as const] }
  const whole = await addImport(db, sheet, [[{ row: 2, cells: ['Tulsi'] }]], about)
  await workUntilKilled(place, 4, 'store')
  const stored = () => db.selectFrom('import_rows').select('import_id').execute()
  const kept = () => db.selectFrom('imports').select('id').execute()
  expect(await stored()).toHaveLength(401)
  // Another process may be storing it still.
  await forgetOldImports(db)
  expect(await kept()).toHaveLength(2)
  await forgetOldImports(db, new Date(Date.now() + 3_600_000))
  expect(await kept()).toEqual([{ id: whole }])
  expect(await stored()).toEqual([{ import_id: whole }])
})
