import { type Font, shape } from 'harfbuzzjs'
import { otherLanguages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'
import type { Script } from '#languages/scripts.ts'
import { openWholeFont, put } from './letters-font.ts'

export const drawnNamesPicture = 'languages/names.svg'
export const drawnNamesSheet = 'languages/names.css'

/** What the switch shows beside an A: the first letter of Devanagari. */
const sign = { text: 'अ', script: 'Devanagari' } as const

/** In pixels of the picture; the style sheet counts in the size of the text. */
const em = 20
const row = { height: 30, baseline: 21 }

/**
 * Draws the switch's sign and what each language but English calls itself, a row each of one picture, with
 * the sheet that shows them: a phone may have no letters for a language that it does not speak.
 */
export async function drawNames(): Promise<{ picture: string; sheet: string }> {
  const names = otherLanguages.map((language) => {
    const { name, script } = languageTable[language]
    return { language, text: name, script }
  })
  const drawn = await Promise.all([sign, ...names].map(drawRow))
  const widths = drawn.map(({ advance }) => Math.ceil((advance / em) * 10) / 10)
  const [width, height] = [Math.max(...widths) + 0.2, (drawn.length * row.height) / em]
  const paths = drawn.map(({ path }) => `<path d="${path}"/>`).join('')
  const title = names.map(({ text }) => text).join(', ')
  const rules = names.map(({ language }, index) => {
    const place = toEm((-(index + 1) * row.height) / em)
    return `.drawn-${language} {
  width: ${toEm(widths[index + 1] ?? 0)};
  -webkit-mask-position: 0 ${place};
  mask-position: 0 ${place};
}
`
  })
  const mask = `url('./names.svg') 0 0 / ${toEm(width)} ${toEm(height)} no-repeat`
  const offers = names.map(({ language: of }) => `[data-offer='${of}'] .offer-lang:lang(${of})`)
  return {
    picture: `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width * em)}" height="${round(height * em)}"><title>${title}</title>${paths}</svg>\n`,
    sheet: `/* written by npm run letters: the switch's sign and the languages' names, for phones without their letters */
.drawn {
  display: inline-block;
  position: relative;
  width: ${toEm(widths[0] ?? 0)};
  height: ${toEm(row.height / em)};
  vertical-align: -0.45em;
  background: currentColor;
  -webkit-mask: ${mask};
  mask: ${mask};
  forced-color-adjust: none;
}
${rules.join('')}/* the line that offers the language that a browser would rather have */
${offers.join(',\n')} {
  display: block;
}
`,
  }
}

/** Gives a text's outlines in its row, and how far it reaches. */
async function drawRow({ text, script }: { text: string; script: Script }, index: number) {
  const font = await openWholeFont(script)
  const shaped = put(text)
  shape(font, shaped)
  const places = shaped.getGlyphPositions()
  const scale = em / font.face.upem
  let advance = 0
  const path = shaped.getGlyphInfos().map(({ codepoint }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {}
    const from = { x: advance + xOffset * scale, y: index * row.height + row.baseline }
    advance += xAdvance * scale
    return place(font, codepoint, scale, { x: from.x, y: from.y - yOffset * scale })
  })
  return { path: path.join(''), advance }
}

function place(font: Font, glyph: number, scale: number, from: { x: number; y: number }) {
  return font
    .glyphToPath(glyph)
    .replace(
      /(-?[\d.]+),(-?[\d.]+)/g,
      (_, x, y) => `${round(from.x + Number(x) * scale)},${round(from.y - Number(y) * scale)}`,
    )
}

const round = (value: number) => Math.round(value * 10) / 10
const toEm = (value: number) => `${Number(value.toFixed(2))}em`
