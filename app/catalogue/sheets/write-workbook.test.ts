import readWorkbook from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { bytesOf } from '#tests/support/sheets/spreadsheets.ts'
import { writeWorkbook } from './write-workbook.ts'

const columns = [
  { heading: 'Reference' },
  { heading: 'Received (IST)', holds: 'time' as const },
  { heading: 'Mobile number' },
  { heading: 'Minutes', holds: 'number' as const },
  { heading: 'Pot' },
]

/** The rows as a reader reads them that is not ours. */
async function readElsewhere(rows: readonly (readonly string[])[]) {
  const bytes = await bytesOf(writeWorkbook({ name: 'Enquiries', columns }, rows))
  const [sheet] = await readWorkbook(Buffer.from(bytes))
  return sheet
}

test('Another reader finds days as days, counts as numbers, and all else as the text that it is', async () => {
  const rows = [
    ['AG-1', '2026-11-22 18:45', '+91 98200 00000', '42', '10-15'],
    ['AG-2', '2026-02-28', '09820000000', '', '=1+1'],
    ['', 'when they write again', '<&>"', '-0.5', 'Lily\nतुलसी'],
  ]
  expect(await readElsewhere(rows)).toEqual({
    sheet: 'Enquiries',
    data: [
      columns.map(({ heading }) => heading),
      ['AG-1', new Date('2026-11-22T18:45:00Z'), '+91 98200 00000', 42, '10-15'],
      ['AG-2', new Date('2026-02-28T00:00:00Z'), '09820000000', null, '=1+1'],
      [null, 'when they write again', '<&>"', -0.5, 'Lily\nतुलसी'],
    ],
  })
})

test('Every cell says where it stands, and none holds more than Excel takes', async () => {
  const wide = Array.from({ length: 30 }, (_, at) => ({ heading: `Column ${at}` }))
  const bytes = await bytesOf(
    writeWorkbook({ name: 'Wide', columns: wide }, [wide.map(({ heading }) => heading)]),
  )
  const [sheet] = await readWorkbook(Buffer.from(bytes))
  expect(sheet?.data[1]).toEqual(wide.map(({ heading }) => heading))
  const long = await readElsewhere([['a'.repeat(40_000)]])
  expect(String(long?.data[1]?.[0])).toHaveLength(32_767)
})
