import { useEffect, useRef } from 'react'
import {
  type Crop,
  centredCrop,
  keepInside,
  zoomBounds,
  zoomTo,
} from '#app/catalogue/pictures/crop.ts'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { drawFinished, drawStage, type Scene, windowOn } from './draw-crop.ts'

interface CropStageProps {
  scene: Scene
  onCrop: (crop: Crop) => void
}

const nudges = [
  { label: 'Move left', icon: 'left', x: -1, y: 0 },
  { label: 'Move up', icon: 'up', x: 0, y: -1 },
  { label: 'Move down', icon: 'down', x: 0, y: 1 },
  { label: 'Move right', icon: 'right', x: 1, y: 0 },
] as const

const keyMoves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The picture behind its window, moved by dragging, by a slider, by buttons and by keys. */
export function CropStage({ scene, onCrop }: CropStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const dragged = useRef<{ x: number; y: number }>(undefined)
  const { seen, crop, kind } = scene
  useDrawn(canvas, scene)

  /** Moves the picture by px of the stage. */
  const move = (x: number, y: number) => {
    const stage = canvas.current?.getBoundingClientRect()
    if (!stage?.width) return
    const step = crop.width / windowOn(stage.width, stage.height).width
    const moved = { ...crop, left: crop.left - x * step, top: crop.top - y * step }
    onCrop(keepInside(moved, kind, seen.width, seen.height))
  }
  const { least, most } = zoomBounds(kind, seen.width, seen.height)
  const zoom = centredCrop(kind, seen.width, seen.height).width / crop.width
  return (
    <>
      <div
        className="crop"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move what is in it
        tabIndex={0}
        role="application"
        aria-label="The part of the picture that is shown. Arrow keys move the picture, with Shift by ten."
        onKeyDown={(event) => {
          const direction = keyMoves[event.key]
          if (!direction) return
          event.preventDefault()
          const by = event.shiftKey ? 10 : 1
          move(direction[0] * by, direction[1] * by)
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          dragged.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={(event) => {
          if (!dragged.current) return
          move(event.clientX - dragged.current.x, event.clientY - dragged.current.y)
          dragged.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerUp={() => {
          dragged.current = undefined
        }}
        onPointerCancel={() => {
          dragged.current = undefined
        }}
      >
        <canvas ref={canvas} />
      </div>
      <p className="note">
        Drag the picture. Stand the pot just below the floor line, as in the other pictures.
      </p>
      <div className="crop-tools">
        <label className="zoom">
          <span className="vh">Size</span>
          <DeskIcon name="minus" />
          <input
            type="range"
            min={least}
            max={Math.max(most, least + 0.01)}
            step="0.01"
            value={zoom}
            onChange={({ target }) =>
              onCrop(zoomTo(Number(target.value), crop, kind, seen.width, seen.height))
            }
          />
          <DeskIcon name="plus" />
        </label>
        <span className="nudge">
          {nudges.map(({ label, icon, x, y }) => (
            <button
              key={label}
              type="button"
              className="tap"
              aria-label={label}
              onClick={() => move(4 * x, 4 * y)}
            >
              <DeskIcon name={icon} />
            </button>
          ))}
        </span>
      </div>
    </>
  )
}

/** The picture as the shop and the inbox will show it. */
export function FinishedPicture({ scene, width }: { scene: Scene; width: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawFinished(canvas.current, scene)
  }, [scene])
  return (
    <canvas
      ref={canvas}
      width={width * 2}
      height={width * 2.5}
      className={`finished finished-${width}`}
    />
  )
}

/** Keeps the stage as sharp as the screen, and drawn as the scene is. */
function useDrawn(canvas: React.RefObject<HTMLCanvasElement | null>, scene: Scene) {
  useEffect(() => {
    const stage = canvas.current
    if (!stage) return
    const draw = () => {
      const { width, height } = stage.getBoundingClientRect()
      const density = Math.min(window.devicePixelRatio || 1, 3)
      stage.width = Math.round(width * density)
      stage.height = Math.round(height * density)
      drawStage(stage, scene, density)
    }
    draw()
    const watch = new ResizeObserver(draw)
    watch.observe(stage)
    return () => watch.disconnect()
  }, [canvas, scene])
}
