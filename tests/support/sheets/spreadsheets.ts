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
  /** Elements that stand behind the rows. */
  behind?: string
  /** The rows of a sheet that stands behind. */
  next?: string
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** An .xlsx file with these `row` elements; style 1 is a date. */
export function workbookOf(
  rows: string,
  {
    strings = '',
    before = 0,
    dimension = 'A1',
    doctype = '',
    behind = '',
    next,
  }: WorkbookOptions = {},
): Uint8Array {
  const bodies = [...Array.from({ length: before }, () => ''), rows, ...(next ? [next] : [])]
  const numbers = bodies.map((_, at) => at + 1)
  const sheet = (body: string) =>
    strToU8(
      `<?xml version="1.0"?>${doctype}<worksheet xmlns="${main}"><dimension ref="${dimension}"/><sheetData>${body}</sheetData>${behind}</worksheet>`,
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
        bodies.map((body, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheet(body)]),
      ),
    },
    // Some are a hundred megabytes of nothing: to pack them well costs more than to read them.
    { level: 1 },
  )
}

/**
 * The same table by Excel's rules: texts shared, some of them rich; whole numbers typed as numbers and
 * some as text; a title merged over the table; addresses by a formula with the value that it had; what
 * reads as a day and a month made a date; a second sheet.
 */
export function asExcel(rows: readonly (readonly string[])[]): Uint8Array {
  const [headings = []] = rows
  const strings: string[] = []
  const places = new Map<string, number>()
  const shared = (text: string) => {
    const place = places.get(text) ?? strings.push(text) - 1
    places.set(text, place)
    return place
  }
  const cell = (text: string, heading: string, address: string, at: number) => {
    if (text === '') return ''
    if (heading === 'Address' && at > 0) {
      return `<c r="${address}" t="str"><f>LOWER(B${at})</f><v>${asXml(text)}</v></c>`
    }
    if (/^\d+$/.test(text) && at % 2 === 0) return `<c r="${address}"><v>${text}</v></c>`
    // 15 October 2026, shown as a date.
    if (text === '10-15') return `<c r="${address}" s="1"><v>46310</v></c>`
    return `<c r="${address}" t="s"><v>${shared(text)}</v></c>`
  }
  const written = rows.map((cells, at) => {
    const inRow = cells.map((text, column) =>
      cell(text, headings[column] ?? '', `${letters(column)}${at + 2}`, at),
    )
    return `<row r="${at + 2}" spans="1:${cells.length}" x14ac:dyDescent="0.25" xmlns:x14ac="x">${inRow.join('')}</row>`
  })
  const title = `<row r="1"><c r="A1" t="s"><v>${shared('Our plants')}</v></c></row>`
  return workbookOf(`${title}${written.join('')}`, {
    strings: strings
      .map((text) => {
        const [first = '', ...rest] = text
        return `<si><r><t xml:space="preserve">${asXml(first)}</t></r><r><rPr><b/></rPr><t xml:space="preserve">${asXml(rest.join(''))}</t></r><phoneticPr fontId="1"/></si>`
      })
      .join(''),
    dimension: `A1:AB${rows.length + 1}`,
    behind: '<mergeCells count="1"><mergeCell ref="A1:AB1"/></mergeCells>',
    next: title,
  })
}

function letters(at: number) {
  return at < 26 ? String.fromCharCode(65 + at) : `A${String.fromCharCode(39 + at)}`
}

function asXml(text: string) {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/**
 * The same table as LibreOffice saves it: texts shared, each number typed as one, attributes that
 * say what goes without saying, blanks at the ends of texts, a last row of no cells.
 */
export function asLibreOffice(rows: readonly (readonly string[])[]): Uint8Array {
  const strings = [...new Set(rows.flat())]
  const places = new Map(strings.map((text, at) => [text, at]))
  const cell = (text: string, address: string) =>
    /^\d+$/.test(text)
      ? `<c r="${address}" s="0" t="n"><v>${text}</v></c>`
      : text && `<c r="${address}" s="0" t="s"><v>${places.get(text)}</v></c>`
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
