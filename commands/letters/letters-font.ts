import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Face, Font, Buffer as Shaped, shape, shapeWithTrace } from 'harfbuzzjs'
import { compress, decompress } from 'woff2-encoder'

/** The whole font, as its makers publish it, and what the site sends of it. */
const wholeFile =
  'node_modules/@fontsource/anek-devanagari/files/anek-devanagari-devanagari-500-normal.woff2'
export const cutFile = 'app/fonts/anek-devanagari-500.woff2'

/** Letters, signs and figures that visitors type, whatever the shop says; 25CC stands below a lone sign. */
const typed = [
  ...range(0x0900, 0x0939),
  ...range(0x093c, 0x094d),
  0x0950,
  ...range(0x0958, 0x0970),
  0x0972,
  0x200c,
  0x200d,
  0x25cc,
]
const consonants = range(0x0915, 0x0939).map((code) => String.fromCodePoint(code))
const virama = '\u094d'
const vowelSigns = [...'ािीुूृेैोौंँ', 'िं', 'ीं', 'ुं', 'ूं', 'ें', 'ैं', 'ों']
/** Each consonant's half form, each with र् before and after it, and with each vowel sign. */
const partsOfWords = consonants.flatMap((one) => [
  `${one}${virama}\u200d`,
  `${one}${virama}`,
  `र${virama}${one}`,
  `${one}${virama}र`,
  ...vowelSigns.map((sign) => one + sign),
])

async function openFont(file: string): Promise<Font> {
  return fontOf(await decompress(readFileSync(file)))
}

function fontOf(bytes: Uint8Array): Font {
  return new Font(new Face(new Blob(Uint8Array.from(bytes).buffer)))
}

/** Lists the words that the site's font draws otherwise than the one of which it was cut. */
export async function listDrawnOtherwise(words: readonly string[]): Promise<string[]> {
  const [whole, cut] = await Promise.all([openFont(wholeFile), openFont(cutFile)])
  return words.filter((word) => draw(whole, word) !== draw(cut, word))
}

/** How a font draws a text: the outlines with their places. */
function draw(font: Font, text: string): string {
  const shaped = put(text)
  shape(font, shaped)
  const places = shaped.getGlyphPositions()
  return shaped
    .getGlyphInfos()
    .map(({ codepoint }, index) => font.glyphToPath(codepoint) + JSON.stringify(places[index]))
    .join(' ')
}

/**
 * Cuts the font to what these words need: the glyphs that are met on the way to each word's shape,
 * and those of every letter and half form. Gives the WOFF2's bytes; throws when cutting fails.
 */
export async function cutFont(words: readonly string[]): Promise<Uint8Array> {
  const bytes = await decompress(readFileSync(wholeFile))
  const font = fontOf(bytes)
  const glyphs = new Set<number>()
  const letters = typed.map((code) => String.fromCodePoint(code))
  for (const text of [...words, ...partsOfWords, ...letters]) {
    for (const { t: met } of shapeWithTrace(font, put(text), [], 0, 0)) {
      for (const { g: glyph } of met as { g: number }[]) glyphs.add(glyph)
    }
  }
  return compress(subset(bytes, glyphs))
}

function put(text: string) {
  const shaped = new Shaped()
  shaped.addText(text)
  shaped.guessSegmentProperties()
  return shaped
}

/** What HarfBuzz's subsetter offers, of which its package has no types. */
interface Subsetter {
  memory: WebAssembly.Memory
  malloc(bytes: number): number
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, value: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_unicode_set(input: number): number
  hb_subset_input_glyph_set(input: number): number
  hb_subset_input_set_flags(input: number, flags: number): void
  hb_subset_or_fail(face: number, input: number): number
}

const writable = 2
/** No hinting, which phones leave aside, and no glyph but those that are named. */
const flags = 0x1 | 0x200

function subset(bytes: Uint8Array, glyphs: ReadonlySet<number>): Uint8Array {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)))
  const hb = exports as unknown as Subsetter
  const data = hb.malloc(bytes.length)
  new Uint8Array(hb.memory.buffer).set(bytes, data)
  const face = hb.hb_face_create(hb.hb_blob_create(data, bytes.length, writable, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  hb.hb_subset_input_set_flags(input, flags)
  for (const code of typed) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), code)
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph)
  const made = hb.hb_subset_or_fail(face, input)
  if (made === 0) throw new Error('The font could not be cut.')
  const blob = hb.hb_face_reference_blob(made)
  const start = hb.hb_blob_get_data(blob, 0)
  return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob))
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
