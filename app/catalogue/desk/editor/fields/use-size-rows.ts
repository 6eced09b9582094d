import { useEffect, useState } from 'react'
import { type SizeDraft, sizePrefix } from '#app/catalogue/desk/editor/draft/size-draft.ts'
import { firstSize, type SizeStep, stepSizes } from '#app/catalogue/desk/editor/draft/step-sizes.ts'
import { useEditor } from '#app/catalogue/desk/editor/editor-screen.ts'

/** Keeps the rows of sizes, each with what stood in it at first. The focus goes where a step leads. */
export function useSizeRows(): { rows: readonly SizeDraft[]; take: (step: SizeStep) => void } {
  const { draft, current, read } = useEditor()
  const [rows, setRows] = useState<readonly SizeDraft[]>(draft.sizes)
  useEffect(read, [rows])
  return {
    rows,
    take(step) {
      const next = stepSizes(rows, step, firstSize(current))
      setRows(next)
      const key = step.act === 'add' ? (next.at(-1)?.key ?? '') : step.key
      const button = step.act === 'up' || step.act === 'down' ? step.act : 'label'
      const id = sizePrefix(key) + (step.act === 'remove' ? 'bring-back' : button)
      requestAnimationFrame(() => document.getElementById(id)?.focus())
    },
  }
}
