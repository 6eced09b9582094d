import { useEffect, useRef, useState } from 'react'
import { useEditor } from '#app/catalogue/desk/editor/editor-screen.ts'

/** A line of the form that can be taken away: what stood in it at first, and what tells it apart. */
export interface KeyedLine<Line> {
  key: number
  start: Line
}

/**
 * Keeps lines of the form that come and go. Keys from `start.length` on are left free for as many
 * empty lines as wait where no script can add them. A line that was added has the focus in the
 * element whose id `idOf` gives; after one is gone, the button `addId` has it.
 */
export function useLines<Line>(
  start: readonly Line[],
  { empty, spare, idOf, addId }: LinesOptions<Line>,
): { lines: readonly KeyedLine<Line>[]; add: () => void; remove: (key: number) => void } {
  const { read } = useEditor()
  const next = useRef(start.length + spare)
  const [lines, setLines] = useState(() => start.map((line, key) => ({ key, start: line })))
  useEffect(read, [lines])
  return {
    lines,
    add() {
      const key = next.current++
      setLines((so) => [...so, { key, start: empty }])
      requestAnimationFrame(() => document.getElementById(idOf(key))?.focus())
    },
    remove(key) {
      setLines((so) => so.filter((line) => line.key !== key))
      document.getElementById(addId)?.focus()
    },
  }
}

interface LinesOptions<Line> {
  empty: Line
  spare: number
  idOf: (key: number) => string
  addId: string
}
