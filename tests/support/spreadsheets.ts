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

/**
 * The same table as LibreOffice saves it: texts shared, each number typed as one, attributes that
 * say what goes without saying, blanks at the ends of texts, a last row of no cells.
 */
export function asLibreOffice(rows: readonly (readonly string[])[]): Uint8Array {
  const strings = [...new Set(rows.flat())]
  const places = new Map(strings.map((text, at) => [text, at]))
  const letters = (at: number) =>
    at < 26 ? String.fromCharCode(65 + at) : `A${String.fromCharCode(39 + at)}`
  const cell = (text: string, address: string) =>
    /^\d+$/.test(text)
      ? `<c r="${address}" s="0" t="n"><v>${text}</v></c>`
      : text && `<c r="${address}" s="0" t="s"><v>${places.get(text)}</v></c>`
  const asXml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const written = rows.map(
    (cells, at) =>
      `<row r="${at + 1}" customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false">${cells
        .map((text, column) => cell(text, `${letters(column)}${at + 1}`))
        .join('')}</row>`,
  )
  return workbookOf(`${written.join('')}<row r="1048576" customFormat="false" ht="12.8"/>`, {
    strings: strings.map((text) => `<si><t xml:space="preserve">${asXml(text)} </t></si>`).join(''),
    dimension: `A1:AB${rows.length}`,
  })
}
