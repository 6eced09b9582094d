import { describe, expect, test } from 'vitest'
import { findOldAddress } from '#app/catalogue/old-addresses.server.ts'
import { findProduct } from '#app/catalogue/products.server.ts'
import { productHistory } from '#app/catalogue/store/history/product-history.server.ts'
import { listProductsForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { listStoredProducts } from '#app/catalogue/store/stored-products.server.ts'
import { undoChange } from '#app/catalogue/store/undo-change.server.ts'
import { findEnquiry, receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { productsOf } from '#app/enquiries/stored-enquiry.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openWriter } from '#tests/support/open-writer.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { openImports } from '#tests/support/sheets/open-imports.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { deleteProduct } from './delete-product.server.ts'
import { listDeleted } from './deleted-products.server.ts'

const by = { staffId: 1, source: 'desk' } as const

async function openCatalogueDesk() {
  const db = await openTestCatalogue()
  const app = { db }
  const remove = async (id: number) => {
    const result = await deleteProduct(app, id, 1)
    if (!('deleted' in result)) throw new Error(`It stays: ${JSON.stringify(result)}`)
    return result.deleted
  }
  const ask = async (...ids: number[]) => {
    const products = ids.map((id) => ({ id, quantity: '1' }))
    const enquiry = { ...someEnquiry(1), products }
    const { reference } = await receiveEnquiry(openWriter(db), enquiry)
    const row = await findEnquiry(db, reference)
    return row ? productsOf(row) : []
  }
  return { db, app, remove, ask }
}

describe('a deleted product', () => {
  testOnce(
    'is nowhere, keeps its addresses for itself, and comes back with all that it was',
    async () => {
      const { db, app, remove } = await openCatalogueDesk()
      await saveProduct(app, { ...by, id: 7, change: { slug: 'mother-fern' } })
      const [before] = await listStoredProducts(db, [7])
      const { changeId } = await remove(7)
      expect(await findProduct(db, 7)).toBeUndefined()
      expect((await listProductsForStaff(db, { q: 'snake plant' })).rows).toEqual([])
      for (const address of ['/product/mother-fern', '/product/snake-plant']) {
        expect(await findOldAddress(db, address)).toEqual({ category: 'indoor-plants' })
      }
      for (const slug of ['mother-fern', 'snake-plant']) {
        expect(await saveProduct(app, { ...by, id: 8, change: { slug } })).toMatchObject({
          faults: { slug: expect.stringContaining('was deleted') },
        })
      }
      expect(await listDeleted(db, { limit: 10 })).toMatchObject([{ id: changeId, productId: 7 }])

      expect(await undoChange(app, changeId, 2)).toMatchObject({ saved: { id: 7, version: 4 } })
      const [after] = await listStoredProducts(db, [7])
      expect(after).toMatchObject({ order: before?.order, edit: before?.edit, shown: true })
      expect((await listProductsForStaff(db, { q: 'snake plant' })).rows).toMatchObject([{ id: 7 }])
      expect(await findOldAddress(db, '/product/snake-plant')).toEqual({
        to: '/product/mother-fern',
      })
      expect(await listDeleted(db, { limit: 10 })).toEqual([])
      expect((await productHistory.list(db, 7)).map(({ version }) => version)).toEqual([4, 3, 2])
    },
  )

  test('stands last where another has its place by then, and can come back for 30 days', async () => {
    const { db, app, remove } = await openCatalogueDesk()
    const [before] = await listStoredProducts(db, [7])
    const { changeId } = await remove(7)
    await db
      .updateTable('products')
      .set({ catalogue_order: before?.order ?? 0 })
      .where('id', '=', 8)
      .execute()
    await undoChange(app, changeId, 1)
    const { rows } = await listProductsForStaff(db, { category: 'indoor-plants' })
    expect(rows.at(-1)?.id).toBe(7)

    const again = await remove(7)
    const at = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
    await db.updateTable('catalogue_changes').set({ at }).where('id', '=', again.changeId).execute()
    expect(await listDeleted(db, { limit: 10 })).toEqual([])
    expect(await undoChange(app, again.changeId, 1)).toEqual({ missing: true })
  })

  testOnce(
    'is not one that an enquiry names; who asks for one afterwards is stored with its name',
    async () => {
      const { db, app, remove, ask } = await openCatalogueDesk()
      expect(await ask(8)).toMatchObject([{ id: 8, name: 'Areca Palm' }])
      expect(await deleteProduct(app, 8, 1)).toEqual({ named: true })
      expect(await deleteProduct(app, 4711, 1)).toEqual({ missing: true })
      await remove(7)
      await saveProduct(app, { ...by, id: 9, change: { hidden: true } })
      expect(await ask(7, 9)).toMatchObject([
        { id: 7, name: 'Snake Plant' },
        { id: 9, name: 'Monstera Deliciosa' },
      ])
      expect((await findProduct(db, 8))?.name).toBe('Areca Palm')
    },
  )
})

test('Undoing an import deletes what was new, but for what somebody edited, photographed or asked about', async () => {
  const { app, db, asha, sendCsv, apply, undo } = await openImports()
  const names = ['Neem tree', 'Peepal', 'Banyan', 'Rain lily']
  const id = await sendCsv(
    `Plant,Type\n${names.map((name) => `${name},Outdoor Plants`).join('\n')}`,
  )
  const before = (await listProductsForStaff(db, {})).counts.all
  await apply(id)
  const idOf = async (name: string) =>
    (await listProductsForStaff(db, { q: name })).rows[0]?.id ?? 0
  const [neem, peepal, banyan] = await Promise.all(names.map(idOf))
  await saveProduct(app, {
    id: peepal,
    change: { quantity: 'Pot' },
    staffId: asha,
    source: 'desk',
  })
  await db
    .updateTable('products')
    .set({ photo: '{}' })
    .where('id', '=', banyan ?? 0)
    .execute()
  const products = [{ id: await idOf('Rain lily'), quantity: '1' }]
  await receiveEnquiry(openWriter(db), { ...someEnquiry(1), products })
  await undo(id)
  expect((await listProductsForStaff(db, {})).counts.all).toBe(before + 3)
  expect(
    (await listProductsForStaff(db, { show: 'hidden' })).rows.map(({ name }) => name).sort(),
  ).toEqual(['Banyan', 'Peepal', 'Rain lily'])
  expect(await findOldAddress(db, '/product/neem-tree')).toEqual({ category: 'outdoor-plants' })
  const [deletion] = await listDeleted(db, { limit: 10 })
  expect(deletion).toMatchObject({ productId: neem, importId: id })
  expect(await undoChange(app, deletion?.id ?? 0, asha)).toMatchObject({ saved: { id: neem } })
})
