import { describe, expect, test as onBoth } from 'vitest'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openImports, readSheet } from '#tests/support/sheets/open-imports.ts'
import { bytesOf } from '#tests/support/sheets/spreadsheets.ts'
import { countOutcomes, listRows, mendRow } from './import-rows.server.ts'
import { countProducts, listProductRows, productColumns } from './product-sheet.server.ts'
import { foldSizes } from './reading/fold-sizes.ts'
import { writeWorkbook } from './write-workbook.ts'

const size = (label: string, more: Partial<ProductSize> = {}): ProductSize => ({
  ...{ number: null, label, labels: {}, price: null, availability: null },
  ...more,
})

async function openShop() {
  const imports = await openImports()
  const { db } = imports
  const sizesOf = async (id: number) => (await readSizes(db, [id])).get(id) ?? []
  const save = (id: number, sizes: ProductSize[]) =>
    saveProduct({ db }, { id, change: { sizes }, staffId: null, source: 'desk' })
  const problemsOf = async (csv: string) => {
    const rows = await listRows(db, await imports.sendCsv(csv), { outcome: 'need' })
    return rows.flatMap(({ problems }) => problems.map(({ sentence }) => sentence))
  }
  return { ...imports, sizesOf, save, problemsOf }
}

const small = size('4 inch pot', { labels: { mr: '4 इंची कुंडी' }, price: 24_950 })
const large = size('6 inch pot', { price: 1_24_900_00, availability: { is: 'to-order', days: 9 } })

