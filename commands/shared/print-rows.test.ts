import { describe, expect, test } from 'vitest'
import { formatCsv } from '#server/write-csv.ts'
import { formatTable } from './print-rows.ts'

/** Without it Excel takes Devanagari, and every €, for another alphabet. */
const bom = '\ufeff'

describe('CSV', () => {
  test.each(['=1+1', '+91', '-2', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1'])(
    'keeps a spreadsheet from calculating %j',
    (text) => {
      expect(formatCsv([{ text }], ['text'])).toContain(`'${text}`)
    },
  )

  test('quotes commas, quotes and line breaks, and ends each line with CR LF', () => {
    const rows = [{ a: 'one, "two"', b: 'three\nfour', c: null }]
    expect(formatCsv(rows, ['a', 'b', 'c'])).toBe(
      `${bom}a,b,c\r\n"one, ""two""","three\nfour",\r\n`,
    )
  })

  test.each(['Areca Palm; Tulsi', 'a\tb', 'a\rb'])(
    'quotes %j, which some take for two cells',
    (text) => {
      expect(formatCsv([{ text }], ['text'])).toBe(`${bom}text\r\n"${text}"\r\n`)
    },
  )

  test('leaves numbers and plain text alone', () => {
    expect(formatCsv([{ a: -5, b: 'a=b' }], ['a', 'b'])).toBe(`${bom}a,b\r\n-5,a=b\r\n`)
  })

  test('without rows has the names of the columns', () => {
    expect(formatCsv([], ['a', 'b'])).toBe(`${bom}a,b\r\n`)
  })
})

describe('a table', () => {
  test('stands straight, with Devanagari too', () => {
    const rows = [
      { name: 'मीरा', city: 'Pune' },
      { name: 'Meera', city: 'पुणे' },
    ]
    expect(formatTable(rows, ['name', 'city']).split('\n')).toEqual([
      'NAME   CITY',
      'मीरा     Pune',
      'Meera  पुणे',
      '',
    ])
  })

  test('does not let a visitor steer the terminal', () => {
    const table = formatTable([{ name: 'a\u001b[2Jb\nc\u202ed\u009be' }], ['name'])
    expect(table).toBe('NAME\na [2Jb c d e\n')
  })
})
