import { HORIZON, PRODUCT_CANVAS } from './room.ts'

/** A photograph fills the frame; a cut-out stands in a painted room, and may be smaller than it. */
export type PictureKind = 'photograph' | 'cut-out'

/** Tells whether a text names a kind of picture. */
export function isPictureKind(text: string): text is PictureKind {
  return text === 'photograph' || text === 'cut-out'
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

/** Keeps a photograph's window inside the picture, and a cut-out's where some of it is seen. */
export function keepInside(crop: Crop, kind: PictureKind, width: number, height: number): Crop {
  const tall = height / width
  const widest = centredCrop(kind, width, height).width
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
