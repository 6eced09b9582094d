import { expect } from 'vitest'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openImports } from '#tests/support/sheets/open-imports.ts'
import { listRows } from './import-rows.server.ts'

testOnce(
  'A row is for the product that its whole address leads to, whatever it is called there',
  async () => {
    const { db, sendCsv } = await openImports()
    const address = 'https://shop.example/product/Snake-Plant?size=2#sizes'
    const id = await sendCsv(`Plant,Type,Link\nSansevieria,Indoor Plants,${address}`)
    expect(await listRows(db, id, { outcome: 'changed' })).toMatchObject([
      { name: 'Snake Plant', differences: [{ before: 'Snake Plant', after: 'Sansevieria' }] },
    ])
  },
)

testOnce(
  'A name that another category has too is a new product, however its own category is written',
  async () => {
    const { db, sendCsv } = await openImports()
    const id = await sendCsv('Plant,Type\nSnake Plant,Outdoor Plants\nAreca Palm,outdoor  plant')
    expect(await listRows(db, id, { outcome: 'new' })).toMatchObject([
      { name: 'Snake Plant', category: 'outdoor-plants' },
      { name: 'Areca Palm', category: 'outdoor-plants' },
    ])
  },
)