describe('sizes in a sheet', () => {
  test('come back as they were written, one row each, and by whichever form are told', async () => {
    const { db, send, save, sizesOf } = await openShop()
    await save(7, [small, large, size('Bonsai', { availability: { is: 'away', backIn: 'May' } })])
    await save(8, [size('', { number: 0, price: 34_900, availability: { is: 'ask' } })])
    const before = [await sizesOf(7), await sizesOf(8)]
    const sheet = { name: 'Products', columns: productColumns }
    const written = readSheet(await bytesOf(writeWorkbook(sheet, listProductRows(db))))
    expect(written.headings.at(-1)).toBe('Sizes, one row each')
    expect(await countProducts(db)).toBe(written.rows.length)
    const counts = await countOutcomes(db, await send(written))
    expect(counts).toMatchObject({ same: written.rows.length, rows: written.rows.length })
    expect([await sizesOf(7), await sizesOf(8)]).toEqual(before)
  })

  onBoth('one row each change, add and keep, are shown before and taken back after', async () => {
    const { db, sendCsv, apply, undo, save, sizesOf } = await openShop()
    await save(7, [small, large])
    const before = await sizesOf(7)
    const id = await sendCsv(
      [
        'Code,Name,Size number,Size,Size in Hindi,Price,Availability,Size days,Size back in',
        '7,Snake Plant,2,,,on request,Not now,,March',
        '7,Snake Plant,,8 inch pot,बड़ा,₹249/-,Made to order,,',
        ',,,10 inch pot,,"1,24,900",available,,',
        '8,Areca Palm,,,,249.00,,,',
      ].join('\n'),
    )
    expect(await listRows(db, id, { outcome: 'changed' })).toMatchObject([
      {
        row: 2,
        differences: [
          {
            label: 'Sizes',
            before: expect.stringMatching(
              /^4 inch pot, Rs.249\.50\n6 inch pot, Rs.1,24,900, To order/,
            ),
            after: expect.stringMatching(
              /\n6 inch pot, Back in March\n8 inch pot, Rs.249, To order/,
            ),
          },
        ],
      },
      { row: 5, differences: [{ before: '', after: 'Rs\u00a0249' }] },
    ])
    await apply(id)
    const [first] = before
    expect(await sizesOf(7)).toEqual([
      first,
      { ...large, number: 2, price: null, availability: { is: 'away', backIn: 'March' } },
      size('8 inch pot', {
        number: 3,
        labels: { hi: 'बड़ा' },
        price: 24_900,
        availability: { is: 'to-order', days: 14 },
      }),
      size('10 inch pot', { number: 4, price: 1_24_900_00, availability: { is: 'available' } }),
    ])
    expect(await sizesOf(8)).toEqual([size('', { number: 0, price: 24_900 })])
    await undo(id)
    expect([await sizesOf(7), await sizesOf(8)]).toEqual([before, []])
  })

  test('in columns are read for each product, and a sheet without them leaves sizes alone', async () => {
    const { db, sendCsv, send, apply, save, sizesOf } = await openShop()
    await save(8, [large])
    const sheet = readSheet(
      Buffer.from(
        [
          'Name,Category,Size 1,Size 1 price,Size 2,Size 2 price,Size 2 availability',
          'Rosewood Fern,Indoor Plants,4 inch pot,249,6 inch pot,-,Ask us',
          'Areca Palm,,6 INCH pot,449,,,',
        ].join('\n'),
      ),
    )
    expect(sheet.headings.at(-1)).toBe('Sizes, in columns')
    await apply(await send(sheet))
    const { id } = await db
      .selectFrom('products')
      .select('id')
      .where('name', '=', 'Rosewood Fern')
      .executeTakeFirstOrThrow()
    expect(await sizesOf(id)).toEqual([
      size('4 inch pot', { number: 1, price: 24_900 }),
      size('6 inch pot', { number: 2, availability: { is: 'ask' } }),
    ])
    const areca = [{ ...large, number: 1, label: '6 INCH pot', price: 44_900 }]
    expect(await sizesOf(8)).toEqual(areca)
    await apply(await sendCsv('Code,Name,Size\n8,Areca of ours,200'))
    expect(await sizesOf(8)).toEqual(areca)
  })

  test('are available, or come back in a month, where that is all that a column says', async () => {
    const { db, send, sendCsv, apply, sizesOf } = await openShop()
    await apply(await sendCsv('Code,Name,Available\n7,Snake Plant,Yes\n8,Areca Palm,March'))
    // TRUE and FALSE of a formula, as some programs store them.
    await apply(await sendCsv('Code,Name,Available\n9,Monstera,1\n10,Money Plant,0'))
    expect(await sizesOf(9)).toMatchObject([{ availability: { is: 'available' } }])
    expect(await sizesOf(10)).toMatchObject([{ availability: { is: 'away', backIn: null } }])
    expect(await sizesOf(7)).toMatchObject([{ availability: { is: 'available' } }])
    expect(await sizesOf(8)).toMatchObject([{ availability: { is: 'away', backIn: 'March' } }])
    await apply(
      await sendCsv('Code,Name,Available\n8,Areca Palm,Y\n9,Monstera,n\n10,Money Plant,होय'),
    )
    expect(await sizesOf(8)).toMatchObject([{ availability: { is: 'available' } }])
    expect(await sizesOf(9)).toMatchObject([{ availability: { is: 'away' } }])
    expect(await sizesOf(10)).toMatchObject([{ availability: { is: 'available' } }])
    // Of Jul-26 Excel makes a date.
    const day = { date: '2026-07-26' }
    const headings = ['Code', 'Back in', 'Size back in']
    const sheet = readSheet(Buffer.from(`${headings}\n10,x,x`))
    const rows = foldSizes({ name: '', headings, rows: [{ row: 2, cells: ['10', day, day] }] }).rows
    await apply(await send({ ...sheet, rows }))
    expect(await sizesOf(10)).toMatchObject([{ availability: { is: 'away', backIn: 'July' } }])
    expect((await findProductForStaff(db, 10))?.edit.backIn).toBe('July')
  })

  test('are mended where one of their cells is wrong, and the same mistake in all of them', async () => {
    const { db, sendCsv, apply, sizesOf } = await openShop()
    const id = await sendCsv(
      [
        'Code,Name,Size,Size price,Size availability',
        '7,Snake Plant,4 inch pot,2x9,Soon',
        ',,6 inch pot,349,soon',
        '8,Areca Palm,6 inch pot,449,Soon',
      ].join('\n'),
    )
    const problems = async () =>
      (await listRows(db, id, { outcome: 'need' })).flatMap((row) =>
        row.problems.map(({ field, at, text, others }) => ({
          row: row.row,
          field,
          at,
          text,
          others,
        })),
      )
    const price = { column: 'Size price', row: 2 }
    const second = { column: 'Size availability', row: 3 }
    expect(await problems()).toMatchObject([
      { row: 2, field: 'size-0-price', at: price, text: '2x9', others: 0 },
      { row: 2, field: 'size-1-availability', at: second, text: 'soon', others: 1 },
      { row: 4, field: 'size-0-availability', text: 'Soon', others: 1 },
    ])
    await mendRow(db, id, { row: 2, field: 'size-0-price', text: '249' })
    expect(await problems()).toMatchObject([
      { field: 'size-0-availability' },
      { field: 'size-1-availability', others: 2 },
      { row: 4 },
    ])
    const all = { row: 2, field: 'size-1-availability', text: 'To order', all: true } as const
    await mendRow(db, id, all)
    expect(await problems()).toEqual([])
    await apply(id)
    const availability = { is: 'to-order', days: 14 }
    expect(await sizesOf(7)).toMatchObject([
      { label: '4 inch pot', price: 24_900, availability },
      { label: '6 inch pot', price: 34_900, availability },
    ])
    expect(await sizesOf(8)).toMatchObject([{ price: 44_900, availability }])
  })

  test('that can’t be kept are mended where they stand', async () => {
    const { db, sendCsv, save } = await openShop()
    await save(7, [small, large])
    await save(9, [small, large])
    const headings = 'Code,Size number,Size,Size in Hindi,Size days'
    const rows = ['7,2,4 INCH pot,,', '8,,Pot,आम,0', '8,,Tub,आम,9', '9,1,6 inch pot,,']
    const id = await sendCsv([headings, ...rows].join('\n'))
    const problems = async () =>
      (await listRows(db, id, { outcome: 'need' })).flatMap((row) =>
        row.problems.map(({ field, sentence }) => [row.row, field, sentence]),
      )
    expect(await problems()).toEqual([
      [2, 'size-0-label', 'Row 2, Size: Two sizes are called 4 INCH pot.'],
      [3, 'size-0-days', 'Row 3, Size days: Write in how many days it is made, from 1 to 365.'],
      [3, 'size-1-label-hi', 'Row 4, Size in Hindi: Two sizes are called आम.'],
      // The size that is called the same stands in no row.
      [5, 'size-0-label', 'Row 5, Size: Two sizes are called 6 inch pot.'],
    ])
    await mendRow(db, id, { row: 2, field: 'size-0-label', text: '8 inch pot' })
    await mendRow(db, id, { row: 3, field: 'size-0-days', text: '7' })
    await mendRow(db, id, { row: 3, field: 'size-1-label-hi', text: 'टब' })
    await mendRow(db, id, { row: 5, field: 'size-0-label', text: '4 inch tub' })
    expect(await problems()).toEqual([])
  })

  test('are put together whatever stands in a column that is none of the shop’s', async () => {
    const { db, send, sendCsv, apply, save, sizesOf } = await openShop()
    await sendCsv(
      [
        'Sr. No.,Plant Name,Category,Size,Price,Stock,Remarks',
        '1,Karvi,Outdoor Plants,4 inch,150,20,',
        '2,Karvi,Outdoor Plants,8 inch,250,3,in flower',
        '3,,,12 inch,900,1,one left',
        '4,Bakul,Outdoor Plants,4 inch,90,7,',
        '5,Bakul,Bonsai,6 inch,95,7,',
        'Total,,,,1485,38,',
      ].join('\n'),
    ).then(apply)
    const named = await db.selectFrom('products').select('id').where('name', '=', 'Karvi').execute()
    expect(named).toHaveLength(1)
    expect(await sizesOf(Number(named[0]?.id))).toEqual([
      size('4 inch', { number: 1, price: 15_000 }),
      size('8 inch', { number: 2, price: 25_000 }),
      size('12 inch', { number: 3, price: 90_000 }),
    ])
    await save(7, [small, large])
    const columns = [{ heading: 'Barcode' }, ...productColumns, { heading: 'Stock' }]
    const counted = async function* () {
      let row = 0
      for await (const cells of listProductRows(db)) yield [`890${++row}`, ...cells, String(row)]
    }
    const ours = readSheet(await bytesOf(writeWorkbook({ name: 'Products', columns }, counted())))
    expect(ours.rows).toHaveLength(await countProducts(db))
    expect(await countOutcomes(db, await send(ours))).toMatchObject({ same: ours.rows.length })
    expect(ours.rows.find(({ cells }) => cells[1] === '7')?.cells[0]).toMatch(/^890/)
  })

  test('stay apart where a field contradicts, or where no column is known to name a product', () => {
    const rowsOf = (...lines: string[]) =>
      readSheet(Buffer.from(lines.join('\n'))).rows.map(({ row }) => row)
    const headings = 'Sr. No.,Plant,Category,Size,Price'
    const rows = ['1,Bakul,Bonsai,4 inch,90', '2,Bakul,Outdoor Plants,6 inch,95', 'Total,,,,185']
    expect(rowsOf(headings, ...rows)).toEqual([2, 3, 4])
    for (const sum of [',,,Total,185', ',,,,185', ',,,एकूण रक्कम,185']) {
      expect(rowsOf(headings, '1,Bakul,Bonsai,4 inch,90', '2,Bakul,Bonsai,6 inch,95', sum)).toEqual(
        [2, 4],
      )
    }
    expect(rowsOf('Vanaspati,Size,Price', 'Bakul,4 inch,90', 'Neem,4 inch,90')).toEqual([2, 3])
  })

  test('that a list with numbered rows has twice are mended where the second stands', async () => {
    const { db, sendCsv } = await openShop()
    const headings = 'Sr. No.,Plant,Category,Size,Price'
    const sizes = ['4 inch,90', '4 INCH,95', ',99']
    const rows = sizes.map((said, at) => `${at + 1},Rose,Outdoor Plants,${said}`)
    const id = await sendCsv([headings, ...rows].join('\n'))
    const problems = async () =>
      (await listRows(db, id, { outcome: 'need' })).flatMap((row) =>
        row.problems.map(({ field, sentence }) => [row.row, field, sentence]),
      )
    expect(await problems()).toEqual([
      [2, 'size-1-label', 'Row 3, Size: An earlier row is for this size too.'],
      [2, 'size-2-label', 'Row 4: Write which of the product’s sizes it is about.'],
    ])
    await mendRow(db, id, { row: 2, field: 'size-1-label', text: '6 inch' })
    await mendRow(db, id, { row: 2, field: 'size-2-label', text: '8 inch' })
    expect(await countOutcomes(db, id)).toMatchObject({ need: 0, new: 1 })
  })

  test('that can’t be read are refused by row and column', async () => {
    const { problemsOf } = await openShop()
    const headings = 'Code,Size number,Size,Price,Availability,Size days,Size back in'
    for (const [rows, sentence] of unreadable) {
      expect(await problemsOf(`${headings}\n${rows}`)).toEqual([expect.stringMatching(sentence)])
    }
  })

  test('of a new product are shown before they are in the shop', async () => {
    const { db, sendCsv } = await openShop()
    const rows = 'Name,Category,Size,MRP\nRain lily,Outdoor Plants,4 inch,₹1\n,,6 inch,249'
    expect(await listRows(db, await sendCsv(rows), { outcome: 'new' })).toMatchObject([
      { differences: [{ label: 'Sizes', after: '4 inch, Rs\u00a01\n6 inch, Rs\u00a0249' }] },
    ])
  })

  test('that a row names twice are told of by both columns', async () => {
    const { problemsOf } = await openShop()
    const rows = ['Code,Size 1,Size 1 price,Size 2,Size 2 price', '8,S,90,M,95', '9,L,90,l,95']
    expect(await problemsOf(rows.join('\n'))).toEqual([
      'Row 3, Size 2: Size 1 of this row is for this size too.',
    ])
    expect(await problemsOf('Code,Size 1 price,Size 2 price\n8,90,95')).toEqual([
      'Row 2, Size 2 price: Size 1 price of this row is for this size too.',
    ])
  })
})

