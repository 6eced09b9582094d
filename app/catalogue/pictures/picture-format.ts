/** The formats that pictures are made from. */
const takenFormats = ['jpeg', 'png', 'webp', 'avif'] as const

type TakenFormat = (typeof takenFormats)[number]

/** What other files are by their first bytes: no picture is made from them. */
export type OtherFormat = 'heic' | 'gif' | 'svg' | 'pdf' | 'program' | 'empty' | 'unknown'

/** What a file is by its first bytes, whatever its name says. */
export type FileFormat = TakenFormat | OtherFormat

/** Tells whether pictures are made from files of a format. */
export function isTaken(format: FileFormat): format is TakenFormat {
  return takenFormats.some((taken) => taken === format)
}

/** So many bytes from the start tell what a file is. */
export const TELLING_BYTES = 512

/** Tells what a file is from its first bytes (`TELLING_BYTES` of them, or all). */
export function tellFormat(bytes: Uint8Array): FileFormat {
  if (bytes.length === 0) return 'empty'
  const text = String.fromCharCode(...bytes.subarray(0, TELLING_BYTES))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp') return tellBrand(text)
  if (text.startsWith('GIF8')) return 'gif'
  if (text.startsWith('%PDF')) return 'pdf'
  if (text.startsWith('MZ') || text.startsWith('\x7fELF') || text.startsWith('#!')) return 'program'
  return /^(\xef\xbb\xbf)?\s*<(\?xml|!doctype svg|!--|svg)/i.test(text) ? 'svg' : 'unknown'
}

/** What ISO's container holds is said by its brands. */
function tellBrand(text: string): FileFormat {
  const length = (text.charCodeAt(2) << 8) | text.charCodeAt(3)
  const brands = text.slice(8, Math.min(Math.max(length, 16), text.length)).match(/.{4}/gs) ?? []
  if (brands.some((brand) => brand === 'avif')) return 'avif'
  return brands.some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))
    ? 'heic'
    : 'unknown'
}
