import { Zip, ZipDeflate } from 'fflate'

/** What a column of a sheet that we write is called, and how wide it is, in letters. */
export interface WrittenColumn {
  heading: string
  width?: number
  /** Whether its cells are numbers, to be sorted as such; all others are text and stay so. */
  number?: boolean
}

/**
 * Writes an .xlsx file of one sheet, piece by piece as the rows come. Every cell but a number's is
 * marked as text: nothing in it is ever worked out, and what is typed there stays as it is typed.
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
  sheet(row(1, columns.map(({ heading }) => textCell(heading, 1)).join('')))
  let number = 1
  for await (const cells of rows) {
    number += 1
    const written = cells.map((text, at) => {
      if (text === '') return '<c s="2"/>'
      return columns[at]?.number && /^\d{1,15}$/.test(text)
        ? `<c><v>${text}</v></c>`
        : textCell(text, 2)
    })
    sheet(row(number, written.join('')))
    yield* pieces.splice(0)
  }
  sheet('</sheetData></worksheet>', true)
  archive.end()
  yield* pieces.splice(0)
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
    // Styles by place: plain, bold, text (format 49: Excel makes no date of 10-15 in it).
    'xl/styles.xml':
      `${prolog}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
      '<cellXfs count="3"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/><xf numFmtId="49" applyNumberFormat="1" xfId="0"/></cellXfs></styleSheet>',
  }
}

function sheetHead(columns: readonly WrittenColumn[]) {
  const widths = columns.map(
    ({ width = 18, number }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"${number ? '' : ' style="2"'}/>`,
  )
  return (
    `${prolog}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.join('')}</cols><sheetData>`
  )
}

function row(number: number, cells: string) {
  return `<row r="${number}">${cells}</row>`
}

function textCell(text: string, style: number) {
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
}

function escapeXml(text: string) {
  return (
    text
      // What XML can't say at all.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are looked for
      .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu, '')
      .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  )
}
