import { mostRows, type ReadFile, type Refused, refuseLongSheet, refuseManyRows } from './cell.ts'
import { foldSizes } from './fold-sizes.ts'
import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'
import { unpack } from './unpack-workbook.ts'

/**
 * Reads a spreadsheet by what is in it, whatever it is called. Gives its table, or a sentence for
 * whoever sent it that says what to do. Whatever the format, a table with more than `mostLetters`
 * in its cells is refused.
 */
export function readSpreadsheet(bytes: Uint8Array, mostLetters?: number): ReadFile {
  const read = readByFormat(bytes)
  if ('refused' in read) return read
  // Later rows of a workbook are only counted: put together they would say less than the file does.
  const long = refuseManyRows(read.sheet, mostRows) ?? refuseLongSheet(read.sheet, mostLetters)
  if (long) return long
  const sheet = foldSizes(read.sheet)
  return refuseManyRows(sheet) ?? { ...read, sheet }
}

function readByFormat(bytes: Uint8Array): ReadFile {
  if (bytes.length === 0) return { refused: 'The file is empty.' }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return refuseOldContainer(bytes)
  if (startsWith(bytes, [0x50, 0x4b])) return readArchive(bytes)
  const known = kinds.find(({ start }) => startsWith(bytes, start))
  if (known) return refuse(`This is ${known.what}`)
  const text = new TextDecoder('windows-1252').decode(bytes.subarray(0, 400)).trimStart()
  if (/^(<!doctype html|<html|<table|<\?xml|<svg)/i.test(text.replace(/^ï»¿/, ''))) {
    return refuse('This is a page or another XML file that was given a new name')
  }
  return readCsv(bytes)
}

const kinds = [
  { start: [...Buffer.from('%PDF')], what: 'a PDF' },
  { start: [...Buffer.from('MZ')], what: 'a program, not a table' },
  { start: [0x7f, ...Buffer.from('ELF')], what: 'a program, not a table' },
  { start: [0x89, ...Buffer.from('PNG')], what: 'a picture' },
  { start: [0xff, 0xd8, 0xff], what: 'a picture' },
  { start: [...Buffer.from('GIF8')], what: 'a picture' },
  { start: [...Buffer.from('RIFF')], what: 'a picture or a sound' },
  { start: [0x1f, 0x8b], what: 'a packed file' },
  { start: [...Buffer.from('Rar!')], what: 'a packed file' },
  { start: [...Buffer.from('7z')], what: 'a packed file' },
  { start: [...Buffer.from('SQLite format 3')], what: 'a database' },
  { start: [...Buffer.from('{\\rtf')], what: 'a text document' },
]

function startsWith(bytes: Uint8Array, start: readonly number[]) {
  return start.every((byte, at) => bytes[at] === byte)
}

function refuse(what: string): Refused {
  return { refused: `${what}. Send an Excel file (.xlsx) or a CSV file.` }
}

/** Excel's format until 2003, in which an .xlsx with a password is wrapped too. */
function refuseOldContainer(bytes: Uint8Array): Refused {
  const isLocked = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  )
  return {
    refused: isLocked
      ? 'This Excel file is locked with a password. Save it without one and send that.'
      : 'This is an old Excel file (.xls). In Excel choose Save as, Excel Workbook (.xlsx), and send that.',
  }
}

function readArchive(bytes: Uint8Array): ReadFile {
  const names = new Set<string>()
  let kind = ''
  const fault = unpack(bytes, (name) => {
    names.add(name)
    if (name !== 'mimetype') return undefined
    return (piece) => {
      kind += Buffer.from(piece).toString('latin1').slice(0, 100)
    }
  })
  if (names.has('xl/workbook.xml')) return readWorkbook(bytes)
  if (kind.includes('opendocument.spreadsheet')) {
    return {
      refused:
        'This is a LibreOffice file (.ods). Choose Save as, Excel 2007-365 (.xlsx), and send that.',
    }
  }
  if (names.has('xl/workbook.bin')) {
    return {
      refused: 'This is a binary Excel file (.xlsb). Choose Save as, Excel Workbook (.xlsx).',
    }
  }
  if (fault === 'broken' || names.size === 0) {
    return {
      refused: 'The Excel file is damaged or not complete. Save it again and send that.',
    }
  }
  return refuse('This is a packed file, not a spreadsheet')
}
