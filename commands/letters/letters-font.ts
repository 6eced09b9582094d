import { readFileSync } from 'node:fs'
import { Blob, Face, Font, Buffer as Shaped, shape, shapeWithTrace } from 'harfbuzzjs'
import { compress, decompress } from 'woff2-encoder'
import { type Script, scripts } from '#languages/scripts.ts'
import { subsetFont } from './subset-font.ts'

/** The whole font of a script, as its makers publish it, and what the site sends of it. */
function wholeFile(script: Script) {
  const { font } = scripts[script]
  const name = `${font}-${script.toLowerCase()}-500-normal.woff2`
  return `node_modules/@fontsource/${font}/files/${name}`
}
export const cutFile = (script: Script) => `app/ui/fonts/${scripts[script].font}-500.woff2`

/**
 * Letters, signs and figures that visitors type, whatever the shop says, by where they stand in a
 * script's block: India's scripts are laid out alike there. 25CC stands below a lone sign.
 */
const typedInBlock = [
  ...range(0x00, 0x39),
  ...range(0x3c, 0x4d),
  0x50,
  ...range(0x58, 0x70),
  0x72,
] as const
const joinersAndCircle = [0x200c, 0x200d, 0x25cc]
const consonantsInBlock = range(0x15, 0x39)
const viramaInBlock = 0x4d
const rInBlock = 0x30
const vowelSignsInBlock = [
  ...[[0x3e], [0x3f], [0x40], [0x41], [0x42], [0x43], [0x47], [0x48], [0x4b], [0x4c], [0x02]],
  ...[[0x01], [0x3f, 0x02], [0x40, 0x02], [0x41, 0x02], [0x42, 0x02], [0x47, 0x02], [0x48, 0x02]],
  [0x4b, 0x02],
]

function listTyped(script: Script): number[] {
  const { block } = scripts[script]
  return [...typedInBlock.map((place) => block + place), ...joinersAndCircle]
}

/** Each consonant's half form, each with r before and after it, and with each vowel sign. */
function listPartsOfWords(script: Script): string[] {
  const { block } = scripts[script]
  const write = (...places: number[]) =>
    String.fromCodePoint(...places.map((place) => block + place))
  const [virama, r] = [write(viramaInBlock), write(rInBlock)]
  return consonantsInBlock.flatMap((place) => {
    const one = write(place)
    return [
      `${one}${virama}\u200d`,
      `${one}${virama}`,
      `${r}${virama}${one}`,
      `${one}${virama}${r}`,
      ...vowelSignsInBlock.map((sign) => one + write(...sign)),
    ]
  })
}

/** Opens a font's file for shaping. */
async function openFont(file: string): Promise<Font> {
  return fontOf(await decompress(readFileSync(file)))
}

function fontOf(bytes: Uint8Array): Font {
  return new Font(new Face(new Blob(Uint8Array.from(bytes).buffer)))
}

/** Lists the words that the site's font draws otherwise than the one of which it was cut. */
export async function listDrawnOtherwise(
  script: Script,
  words: readonly string[],
): Promise<string[]> {
  const [whole, cut] = await Promise.all([openFont(wholeFile(script)), openFont(cutFile(script))])
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
export async function cutFont(script: Script, words: readonly string[]): Promise<Uint8Array> {
  const bytes = await decompress(readFileSync(wholeFile(script)))
  const font = fontOf(bytes)
  const glyphs = new Set<number>()
  const typed = listTyped(script)
  const letters = typed.map((code) => String.fromCodePoint(code))
  for (const text of [...words, ...listPartsOfWords(script), ...letters]) {
    for (const { t: met } of shapeWithTrace(font, put(text), [], 0, 0)) {
      for (const { g: glyph } of met as { g: number }[]) glyphs.add(glyph)
    }
  }
  return compress(subsetFont(bytes, typed, glyphs))
}

/** Opens the whole font of a script. */
export const openWholeFont = (script: Script) => openFont(wholeFile(script))

/** Puts a text before a font, which has still to be shaped. */
export function put(text: string) {
  const shaped = new Shaped()
  shaped.addText(text)
  shaped.guessSegmentProperties()
  return shaped
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
