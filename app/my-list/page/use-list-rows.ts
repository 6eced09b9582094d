import { useEffect, useRef, useState } from 'react'
import { readSize } from '#app/catalogue/sizes/size-number.ts'
import { isListChanging, sendChange } from '#app/my-list/adding/change-queue.ts'
import { keepNotes, type Notes, readNotes } from '#app/my-list/kept-notes.ts'
import { keepRows } from '#app/my-list/kept-rows.ts'
import {
  type Change,
  changeList,
  isSameThing,
  nameThing,
  renameNotes,
  toThing,
} from '#app/my-list/list.ts'
import { encodeList, readListCookie } from '#app/my-list/list-cookie.ts'
import type { ListRow, RemovedRow } from '#app/my-list/list-row.ts'
import { onListSent } from './on-list-sent.ts'
import {
  inputOf,
  isTypedIn,
  selectOf,
  showJoined,
  typedNotes,
  withTypedQuantity,
} from './typed-list.ts'

/**
 * Rows of the list, the one just taken off, and notes, as they are shown, with what changes them. Each change
 * is sent, which stores it in the list's cookie; notes are kept in this browser. `said` is what is heard of the
 * last change.
 */
export function useListRows(first: ListRow[], firstRemoved?: RemovedRow, firstNotes: Notes = {}) {
  const [{ rows, removed }, show] = useState({ rows: first, removed: firstRemoved })
  const [notes, setNotes] = useState(firstNotes)
  const [said, say] = useState<string>()
  useOtherTabs(rows)

  // What was kept shows once this code is here; what was typed before it came is not lost.
  useEffect(() => {
    const kept = { ...readNotes(), ...firstNotes, ...typedNotes() }
    for (const [name, note] of Object.entries(kept)) {
      const input = inputOf(`note-${name}`)
      if (input && !input.value) input.value = note
    }
    setNotes(kept)
    keepRows(first)
    keepTypedBefore()
  }, [])

  /** Keeps quantities that were typed, and whose fields were left, before this code came. */
  function keepTypedBefore() {
    const typed = first.map((row) => (isTypedIn(row) ? row : withTypedQuantity(row)))
    const changed = typed.filter(({ quantity }, place) => quantity !== first[place]?.quantity)
    if (changed.length === 0) return
    show((now) => ({ ...now, rows: typed }))
    for (const { id, size, quantity } of changed) {
      const change = { do: 'set', ...toThing(id, size), quantity } as const
      void sendChange(change).then((made) => made && keepRows(typed))
    }
  }

  useEffect(
    () =>
      onListSent((left) => {
        const isLeft = (row: ListRow) => left.some((entry) => isSameThing(entry, row))
        show((now) => ({ rows: now.rows.filter(isLeft), removed: undefined }))
        // Notes that went along may have been kept once more, by a change that was made meanwhile.
        const names = left.map(nameThing)
        keepNotes(
          Object.fromEntries(Object.entries(readNotes()).filter(([name]) => names.includes(name))),
        )
      }),
    [],
  )

  /** Makes a change; `said` is what is heard of it before the new sum. */
  function apply(change: Change, said = '') {
    const shown = [...rows, ...(removed ? [removed] : [])]
    const choices = change.do === 'choose-size' ? [change] : []
    const place = rows.findIndex((row) => isSameThing(row, change))
    const row = rows[place]
    const next = changeList(rows.map(withTypedQuantity), change).flatMap((entry) => {
      const known =
        shown.find((row) => isSameThing(row, entry)) ?? shown.find(({ id }) => id === entry.id)
      return known ? [{ ...known, ...entry }] : []
    })
    const typed = renameNotes({ ...notes, ...typedNotes() }, choices)
    const gone = change.do === 'remove' && row ? { ...withTypedQuantity(row), place } : undefined
    const stay = new Set([...next, ...(gone ? [gone] : [])].map(nameThing))
    const left = Object.fromEntries(Object.entries(typed).filter(([name]) => stay.has(name)))
    setNotes(left)
    keepNotes(left)
    showJoined(left, choices)
    show({ rows: next, removed: gone })
    say(said)
    // What was just taken off looks the same when it is put back.
    void sendChange(change).then((made) => made && keepRows(next))
  }

  // A size that was chosen before this code came; each choice draws the rows again.
  useEffect(() => {
    for (const row of rows) {
      const to = readSize(selectOf(row)?.value)
      if (to !== undefined && to !== row.size) {
        return apply({ do: 'choose-size', ...toThing(row.id, row.size), to })
      }
    }
  }, [rows])

  return { rows, removed, notes, said, apply }
}

/** Loads the page again where another tab has changed the list, once somebody comes back to this one. */
function useOtherTabs(rows: readonly ListRow[]) {
  const shown = useRef(rows)
  shown.current = rows
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible' || isListChanging()) return
      const list = encodeList(readListCookie(document.cookie))
      if (list !== encodeList(shown.current)) location.reload()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
