import { useEffect, useState } from 'react'
import {
  type SizeDraft,
  type SizesDraft,
  sizePrefix,
} from '#app/catalogue/desk/editor/draft/size-draft.ts'
import { firstSize, type SizeStep, stepSizes } from '#app/catalogue/desk/editor/draft/step-sizes.ts'
import { useEditor } from '#app/catalogue/desk/editor/editor-screen.ts'

/**
 * Keeps the rows of sizes, each with what stood in it at first. The focus goes where a step leads, and
 * `moved` says at which place a size is that was moved.
 */
export function useSizeRows(): {
  rows: readonly SizeDraft[]
  moved: string | undefined
  take: (step: SizeStep) => void
} {
  const { draft, current, read } = useEditor()
  const [rows, setRows] = useState<readonly SizeDraft[]>(draft.sizes)
  const [moved, setMoved] = useState<string>()
  useEffect(read, [rows])
  return {
    rows,
    moved,
    take(step) {
      const next = stepSizes(rows, step, firstSize(current))
      setRows(next)
      const isMove = step.act === 'up' || step.act === 'down'
      setMoved(isMove ? tellPlace(next, step.key, current) : undefined)
      const key = step.act === 'add' ? (next.at(-1)?.key ?? '') : step.key
      const button = isMove ? step.act : 'label'
      const id = sizePrefix(key) + (step.act === 'remove' ? 'bring-back' : button)
      requestAnimationFrame(() => document.getElementById(id)?.focus())
    },
  }
}

/** Gives what a size is called: as it is typed now, `current` being what stands in the form. */
export function callSize({ key, label }: SizeDraft, current: SizesDraft): string {
  return current.sizes.find((size) => size.key === key)?.label || label || 'The new size'
}

function tellPlace(rows: readonly SizeDraft[], key: string, current: SizesDraft) {
  const staying = rows.filter(({ isGone }) => !isGone)
  const place = staying.findIndex((row) => row.key === key)
  const row = staying[place]
  return row && `${callSize(row, current)}: place ${place + 1} of ${staying.length}`
}
