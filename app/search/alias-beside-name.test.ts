import { expect } from 'vitest'
import { loadCatalogue } from '#app/catalogue/files/load-catalogue.server.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { copyCatalogueFiles, editCatalogueFile } from '#tests/support/test-catalogue.ts'
import { searchProducts } from './search.server.ts'

test('what the name finds is not found by a longer local name again, on a full page or not', async () => {
  const db = await openTestDatabase()
  const folder = await copyCatalogueFiles()
  const line = /(name: Hibiscus\n[\s\S]*?aliases:)[^\n]*\n/
  await editCatalogueFile(folder, 'outdoor-plants.yaml', line, '$1 [Hibiscus bush, gudhal]\n')
  await loadCatalogue(db, { folder })
  for (const limit of [1, 60]) {
    const { exact, byAlias } = await searchProducts(db, 'hibiscus', { limit })
    expect(exact.map(({ name }) => name)).toEqual(['Hibiscus'])
    expect(byAlias).toEqual([])
  }
  const { byAlias } = await searchProducts(db, 'hibiscus bush', { limit: 1 })
  expect(byAlias.map(({ name }) => name)).toEqual(['Hibiscus'])
})
