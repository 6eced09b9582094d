import { strToU8, zipSync } from 'fflate'

/** All that comes out of a file that is written piece by piece. */
export async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

interface WorkbookOptions {
  /** `si` elements of the shared strings. */
  strings?: string
  /** So many empty sheets stand before the one with the rows. */
  before?: number
  dimension?: string
  doctype?: string
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** An .xlsx file with these `row` elements; style 1 is a date. */
export function workbookOf(
  rows: string,
  { strings = '', before = 0, dimension = 'A1', doctype = '' }: WorkbookOptions = {},
): Uint8Array {
  const numbers = Array.from({ length: before + 1 }, (_, at) => at + 1)
  const sheet = (body: string) =>
    strToU8(
      `<?xml version="1.0"?>${doctype}<worksheet xmlns="${main}"><dimension ref="${dimension}"/><sheetData>${body}</sheetData></worksheet>`,
    )
  const sheets = numbers.map((at) => `<sheet name="Sheet${at}" sheetId="${at}" r:id="rId${at}"/>`)
  const relations = numbers.map(
    (at) =>
      `<Relationship Id="rId${at}" Type="${office}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
  )
  return zipSync(
    {
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
      ),
      'xl/styles.xml': strToU8(
        `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
      ),
      'xl/sharedStrings.xml': strToU8(`<sst xmlns="${main}">${strings}</sst>`),
      ...Object.fromEntries(
        numbers.map((at) => [`xl/worksheets/sheet${at}.xml`, sheet(at === before + 1 ? rows : '')]),
      ),
    },
    { level: 9 },
  )
}
