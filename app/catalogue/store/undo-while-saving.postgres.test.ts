import type { Transaction } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'
import { untilWaiting } from '#tests/support/databases/until-waiting.ts'
import { openImports } from '#tests/support/sheets/open-imports.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { findProductForStaff } from './products-for-staff.server.ts'
import { saveProduct, saveProducts } from './save-product.server.ts'
import { undoChange } from './undo-change.server.ts'

const by = { staffId: 1, source: 'desk' } as const

const rename = (transaction: Transaction<Schema>, name: string) =>
  saveProducts(transaction, [{ id: 7, change: { name } }], by)

/** Gives what `undo` gives, begun while somebody is saving another name of product 7. */
async function undoWhileSaving<Result>(db: Database, undo: () => Promise<Result>) {
  const { undoing } = await db.transaction().execute(async (transaction) => {
    await rename(transaction, 'Father Fern')
    const undoing = undo()
    await untilWaiting(db)
    return { undoing }
  })
  return undoing
}

test('Undoing a change asks also about one that is being saved at that moment', async () => {
  const db = await openTestCatalogue()
  const change = { name: 'Mother Fern' }
  const first = await saveProduct({ db }, { ...by, id: 7, change })
  const changeId = 'saved' in first ? first.saved.changeId : 0
  expect(await undoWhileSaving(db, () => undoChange({ db }, changeId, 2))).toMatchObject({
    later: [{ after: { name: 'Father Fern' } }],
  })
})

test('Undoing an import leaves also what is being saved at that moment, where later edits may stay', async () => {
  const { db, sendCsv, apply, undo } = await openImports()
  const id = await sendCsv('Code,Name\n7,Mother Fern\n')
  await apply(id)
  expect(await undoWhileSaving(db, () => undo(id, true))).toBe(true)
  expect((await findProductForStaff(db, 7))?.edit.name).toBe('Father Fern')
})
