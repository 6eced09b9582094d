import { expect, onTestFinished, vi } from 'vitest'
import { loadCatalogue } from '#app/catalogue/files/load-catalogue.server.ts'
import { findProduct } from '#app/catalogue/products.server.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { copyCatalogueFiles, editCatalogueFile } from '#tests/support/test-catalogue.ts'
import { watchCatalogue } from './watch-catalogue.ts'

test('a product changed in its file is shown by npm run dev, a mistake in one is only told', async () => {
  const db = await openTestDatabase()
  const folder = await copyCatalogueFiles()
  await loadCatalogue(db, { folder })
  const said: unknown[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(text) > 0)
  onTestFinished(() => void vi.restoreAllMocks())
  const sent: unknown[] = []
  const vite = {
    ssrLoadModule: () => import('#app/catalogue/files/load-catalogue.server.ts'),
    ws: { send: (message: unknown) => sent.push(message) },
  }
  const end = watchCatalogue(vite as never, { db }, folder)
  onTestFinished(end)
  const name = async () => (await findProduct(db, 45))?.name

  await editCatalogueFile(folder, 'soil.yaml', 'name: Nutritional Soil', 'nome: Rose Soil')
  await expect.poll(() => said.join('')).toContain('soil.yaml')
  expect([await name(), sent]).toEqual(['Nutritional Soil', []])
  await editCatalogueFile(folder, 'soil.yaml', 'nome: Rose Soil', 'name: Rose Soil')
  await expect.poll(name).toBe('Rose Soil')
  await expect.poll(() => sent).toEqual([{ type: 'full-reload' }])
})
