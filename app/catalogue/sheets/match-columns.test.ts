import { expect, test } from 'vitest'
import { emptyEdit } from '#app/catalogue/store/product-edit.ts'
import { readSheet } from '#tests/support/sheets/open-imports.ts'
import { fieldCells } from './cells/field-cells.ts'
import { matchColumns } from './match-columns.ts'

test.each([
  ['name', 'Plant name, Product, Item, Item Name, Title, नाव, नाम, पौधे का नाम, रोपाचे नाव'],
  ['category', 'Category, Type, श्रेणी, प्रकार, वर्ग'],
  ['height', 'Height, Size, आकार'],
  ['hindi', 'Hindi, Hindi name, Local name (Hindi), हिंदी, हिन्दी, हिंदी नाम, हिन्दी नाम, हिंदी नाव'],
  ['marathi', 'Marathi, Marathi name, Local name (Marathi), मराठी, मराठी नाव, मराठी नाम'],
  ['other', 'Aliases, Local name'],
  [null, 'MRP, Stock, Photo, Sr. No., No., क्र., अ.क्र., अनु. क्र., क्रम संख्या'],
  [null, 'Price, कीमत, दाम, मूल्य, किंमत, दर, Sizes, Wholesale price, Dealer cost'],
  ['code', 'Code, Item code, Product no.'],
  ['ask', 'English name, Remarks, दर्जा'],
])('what an owner keeps as %s is known by its heading, in each language: %s', (field, headings) => {
  for (const heading of headings.split(', ')) {
    expect(matchColumns([heading], [], []), heading).toEqual([field])
  }
})

test.each([
  ['Sr. No.', 'Plant name', 'Category', 'Size', 'Price'],
  ['Sl. No.', 'Item', 'Group', 'Pot size', 'Rate (Rs.)'],
  ['S. No.', 'Product', 'Type', 'Bag size', 'Rate'],
  ['No.', 'Plant name', 'Category', 'Size', 'Unit price'],
  ['No.', 'Plant name', 'Category', 'Size', 'Retail Price (Rs)'],
  ['No.', 'Plant name', 'Category', 'Size', 'MRP'],
  ['क्र.', 'पौधे का नाम', 'श्रेणी', 'आकार', 'कीमत (₹)'],
  ['क्रम संख्या', 'पौधा', 'प्रकार', 'साइज़', 'दाम'],
  ['अ.क्र.', 'रोपाचे नाव', 'प्रकार', 'आकार', 'किंमत'],
  ['अनुक्रमांक', 'रोप', 'गट', 'साईज', 'दर'],
])(
  'sizes and prices are read under the headings of each language: %s, %s, %s, %s, %s',
  (...own) => {
    const rows = ['1,तुळस,Bonsai,4 इंच,१५०', '2,तुळस,Bonsai,6 इंच,"१,२५०"']
    const { headings, rows: read } = readSheet(Buffer.from([own.join(','), ...rows].join('\n')))
    expect(matchColumns(headings, [], [])).toEqual([null, 'name', 'category', 'sizes'])
    const said = (cell: string, part: string) => expect.objectContaining({ part, cell })
    expect(read.map(({ cells }) => cells[3])).toEqual([
      {
        sizes: [
          { row: 2, said: [said('4 इंच', 'label'), said('१५०', 'price')] },
          { row: 3, said: [said('6 इंच', 'label'), said('१,२५०', 'price')] },
        ],
      },
    ])
  },
)

test('the printed price is left out where there is another', () => {
  const rows = 'Plant,Size,MRP,Price\nTulsi,4 inch,199,150'
  const [row] = readSheet(Buffer.from(rows)).rows
  expect(row?.cells.at(-1)).toMatchObject({
    sizes: [{ said: [{ cell: '4 inch' }, { heading: 'Price', cell: '150' }] }],
  })
})

test('lines lose the number of their place, and no part of another number', () => {
  const edit = emptyEdit({ category: 'soil', kind: 'goods', wall: 'pista' })
  const text = '1. Wipe the leaves\n2)Let it dry\n0.5 ml neem oil to a litre\n• 2.5 kg of soil'
  expect(fieldCells.tips.read(text, edit, { source: '', categories: [] })).toEqual({
    change: {
      tips: ['Wipe the leaves', 'Let it dry', '0.5 ml neem oil to a litre', '2.5 kg of soil'],
    },
  })
})

test('whether a product is shown is said in each language', () => {
  const edit = emptyEdit({ category: 'soil', kind: 'goods', wall: 'pista' })
  const read = (text: string) => fieldCells.shown.read(text, edit, { source: '', categories: [] })
  for (const text of ['Yes', 'y', 'TRUE', '1', 'shown', 'हाँ', 'होय']) {
    expect(read(text), text).toEqual({ change: { hidden: false } })
  }
  for (const text of ['No', 'N', 'false', '0', 'Hidden', 'नहीं', 'नाही']) {
    expect(read(text), text).toEqual({ change: { hidden: true } })
  }
  expect(read('yess')).toMatchObject({ fault: '“yess” is neither Yes nor No.' })
})
