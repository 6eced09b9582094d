import { expect, test } from 'vitest'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { digestEnglish } from '#app/catalogue/store/translated-from.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openImports, readSheet } from '#tests/support/sheets/open-imports.ts'
import { bytesOf } from '#tests/support/sheets/spreadsheets.ts'
import { listRows } from './import-rows.server.ts'
import { listProductRows, productColumns } from './product-sheet.server.ts'
import { writeWorkbook } from './write-workbook.ts'

test('A product’s words in Hindi and Marathi are written, taken away and undone with a sheet', async () => {
  const { app, db, asha, sendCsv, apply, undo } = await openImports()
  const edit = async () => (await findProductForStaff(db, 7))?.edit
  const known = { mr: { description: 'कणखर रोप.', pets: 'पोट बिघडते' } }
  const change = { description: 'A hardy plant.', translations: known }
  await saveProduct(app, { id: 7, change, staffId: asha, source: 'desk' })
  const before = (await edit())?.translations
  const rows = [
    'Code,Description in Hindi,Tips in Hindi,How to water in Hindi,Description in Marathi',
    '7,एक मज़बूत पौधा।,"पत्ते पोंछें।\n• सूखने दें।",मिट्टी सूखने पर,-',
  ]
  const id = await sendCsv(rows.join('\n'))
  expect((await listRows(db, id, { outcome: 'changed' }))[0]?.differences).toEqual([
    { label: 'Description in Hindi', before: '', after: 'एक मज़बूत पौधा।' },
    { label: 'Description in Marathi', before: 'कणखर रोप.', after: '' },
    { label: 'Tips in Hindi', before: '', after: 'पत्ते पोंछें।\nसूखने दें।' },
    { label: 'How to water in Hindi', before: '', after: 'मिट्टी सूखने पर' },
  ])
  await apply(id)
  const now = await edit()
  const from = now && digestEnglish(now)
  expect(now?.translations).toEqual({
    hi: {
      from,
      description: 'एक मज़बूत पौधा।',
      tips: ['पत्ते पोंछें।', 'सूखने दें।'],
      waterRule: 'मिट्टी सूखने पर',
    },
    mr: { from, pets: 'पोट बिघडते' },
  })
  await undo(id)
  expect((await edit())?.translations).toEqual(before)
})

testOnce('A translation that is too long is told at its own cell', async () => {
  const { db, sendCsv } = await openImports()
  const id = await sendCsv(
    `Code,Quantity in Hindi,Quantity in Marathi\n7,पैकेट,${'पाकीट '.repeat(5)}\n`,
  )
  const [row] = await listRows(db, id, { outcome: 'need' })
  expect(row?.problems).toMatchObject([
    { field: 'quantity-mr', sentence: 'It is too long: at most 20 characters.' },
  ])
})

testOnce(
  'The sheet of all products has a column for each text in each language, after those of before',
  async () => {
    const { db } = await openImports()
    const columns = productColumns
    const sheet = readSheet(
      await bytesOf(writeWorkbook({ name: 'Products', columns }, listProductRows(db))),
    )
    expect(sheet.headings.slice(33)).toEqual([
      ...['Description in Hindi', 'Description in Marathi', 'Quantity in Hindi'],
      ...['Quantity in Marathi', 'Tips in Hindi', 'Tips in Marathi', 'Advantages in Hindi'],
      ...['Advantages in Marathi', 'How to water in Hindi', 'How to water in Marathi'],
      ...['Season in Hindi', 'Season in Marathi', 'You get in Hindi', 'You get in Marathi'],
      'Sizes, one row each',
    ])
  },
)
