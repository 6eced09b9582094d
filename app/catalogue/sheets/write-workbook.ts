import { Zip, ZipDeflate } from 'fflate'
import { escapeXml } from '#server/escape-xml.ts'
import { columnLetters } from './column-letters.ts'

/** What a column of a sheet that we write is called, and how wide it is, in letters. */
export interface WrittenColumn {
  heading: string
  width?: number
  /**
   * What its cells are where they read so, to be sorted and worked out as such: numbers, or days and
   * times as `2026-11-22` or `2026-11-22 18:05`. Every other cell is text and stays so.
   */
  holds?: 'number' | 'time' | 'text'
}

/** The places of the cell styles in `styles.xml`. */
const styles = { plain: 0, bold: 1, text: 2, time: 3, day: 4 }

/** As many letters as one cell of Excel's holds; a file with more is damaged to it. */
const longestCell = 32_767

/**
 * Writes an .xlsx file of one sheet (ECMA-376), piece by piece as the rows come. Every cell but
 * those of columns that hold numbers or times is marked as text: nothing in it is ever worked out,
 * and what is typed there stays as it is typed.
 */
export async function* writeWorkbook(
  { name, columns }: { name: string; columns: readonly WrittenColumn[] },
  rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const archive = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(new Uint8Array(piece))
  })
  const add = (path: string) => {
    const part = new ZipDeflate(path, { level: 6 })
    archive.add(part)
    return (text: string, last = false) => part.push(encoder.encode(text), last)
  }
  for (const [path, text] of Object.entries(outline(name))) add(path)(text, true)
  const sheet = add('xl/worksheets/sheet1.xml')
  sheet(sheetHead(columns))
  const letters = columns.map((_, at) => columnLetters(at))
  const row = (number: number, cells: readonly string[]) =>
    `<row r="${number}">${cells.join('')}</row>`
  const headings = columns.map(({ heading }, at) =>
    textCell(`${letters[at]}1`, heading, styles.bold),
  )
  sheet(row(1, headings))
  let number = 1
  for await (const cells of rows) {
    number += 1
    const written = cells.map((text, at) => cell(`${letters[at]}${number}`, text, columns[at]))
    sheet(row(number, written))
    yield* pieces.splice(0)
  }
  sheet('</sheetData></worksheet>', true)
  archive.end()
  yield* pieces.splice(0)
}

function cell(address: string, text: string, { holds }: Partial<WrittenColumn> = {}) {
  if (text === '') return `<c r="${address}" s="${styles.text}"/>`
  if (holds === 'number' && /^-?\d{1,15}(\.\d{1,9})?$/.test(text)) {
    return `<c r="${address}" s="${styles.plain}"><v>${text}</v></c>`
  }
  if (holds === 'time' && /^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/.test(text)) {
    const style = text.length > 10 ? styles.time : styles.day
    return `<c r="${address}" s="${style}"><v>${toSerial(text)}</v></c>`
  }
  return textCell(address, text, styles.text)
}

/** Days since the 30th of December 1899, as spreadsheets count them; they know no time zones. */
function toSerial(local: string): number {
  const ms = Date.parse(`${local.replace(' ', 'T')}${local.length > 10 ? ':00' : 'T00:00:00'}Z`)
  return (ms - Date.UTC(1899, 11, 30)) / (24 * 60 * 60 * 1000)
}

const encoder = new TextEncoder()
const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

function outline(name: string): Record<string, string> {
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${office}/${kind}" Target="${target}"/>`
  const part = (path: string, kind: string) =>
    `<Override PartName="${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`
  return {
    '[Content_Types].xml':
      `${prolog}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>` +
      `${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/styles.xml', 'styles')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
    '_rels/.rels': `${prolog}<Relationships xmlns="${packages}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${prolog}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${prolog}<Relationships xmlns="${packages}/relationships">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}</Relationships>`,
    // In the order of `styles`. Format 49 is text: Excel makes no date of 10-15 in it.
    'xl/styles.xml':
      `${prolog}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      `<cellXfs count="5">${cellFormat(0)}${cellFormat(0, 1)}${cellFormat(49)}${cellFormat(164)}${cellFormat(165)}</cellXfs>` +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  }
}

function cellFormat(number: number, font = 0) {
  return `<xf numFmtId="${number}" fontId="${font}" fillId="0" borderId="0" xfId="0"${number ? ' applyNumberFormat="1"' : ''}${font ? ' applyFont="1"' : ''}/>`
}

function sheetHead(columns: readonly WrittenColumn[]) {
  const widths = columns.map(
    ({ width = 18, holds }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"${holds === 'number' || holds === 'time' ? '' : ` style="${styles.text}"`}/>`,
  )
  return (
    `${prolog}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.join('')}</cols><sheetData>`
  )
}

function textCell(address: string, text: string, style: number) {
  const shown = text.length > longestCell ? `${text.slice(0, longestCell - 1)}…` : text
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(shown)}</t></is></c>`
}
