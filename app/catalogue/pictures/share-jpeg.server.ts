import type { PictureKind } from './crop.ts'
import { encodeJpeg, furnish, paintRoom, type Raster, rasterise, resize } from './paint.server.ts'
import { HORIZON, type PaintedWall, PRODUCT_CANVAS } from './room.ts'

/** The size that services which show shared links ask for, in px. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** A kept share picture is at most so heavy, in bytes, unless the coarsest quality makes it heavier. */
const heaviest = 50 * 1024
/** Tried one after the other until a picture is light enough. */
const qualities = [75, 62, 50, 38, 26]

/** How a picture that was uploaded is to stand in its share picture. */
export interface ShareJob {
  kind: PictureKind
  wall: PaintedWall
}

/**
 * Takes the finished picture of a product (4 by 5) and gives the picture of its shared link: all of
 * it in the middle. The room of a cut-out goes on at both sides; beside a photograph is bare wall.
 */
export async function widen(picture: Raster, { kind, wall }: ShareJob): Promise<Raster> {
  const { width, height } = SHARE_SIZE
  const room = paintRoom(width, height, { wall, horizon: kind === 'cut-out' ? HORIZON : 1 })
  const across = Math.round((height * PRODUCT_CANVAS[0]) / PRODUCT_CANVAS[1])
  const raster = await resize(picture, across, height)
  return furnish(room, [{ raster, left: Math.round((width - across) / 2), top: 0 }])
}

/** Takes a finished picture's file and gives the JPEG of its shared link; throws where it can't be read. */
export async function makeShareJpeg(bytes: Buffer, job: ShareJob): Promise<Buffer> {
  const wide = await widen(await rasterise(bytes, 1), job)
  let jpeg: Buffer = Buffer.alloc(0)
  for (const quality of qualities) {
    jpeg = await encodeJpeg(wide, quality)
    if (jpeg.length <= heaviest) break
  }
  return jpeg
}
