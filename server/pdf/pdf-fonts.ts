import { type Script, scripts } from '#languages/scripts.ts'

/** Where the build puts the fonts of PDFs, as TrueType. */
export const pdfFontsFolder = 'build/fonts'

/** The font of headings, which is called Rozha One. */
export const headingsFont = 'app/ui/fonts/rozha-one.woff2'

/** A file of a font's package, and the family that PDFs know it by. */
interface FontPart {
  /** As its package has it, in WOFF2, without its weight. */
  part: string
  family: string
}

/**
 * The parts of the fonts of PDFs in which letters are looked for, one after the other. Those of other
 * scripts come first: signs that join letters have to be drawn by the font of the letters around them.
 */
export const fontParts: readonly FontPart[] = [
  ...(Object.keys(scripts) as Script[]).map((script) => ({
    part: `${scripts[script].font}/files/${scripts[script].font}-${script.toLowerCase()}`,
    family: inTitleCase(scripts[script].font),
  })),
  // Packages call every part of a font the same, and Typst opens one font of a name. These are as long.
  { part: 'anek-devanagari/files/anek-devanagari-latin', family: 'Anek Latin part' },
  { part: 'anek-devanagari/files/anek-devanagari-latin-ext', family: 'Anek Latin more' },
]

function inTitleCase(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
