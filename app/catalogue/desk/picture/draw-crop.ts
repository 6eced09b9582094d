import type { Wall } from '#app/catalogue/category.ts'
import {
  type Crop,
  FLOOR_LINE,
  type PictureKind,
  WINDOW_RATIO,
} from '#app/catalogue/pictures/crop.ts'
import { FLOOR, WALLS } from '#app/catalogue/pictures/room.ts'

/** What is drawn: the picture, the part that is shown, and the room behind it. */
export interface Scene {
  seen: HTMLCanvasElement
  crop: Crop
  kind: PictureKind
  wall: Wall
}

/** How the window lies on the stage, in px of the stage's own size. */
export interface StageWindow {
  left: number
  top: number
  width: number
  height: number
}

/** Gives where the window lies on a stage of this size: in its middle, with the picture around it. */
export function windowOn(width: number, height: number): StageWindow {
  const high = height * 0.86
  const wide = high / WINDOW_RATIO
  return { left: (width - wide) / 2, top: (height - high) / 2, width: wide, height: high }
}

/** Draws the finished picture into all of a canvas. */
export function drawFinished(canvas: HTMLCanvasElement, scene: Scene): void {
  const paper = canvas.getContext('2d')
  if (!paper) return
  const { width, height } = canvas
  drawInto(paper, scene, { left: 0, top: 0, width, height })
}

/** Draws the picture with the window in which it is shown, and the floor line. */
export function drawStage(canvas: HTMLCanvasElement, scene: Scene, density: number): void {
  const paper = canvas.getContext('2d')
  if (!paper) return
  const [width, height] = [canvas.width / density, canvas.height / density]
  const stage = windowOn(width, height)
  paper.setTransform(density, 0, 0, density, 0, 0)
  paper.fillStyle = '#0f2015'
  paper.fillRect(0, 0, width, height)
  placePicture(paper, scene, stage)
  paper.fillStyle = '#0f2015b8'
  paper.fillRect(0, 0, width, height)
  paper.save()
  paper.beginPath()
  paper.rect(stage.left, stage.top, stage.width, stage.height)
  paper.clip()
  drawInto(paper, scene, stage)
  paper.restore()
  paper.strokeStyle = '#fff'
  paper.lineWidth = 2
  paper.strokeRect(stage.left, stage.top, stage.width, stage.height)
  const line = stage.top + stage.height * FLOOR_LINE
  paper.strokeStyle = '#f2ae24'
  paper.setLineDash([6, 4])
  paper.beginPath()
  paper.moveTo(stage.left, line)
  paper.lineTo(stage.left + stage.width, line)
  paper.stroke()
  paper.setLineDash([])
  paper.fillStyle = '#f2ae24'
  paper.font = `600 13px ${getComputedStyle(canvas).fontFamily}`
  paper.textBaseline = 'middle'
  paper.fillText('floor line', stage.left + stage.width + 8, line)
}

function drawInto(paper: CanvasRenderingContext2D, scene: Scene, window: StageWindow) {
  const floor = window.height * FLOOR_LINE
  paper.fillStyle = WALLS[scene.wall]
  paper.fillRect(window.left, window.top, window.width, floor)
  paper.fillStyle = FLOOR
  paper.fillRect(window.left, window.top + floor, window.width, window.height - floor)
  placePicture(paper, scene, window)
}

/** Puts the picture where the window shows the part that is meant. */
function placePicture(paper: CanvasRenderingContext2D, { seen, crop }: Scene, window: StageWindow) {
  const wide = window.width / crop.width
  paper.imageSmoothingQuality = 'high'
  paper.drawImage(
    seen,
    window.left - crop.left * wide,
    window.top - crop.top * wide,
    wide,
    (wide * seen.height) / seen.width,
  )
}
