import { makePdfFonts } from '#commands/building/make-pdf-fonts.ts'
import { pdfFontsFolder } from '#server/pdf/pdf-fonts.ts'

/** Makes the fonts of PDFs, which the build makes otherwise. */
export function preparePdfFonts(): Promise<void> {
  return makePdfFonts(pdfFontsFolder)
}
