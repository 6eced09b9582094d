import type { FileFormat } from './picture-format.ts'

/**
 * Tells whether a picture's file is there to its end, by what the file says of itself. Decoders of
 * browsers draw what there is of one that was cut off, and grey below. What stands behind the end
 * (phones keep films and depths there) does not matter.
 */
export function isWhole(format: FileFormat, bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (format === 'jpeg') return isWholeJpeg(bytes, view)
    if (format === 'png') return isWholePng(view)
    // Eight bytes of the container's own, then as many as it says.
    if (format === 'webp') return view.byteLength >= 8 + view.getUint32(4, true)
    if (format === 'avif' || format === 'heic') return hasWholeBoxes(view)
    return true
  } catch (error) {
    // It ends where something has to stand.
    if (error instanceof RangeError) return false
    throw error
  }
}

const jpegEnd = 0xd9
const jpegScan = 0xda
/** Markers within a scan: none at all, and where a decoder may start again. */
const isInScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7)

/** Goes from marker to marker: a thumbnail within one has an end of its own. */
function isWholeJpeg(bytes: Uint8Array, view: DataView): boolean {
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return false
    const marker = view.getUint8(at + 1)
    if (marker === jpegEnd) return true
    if (marker === 0xff) {
      // Markers may be filled up from the left.
      at += 1
      continue
    }
    at += 2
    if (isInScan(marker) || marker === 0x01) continue
    at += view.getUint16(at)
    if (marker !== jpegScan) continue
    at = bytes.indexOf(0xff, at)
    while (at >= 0 && isInScan(view.getUint8(at + 1))) at = bytes.indexOf(0xff, at + 2)
    if (at < 0) return false
  }
}

/** Its pieces follow one another, each with its length before and a sum behind, up to `IEND`. */
function isWholePng(view: DataView): boolean {
  const end = 0x49454e44
  for (let at = 8; ; ) {
    const length = view.getUint32(at)
    const name = view.getUint32(at + 4)
    at += 12 + length
    if (at > view.byteLength) return false
    if (name === end) return true
  }
}

/** Boxes in which a picture's own data may stand; what else comes after them is somebody's own. */
const ownBoxes = ['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip', 'uuid']

/** ISO's boxes follow one another; pixels stand in `mdat`, or within `meta` where they are few. */
function hasWholeBoxes(view: DataView): boolean {
  let [hasMeta, hasPixels] = [false, false]
  for (let at = 0; at < view.byteLength; ) {
    const isBehind = hasMeta && hasPixels
    if (isBehind && at + 8 > view.byteLength) return true
    const said = view.getUint32(at)
    const name = readLetters(view, at + 4, 4)
    if (isBehind && !ownBoxes.includes(name)) return true
    // 1: the length follows in eight bytes. 0: up to the end of the file, wherever that was.
    const length = said === 1 ? Number(view.getBigUint64(at + 8)) : said
    if (name === 'meta') hasMeta = true
    if (name === 'mdat') hasPixels = true
    if (length === 0) return hasMeta && hasPixels
    if (length < 8 || at + length > view.byteLength) return false
    if (name === 'meta' && readLetters(view, at, length).includes('idat')) hasPixels = true
    at += length
  }
  return hasMeta && hasPixels
}

function readLetters(view: DataView, from: number, length: number): string {
  return new TextDecoder('latin1').decode(
    new Uint8Array(view.buffer, view.byteOffset + from, length),
  )
}
