import { WINDOW_RATIO } from '#app/catalogue/pictures/crop.ts'
import { isWhole } from '#app/catalogue/pictures/is-whole.ts'
import {
  FEWEST_ACROSS,
  MOST_BYTES,
  type PictureFault,
} from '#app/catalogue/pictures/picture-fault.ts'
import { isTaken, TELLING_BYTES, tellFormat } from '#app/catalogue/pictures/picture-format.ts'

/** A picture that somebody has chosen, upright and small enough to be sent from a phone. */
export interface PreparedPicture {
  file: Blob
  /** Its pixels; missing where this browser can't open it, but the site may. */
  seen?: HTMLCanvasElement
}

/** Most phones' photographs have the pixels for an enlarged picture then, and are sent in half a megabyte. */
const longestSide = 2_400

/**
 * Opens the file that was chosen, turns it upright, and reduces it; what the camera wrote beside
 * the pixels stays on the phone. Gives why not, where it can't be used.
 */
export async function preparePicture(file: File): Promise<PreparedPicture | PictureFault> {
  // It may be gone or changed since it was chosen, or in a cloud that can't be reached.
  return openAndReduce(file).catch(() => 'unread')
}

async function openAndReduce(file: File): Promise<PreparedPicture | PictureFault> {
  const format = tellFormat(new Uint8Array(await file.slice(0, TELLING_BYTES).arrayBuffer()))
  if (!isTaken(format) && format !== 'heic') return format
  const opened = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  )
  if (!opened && format === 'heic') return 'heic'
  // Asked of the file itself: a browser draws grey for what is missing, and that would be sent whole.
  if (!isWhole(format, new Uint8Array(await file.arrayBuffer()))) {
    opened?.close()
    return 'broken'
  }
  if (!opened) return file.size > MOST_BYTES ? 'bytes' : { file }
  const scale = Math.min(1, longestSide / Math.max(opened.width, opened.height))
  const seen = document.createElement('canvas')
  seen.width = Math.max(1, Math.round(opened.width * scale))
  seen.height = Math.max(1, Math.round(opened.height * scale))
  const paper = seen.getContext('2d')
  if (!paper) return { file }
  paper.imageSmoothingQuality = 'high'
  paper.drawImage(opened, 0, 0, seen.width, seen.height)
  opened.close()
  if (Math.min(seen.width, seen.height / WINDOW_RATIO) < FEWEST_ACROSS && !hasClearPart(seen)) {
    return 'small'
  }
  const type = hasClearPart(seen) ? 'image/png' : 'image/jpeg'
  const reduced = await new Promise<Blob | null>((done) => seen.toBlob(done, type, 0.9))
  return { file: reduced ?? file, seen }
}

/** Whether some of it can be seen through, looked for in a small copy. */
function hasClearPart(seen: HTMLCanvasElement) {
  const side = 64
  const small = document.createElement('canvas')
  small.width = side
  small.height = side
  const paper = small.getContext('2d')
  if (!paper) return false
  paper.drawImage(seen, 0, 0, side, side)
  const { data } = paper.getImageData(0, 0, side, side)
  return data.some((value, at) => at % 4 === 3 && value < 128)
}