const unreadable: readonly [rows: string, sentence: RegExp][] = [
  ['8,,,Rs. abc,,,', /^Row 2, Price: “Rs. abc” is no price\./],
  ['8,,,0,,,', /^Row 2, Price: A price is more than 0/],
  ['8,,Pot,-100,,,', /^Row 2, Price: A price is more than 0/],
  ['8,,Pot,,soon,,', /^Row 2, Availability: “soon” is not understood/],
  ['8,,Pot,,,many,', /^Row 2, Size days: “many” is no number of days/],
  ['8,,Pot,,,0,', /^Row 2, Size days: Write in how many days it is made, from 1 to 365/],
  ['8,,Pot,,available,9,', /^Row 2, Size days: Only a size that is made to order/],
  ['8,,Pot,,,,Winter', /^Row 2, Size back in: “Winter” is not a month/],
  ['8,3,Pot,,,,', /^Row 2, Size number: The product has no size “3”/],
  ['8,,Pot,1,,,\n8,,pot,2,,,', /^Row 3, Size: An earlier row is for this size too/],
  ['8,,Pot,12 each,,,\n8,,Tub,2,,,\n8,,Tray,3,,,', /^Row 2, Price: “12 each” is no price/],
  ['8,,-,,,,', /^Row 2, Size: A size can’t be without its name/],
  [
    Array.from({ length: 13 }, (_, at) => `8,,Pot ${at},,,,`).join('\n'),
    /^Row 2: A product has at most 12 sizes/,
  ],
]
