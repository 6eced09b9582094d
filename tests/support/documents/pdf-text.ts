import { inflateSync } from 'node:zlib'

/** A PDF of ours, taken apart: its objects by number, each as it is written. */
type Objects = ReadonlyMap<string, { dictionary: string; stream: Buffer | undefined }>

/**
 * Reads the text of each page of a PDF that Typst has written, line by line as it is drawn. What is
 * drawn as something else than it says is read as it says (`ActualText`), as viewers do who copy it.
 */
export function readPdfPages(pdf: Uint8Array): string[][] {
  const objects = readObjects(Buffer.from(pdf).toString('latin1'))
  return listPages(objects).map(({ dictionary, content }) => {
    const fonts = new Map(
      [...dictionary.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => [
        name,
        readLetters(objects, number),
      ]),
    )
    return readLines(content, fonts)
  })
}

/** The same as one text, its lines and pages each on a line. */
export function readPdfText(pdf: Uint8Array): string {
  return readPdfPages(pdf).flat().join('\n')
}

/**
 * Reads the first QR code on the first page of a PDF that Typst has written from squares of one unit: which of
 * its squares are dark, row by row, and as many of them in a row as are asked for.
 */
export function readPdfCode(pdf: Uint8Array, size: number): boolean[][] {
  const [page] = listPages(readObjects(Buffer.from(pdf).toString('latin1')))
  const [, code = ''] =
    /cm\n\/c0 cs\n0 scn\n((?:\d+ \d+ [ml]\n|h\n)+)/.exec(page?.content ?? '') ?? []
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const run of code.matchAll(/(\d+) (\d+) m\n(\d+) \d+ l\n/g)) {
    const [left = 0, top = 0, right = 0] = run.slice(1).map(Number)
    rows[top]?.fill(true, left, right)
  }
  return rows
}

function listPages(objects: Objects) {
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
  return pages.map(({ dictionary }) => {
    const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(dictionary) ?? []
    return { dictionary, content: objects.get(contents)?.stream?.toString('latin1') ?? '' }
  })
}

function readObjects(text: string): Objects {
  const found = text.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj\n/g)
  return new Map(
    [...found].map(([, number = '', body = '']) => {
      const [, dictionary = body, packed] =
        /^([\s\S]*?)stream\n([\s\S]*)\nendstream$/.exec(body) ?? []
      const isReadable = packed !== undefined && !/\/(Length1|Subtype)/.test(dictionary)
      const stream = isReadable ? Buffer.from(packed, 'latin1') : undefined
      const isPacked = dictionary.includes('/FlateDecode')
      return [number, { dictionary, stream: stream && isPacked ? inflateSync(stream) : stream }]
    }),
  )
}

/** Gives what each glyph of a font says, by its number in four hexadecimal digits. */
function readLetters(objects: Objects, font: string): ReadonlyMap<string, string> {
  const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.dictionary ?? '') ?? []
  const text = objects.get(table)?.stream?.toString('latin1') ?? ''
  const letters = new Map<string, string>()
  for (const [, glyph = '', said = ''] of text.matchAll(/<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]+)>\n/g)) {
    letters.set(glyph.toLowerCase(), fromHex(said))
  }
  return letters
}

/** A text in brackets as PDFs write it: with brackets in it, where they come in pairs. */
const literal = Array.from({ length: 6 }).reduce<string>(
  (inner) => String.raw`\((?:\\[\s\S]|[^\\()]|${inner})*\)`,
  String.raw`\((?:\\[\s\S]|[^\\()])*\)`,
)
const token = new RegExp(
  [
    String.raw`\/ActualText (?:<FEFF([0-9A-F]*)>|(${literal}))`,
    '(EMC)',
    String.raw`\/(f\d+) [\d.]+ Tf`,
    String.raw`1 0 0 -1 [-\d.]+ ([-\d.]+) cm`,
    `(${literal})`,
  ].join('|'),
  'g',
)

function readLines(
  content: string,
  fonts: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string[] {
  const lines = new Map<string, string>()
  let [font, line] = ['', '']
  /** What is drawn until the next EMC has been said already. */
  let isSaid = false
  const say = (text: string) => lines.set(line, (lines.get(line) ?? '') + text)
  for (const [, hex, said, end, named, y, drawn] of content.matchAll(token)) {
    if (hex !== undefined || said !== undefined) {
      say(hex === undefined ? readLiteral(said ?? '') : fromHex(hex))
      isSaid = true
    } else if (end) isSaid = false
    else if (named) font = named
    else if (y) line = y
    else if (drawn && !isSaid) {
      const glyphs = Buffer.from(readLiteral(drawn), 'latin1').toString('hex').match(/.{4}/g) ?? []
      say(glyphs.map((glyph) => fonts.get(font)?.get(glyph) ?? '').join(''))
    }
  }
  return [...lines.values()]
}

function fromHex(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le')
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function readLiteral(written: string): string {
  return written
    .slice(1, -1)
    .replace(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
      /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code),
    )
}
