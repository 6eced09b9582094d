import { productShape, productWidths } from '#app/ui/pictures/uploaded-picture.ts'

/** Wall and floor colours; the style sheet's tokens hold the same values. */
export const WALLS = {
  pista: '#dfe7c9',
  haldi: '#f5df9f',
  gulabi: '#f0d2c4',
  neel: '#cfdee6',
  chuna: '#f2f0e6',
  ink: '#17301f',
} as const

export const FLOOR = '#7b3226'

/** The walls of products (`Wall`), and those of pictures that show none. */
export type PaintedWall = keyof typeof WALLS

/** The light of a window on a wall: white, this opaque, in px of Home's slides. */
export const WINDOW_LIGHT = {
  path: 'M180 20h64l-41 106h-64zM134 138h64l-41 106h-64zM88 256h64l-41 106h-64zM254 20h64l-41 106h-64zM208 138h64l-41 106h-64zM162 256h64l-41 106h-64z',
  opacity: 0.26,
} as const

/** Where the window's light lies on a canvas, and how much it is enlarged. */
export type Light = { left: number; top: number; scale: number }

/** A room: its wall, and how far down the picture the wall meets the floor (0 to 1). */
export type Room = { wall: PaintedWall; horizon: number; light?: Light }

/** From 1 to 100; `alpha` is for the outline of what is cut out, in WebP. */
export type Quality = { avif: number; webp: number; alpha?: number }

/** How one drawing becomes pictures. Without a room it stays transparent (or is opaque itself). */
export type Recipe = {
  /** Size of the drawing's canvas, in its own pixels. */
  canvas: [width: number, height: number]
  /** Rasterised at this many times the canvas, then reduced. */
  scale: number
  widths: readonly number[]
  room?: Room
  quality: Quality
  /** The drawing's name below art/scenes, where it isn't the picture's. */
  drawing?: string
}

/** Qualities of what is painted into a room, and of what is cut out. */
export const PAINTED: Quality = { avif: 46, webp: 72 }
export const CUT_OUT: Quality = { avif: 46, webp: 72, alpha: 60 }

/** A product's picture: its shape in px, the widths at which it is made, and where its floor begins. */
export const PRODUCT_CANVAS: [width: number, height: number] = [
  productShape.width,
  productShape.height,
]
export const PRODUCT_WIDTHS = productWidths
export const HORIZON = 0.79
