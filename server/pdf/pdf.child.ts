/**
 * The program that makes a PDF, started by `make-pdf.ts` with the template's path as its argument. Reads
 * a `WrittenJob` as JSON from its standard input, and writes the PDF.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { writeOutput } from '#server/child-jobs/write-output.ts'
import type { WrittenJob } from './make-pdf.ts'
import { fontParts, pdfFontsFolder } from './pdf-fonts.ts'

/** All that a template can read: what several share. */
const workspace = resolve('server/pdf/typst')
// Nor packages: Typst would look for them in the home folder, and then on the internet.
const nowhere = 'http://127.0.0.1:9'
Object.assign(process.env, { XDG_DATA_HOME: workspace, XDG_CACHE_HOME: workspace })
Object.assign(process.env, { HTTPS_PROXY: nowhere, ALL_PROXY: nowhere })

const template = process.argv[2] ?? ''
const { data, pictures, tagged }: WrittenJob = JSON.parse(await text(process.stdin))
const fontBlobs = readdirSync(pdfFontsFolder)
  .filter((name) => name.endsWith('.ttf'))
  .map((name) => readFileSync(join(pdfFontsFolder, name)))
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] })
for (const [name, bytes] of await inJpeg(pictures)) {
  compiler.mapShadow(join(workspace, 'pictures', name), bytes)
}
// What was typed comes as a text of `sys.inputs`, which Typst never reads as its markup.
const compiled = compiler.compile({
  mainFileContent: readFileSync(template, 'utf8'),
  inputs: {
    data: JSON.stringify(data),
    letters: JSON.stringify(fontParts.map(({ family }) => family)),
  },
})
if (!compiled.result) {
  const [fault] = compiled.takeError()?.shortDiagnostics ?? []
  throw new Error(`The template ${template} has a fault: ${JSON.stringify(fault)}`)
}
writeOutput(compiler.pdf(compiled.result, { pdfTags: tagged }))

/** A PDF holds JPEG as it is; of any other kind it holds each pixel. */
async function inJpeg(written: WrittenJob['pictures']): Promise<[name: string, bytes: Buffer][]> {
  const names = Object.keys(written)
  if (names.length === 0) return []
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  const made: [string, Buffer][] = []
  for (const name of names) {
    const webp = Buffer.from(written[name] ?? '', 'base64')
    made.push([name, await sharp(webp).jpeg({ quality: 80 }).toBuffer()])
  }
  return made
}
