import { expect, test } from 'vitest'
import { listNumberStyles, writeNumber } from './number-formats.ts'

/** How a cell of such a format shows a number: as a date, or as it would be read. */
function shown(format: string | number, number: number) {
  const own = typeof format === 'string'
  const code = own ? format.replaceAll('"', '&quot;').replaceAll('<', '&lt;') : ''
  const [style] = listNumberStyles([
    Buffer.from(
      `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="${own ? 164 : format}"/></cellXfs></styleSheet>`,
    ),
  ])
  return style === 'date' ? style : writeNumber(number, style)
}

test.each<[string | number, number, string]>([
  ['#,##0.00', 280.125, '280.13'],
  ['#,##,##0', 333 / 7, '48'],
  ['"Rs."\\ #,##0.00', 1.005, '1.01'],
  ['[$₹-4009] #,##0.00;[Red]-[$₹-4009] #,##0.00', 1_24_900.5, '124900.5'],
  ['_-* #,##0_-;-* #,##0_-;_-* "-"??_-;_-@_-', 199.5, '200'],
  ['[>=100000]##\\,##\\,##0;##,##0', 1_24_900.2, '124900'],
  ['0" days"', 4, '4'],
  [2, 99.999, '100'],
  [3, 47.5, '48'],
])('A calculated price is read as its cell shows it: %s', (format, number, text) => {
  expect(shown(format, number)).toBe(text)
})

test.each<[string | number, number, string]>([
  ['General', 0.1 + 0.2, '0.3'],
  ['0%', 0.185, '0.185'],
  ['# ?/?', 0.5, '0.5'],
  ['0.0E+00', 1234, '1234'],
  ['#,##0,', 1299, '1299'],
  ['@', 4.25, '4.25'],
  // Which of the two holds is for the spreadsheet program to say.
  ['[<1]0.00;0', 0.25, '0.25'],
  [0, 4.25, '4.25'],
  [9, 0.185, '0.185'],
  [14, 46_310, 'date'],
  ['dd/mm/yyyy', 46_310, 'date'],
])('A number that a cell shows as another is read as it is written: %s', (format, number, text) => {
  expect(shown(format, number)).toBe(text)
})
