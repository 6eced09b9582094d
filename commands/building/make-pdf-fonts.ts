import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decompress } from 'woff2-encoder'
import { fontParts, headingsFont } from '#server/pdf/pdf-fonts.ts'

const weights = [400, 600]

/** Writes the fonts of PDFs as TrueType into a folder: whole ones, unlike those that pages load. */
export async function makePdfFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await place(folder, 'headings.ttf', await unpack(headingsFont))
  for (const { part, family } of fontParts) {
    for (const weight of weights) {
      const bytes = await unpack(`node_modules/@fontsource/${part}-${weight}-normal.woff2`)
      callIt(family, bytes)
      await place(folder, `${family}-${weight}.ttf`, bytes)
    }
  }
}

async function unpack(file: string): Promise<Buffer> {
  return Buffer.from(await decompress(await readFile(file)))
}

/** Several processes may make a file at once, and others may read it. */
async function place(folder: string, name: string, bytes: Buffer) {
  const begun = join(folder, `${name}.${process.pid}`)
  await writeFile(begun, bytes)
  await rename(begun, join(folder, name))
}

/** What all parts of one package call themselves. */
const calledInFile = 'Anek Devanagari'

/** Writes another family's name, of the same length, in the place of that one. */
function callIt(family: string, bytes: Buffer) {
  const [was, is] = [inUtf16(calledInFile), inUtf16(family)]
  for (let at = bytes.indexOf(was); at >= 0; at = bytes.indexOf(was, at + was.length)) {
    is.copy(bytes, at)
  }
}

/** As fonts write their names: the higher byte first. */
function inUtf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16()
}
