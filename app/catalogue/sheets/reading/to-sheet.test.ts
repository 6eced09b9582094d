import { expect, test } from 'vitest'
import { readSheet } from '#tests/support/sheets/open-imports.ts'

const read = (...lines: string[]) => readSheet(Buffer.from(lines.join('\n')))

test('More than one row of text above the table is no heading', () => {
  const sheet = read('Our winter list,', ',', 'Name,Pot', 'Tulsi,6')
  expect(sheet).toMatchObject({ headings: ['Name', 'Pot'], rows: [{ row: 4 }] })
})

test.each([
  ['Plant name,Category,,', 'Plant name'],
  ['रोपाचे नाव,प्रकार,,', 'रोपाचे नाव'],
  ['Kod,Plant,Size,Price', 'Kod'],
])(
  'A letterhead of several cells is no row of headings where such that are known follow: %s',
  (known, first) => {
    const sheet = read(
      'Green Nursery,,Date:,28/11/2026',
      'Phone,98220,Location,Pune',
      known,
      'a,b,c,d',
    )
    expect(sheet).toMatchObject({ headings: expect.arrayContaining([first]), rows: [{ row: 4 }] })
  },
)

test('The first row of several cells has the headings where none has two that are known', () => {
  const unknown = read('Vanaspati,Bhag,Plant', 'Tulsi,Bonsai,x', 'Neem,Size,x', 'Bakul,Plant,Item')
  expect(unknown.headings).toEqual(['Vanaspati', 'Bhag', 'Plant'])
  const late = read(...Array.from({ length: 10 }, () => 'Vanaspati,Bhag'), 'Name,Category', 'a,b')
  expect(late.headings).toEqual(['Vanaspati', 'Bhag'])
})
