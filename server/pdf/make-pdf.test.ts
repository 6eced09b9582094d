import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ProgramFault, runChild } from '#server/child-jobs/run-child.ts'
import { triesOf } from '#tests/support/databases/test-database.ts'
import { preparePdfFonts } from '#tests/support/documents/pdf-fonts.ts'
import { readPdfText } from '#tests/support/documents/pdf-text.ts'
import { makePdf } from './make-pdf.ts'

beforeAll(preparePdfFonts)

const template = 'tests/files/as-typed.typ'

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

describe('what somebody typed', () => {
  /**
   * What Typst's own language begins with, and letters that are joined; not where joined ones are drawn
   * at several heights, as in ट्रॉ: what is copied says those several times.
   */
  const pieces = [
    ...[
      '#',
      '$',
      '*',
      '[',
      ']',
      '@',
      '\\',
      '`',
      '<',
      '>',
      '_',
      '~',
      '{',
      '}',
      '"',
      "'",
      '//',
      '/*',
    ],
    ...['--', '---', '...', '= ', '- ', '+ ', '1. ', '/ a: b', 'https://a.b', '#read("given.typ")'],
    ...['#import "@preview/a:0.1.0"', '#{1+1}', '$x^2$', '#panic()', '\\u{41}', '<a>', '@a'],
    ...['Snake', ' plant', 'fi', 'ffl', 'é', '₹', 'Ω', 'Ж'],
    ...['कृत्रिम', 'रोपे', 'क्ष', 'र्‍य', 'हिन्दी', 'श्री'],
  ]
  /** Typst draws no space at a line's end, and orders what is written from the right. */
  const drawn = (typed: string) => typed.replace(/\s+/g, '')

  test('stands on paper as it was typed, whatever it is', async () => {
    const typed = array(constantFrom(...pieces), { minLength: 1, maxLength: 8 })
    const lines = array(typed, { minLength: 40, maxLength: 40 })
    await assert(
      asyncProperty(lines, async (asked) => {
        const data = asked.map((some) => some.join(''))
        const read = readPdfText(await makePdf({ template, data }))
        expect(read.split('\n').map(drawn)).toEqual(data.map(drawn))
      }),
      { numRuns: triesOf(20) },
    )
  })

  test('is left out where it is an emoji, alone', async () => {
    const data = ['Plant 🌿🪴 7', 'क्‍ष ❤️ र्‍य ☘ ©', '👩🏽‍🌾 1️⃣ 🇮🇳 *#1']
    const read = readPdfText(await makePdf({ template, data }))
    expect(read.split('\n').map(drawn)).toEqual(['Plant7', 'क्‍षर्‍य©', '*#1'])
  })

  test('is an empty box where this machine has no letters for it, and all the rest stands', async () => {
    const data = ['Before', 'தமிழ் اردو 中文 ꧁༺𝒜༻꧂ \u0000\u0007\u2028\ufffe', 'After']
    const read = readPdfText(await makePdf({ template, data }))
    expect(read).toMatch(/^Before\n[\s\S]*\nAfter$/)
  })
})

describe('a template', () => {
  test.each([
    ['#read("/etc/passwd")', 'file not found'],
    ['#read("../../../package.json")', 'access denied'],
    ['#read("/../../../package.json")', 'access denied'],
    ['#import "@local/a:0.1.0"', 'package not found'],
    ['#import "@preview/cetz:0.3.0"', 'failed to download package'],
  ])('can’t get at what is not beside it: %s', async (code, why) => {
    const file = join(await openFolder(), 'reads.typ')
    await writeFile(file, code)
    await expect(makePdf({ template: file, data: {} })).rejects.toThrow(
      new RegExp(`reads\\.typ has a fault: .*${why}`),
    )
  })
})

describe('a machine without a compiler', () => {
  test.each([
    ['is missing', undefined],
    ['is broken', 'no program at all'],
  ])('says so when it %s', async (_, binary) => {
    const folder = await openFolder()
    const compiler = '@myriaddreamin/typst-ts-node-compiler'
    const copied = join(folder, 'node_modules', compiler)
    await mkdir(copied, { recursive: true })
    for (const file of ['package.json', 'index.js', 'index-napi.js']) {
      await cp(join('node_modules', compiler, file), join(copied, file))
    }
    if (binary) {
      const name = `${compiler}-${process.platform}-${process.arch}-gnu`
      const beside = join(folder, 'node_modules', name)
      await mkdir(beside)
      await writeFile(join(beside, 'package.json'), JSON.stringify({ name, main: 'binary.node' }))
      await writeFile(join(beside, 'binary.node'), binary)
    }
    const program = join(folder, 'program.mjs')
    await writeFile(program, `import ${JSON.stringify(compiler)}`)
    const bounds = { heapMiB: 64, memory: 400 * 1024 ** 2, workMs: 30_000, withinMs: 120_000 }
    const run = runChild(program, '', text, bounds)
    await expect(run).rejects.toThrow(ProgramFault)
    await expect(run).rejects.toThrow(/program\.mjs can’t be run: .*native binding/s)
  })
})
