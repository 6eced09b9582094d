import { FEWEST_ACROSS } from './picture-fault.ts'
import { HORIZON, PRODUCT_CANVAS } from './room.ts'

/** A photograph fills the frame; a cut-out stands in a painted room, and may be smaller than it. */
export type PictureKind = 'photograph' | 'cut-out'

/** Reads the kind that a form names; a photograph where it names none. */
export function readPictureKind(text: string | undefined): PictureKind {
  return text === 'cut-out' ? text : 'photograph'
}

/** The part of a picture that is shown: all three in widths of the picture as it is seen upright. */
export interface Crop {
  left: number
  top: number
  width: number
}

/** How high the window is for its width, and how far down in it the floor begins. */
export const WINDOW_RATIO = PRODUCT_CANVAS[1] / PRODUCT_CANVAS[0]
export const FLOOR_LINE = HORIZON

/** Gives the window that shows the middle: all of it filled, or around the whole of a cut-out. */
export function centredCrop(kind: PictureKind, width: number, height: number): Crop {
  const tall = height / width
  const whole = tall / WINDOW_RATIO
  const wide = kind === 'photograph' ? Math.min(1, whole) : Math.max(1, whole)
  return { left: (1 - wide) / 2, top: (tall - wide * WINDOW_RATIO) / 2, width: wide }
}

/** How much larger than around the whole of it a cut-out's window may be. */
const roomAround = 2

/** Keeps a photograph's window inside the picture, and a cut-out's where some of it is seen. */
export function keepInside(crop: Crop, kind: PictureKind, width: number, height: number): Crop {
  const tall = height / width
  const around = kind === 'cut-out' ? roomAround : 1
  const widest = centredCrop(kind, width, height).width * around
  const wide = Math.min(crop.width, widest)
  const high = wide * WINDOW_RATIO
  // Half of a cut-out's window may stand empty.
  const [spareX, spareY] = kind === 'photograph' ? [0, 0] : [wide / 2, high / 2]
  const between = (value: number, a: number, b: number) =>
    Math.min(Math.max(value, Math.min(a, b)), Math.max(a, b))
  return {
    left: between(crop.left, -spareX, 1 - wide + spareX),
    top: between(crop.top, -spareY, tall - high + spareY),
    width: wide,
  }
}

/** How near one may come, as a factor: 1 shows the whole; nearer than `most` it would be blurred. */
export function zoomBounds(kind: PictureKind, width: number, height: number) {
  const whole = centredCrop(kind, width, height).width * width
  return {
    least: kind === 'cut-out' ? 1 / roomAround : 1,
    most: Math.max(1, Math.min(3, whole / FEWEST_ACROSS)),
  }
}

/** Gives the crop at this nearness, around the middle of the one before. */
export function zoomTo(zoom: number, crop: Crop, kind: PictureKind, width: number, height: number) {
  const wide = centredCrop(kind, width, height).width / zoom
  const less = crop.width - wide
  const left = crop.left + less / 2
  const top = crop.top + (less * WINDOW_RATIO) / 2
  return keepInside({ left, top, width: wide }, kind, width, height)
}

/** Gives a crop in whole pixels of a picture of this size; the height follows from the width. */
export function toPixels(crop: Crop, width: number) {
  return {
    left: Math.round(crop.left * width),
    top: Math.round(crop.top * width),
    width: Math.round(crop.width * width),
    height: Math.round(crop.width * width * WINDOW_RATIO),
  }
}

/** Gives a crop as the form carries it. */
export function writeCrop({ left, top, width }: Crop): string {
  return [left, top, width].map((part) => part.toFixed(5)).join(' ')
}

/** Reads what `writeCrop` wrote; undefined for anything else, and the picture is centred. */
export function readCrop(text: string): Crop | undefined {
  if (!/^(-?\d{1,4}(\.\d{1,8})? ?){3}$/.test(text)) return undefined
  const [left, top, width] = text.split(' ').map(Number)
  if (left === undefined || top === undefined || !width || width <= 0) return undefined
  return { left, top, width }
}
