import { useEffect, useRef, useState } from 'react'
import { readSize } from '#app/catalogue/sizes/size-number.ts'
import { isListChanging, sendChange } from '#app/my-list/adding/change-queue.ts'
import { quantityFieldOf, stepOf, stepQuantity } from '#app/my-list/adding/step-quantity.ts'
import { keepNotes, type Notes, readNotes } from '#app/my-list/kept-notes.ts'
import { keepRows } from '#app/my-list/kept-rows.ts'
import {
  type Change,
  changeList,
  isSameThing,
  nameThing,
  readThing,
  renameNotes,
  type Thing,
  toThing,
} from '#app/my-list/list.ts'
import { encodeList, readListCookie } from '#app/my-list/list-cookie.ts'
import { type ListRow, listLede, type RemovedRow } from '#app/my-list/list-row.ts'
import { afterPress } from '#app/ui/dialogs/after-press.ts'
import { useLanguage } from '#languages/use-language.ts'
import { onListSent } from './on-list-sent.ts'
import {
  inputOf,
  isTypedIn,
  selectOf,
  showJoined,
  thingOf,
  typedNotes,
  withTypedQuantity,
} from './typed-list.ts'

/**
 * The list where JavaScript runs: rows and the one just taken off, changed by the same buttons that
 * post without it. Each change is kept in the list's cookie; notes are kept in this browser.
 */
export function useMyList(first: ListRow[], firstRemoved?: RemovedRow, firstNotes: Notes = {}) {
  const [{ rows, removed }, show] = useState({ rows: first, removed: firstRemoved })
  const [notes, setNotes] = useState(firstNotes)
  const [said, say] = useState<string>()
  const language = useLanguage()
  const focusNext = useRef<string>(undefined)

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

  // What another tab changed meanwhile is seen once one comes back to this one.
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

  // The head stands outside of what JavaScript draws.
  useEffect(() => {
    const count = document.getElementById('my-list-lede')
    if (count) count.textContent = listLede(rows.length, language)
    if (!focusNext.current) return
    document.querySelector<HTMLElement>(focusNext.current)?.focus()
    focusNext.current = undefined
  }, [rows])

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

  /** Keeps a quantity that was typed; the list may be another one once a press has ended. */
  const keepQuantity = useRef<(thing: Thing) => void>(undefined)
  keepQuantity.current = (thing) => {
    const known = rows.find((row) => isSameThing(row, thing))
    const typed = known && withTypedQuantity(known)
    if (typed && typed.quantity !== known.quantity) {
      apply({ do: 'set', ...thing, quantity: typed.quantity })
    }
  }

  /** Of a quantity that is left, or that Enter is pressed in: nothing and 0 are 1. */
  function keepQuantityIn(target: EventTarget | null) {
    const field = quantityFieldOf(target)
    const thing = field && thingOf(field)
    if (!thing) return
    stepQuantity(field, 0)
    afterPress(() => keepQuantity.current?.(thing))
  }

  return {
    rows,
    removed,
    notes,
    said,

    /** Does what a button of the page asks for; tells whether it was one that changes the list. */
    changeBy(asked: string): boolean {
      const [what, name = '', ...numbers] = asked.split(' ')
      const [quantity = 1, place = 0] = numbers.map(Number)
      if (what === 'save') keepQuantityIn(document.activeElement)
      const thing = readThing(name)
      if (!thing) return false
      const input = inputOf(`quantity-${name}`)
      if (what === 'remove') {
        focusNext.current = '.gone button'
        apply({ do: 'remove', ...thing })
      } else if (what === 'put-back') {
        focusNext.current = `[id="quantity-${name}"]`
        apply({ do: 'put-back', ...thing, quantity, place })
      } else if (input && (what === 'more' || what === 'fewer')) {
        // The field itself, which would say its number, has not the focus.
        const quantity = stepQuantity(input, what === 'more' ? 1 : -1)
        apply({ do: 'set', ...thing, quantity }, String(quantity))
      } else return false
      return true
    },

    onKeyDown(event: React.KeyboardEvent) {
      const field = quantityFieldOf(event.target)
      const step = stepOf(event.key)
      const thing = field && thingOf(field)
      if (!thing || !step) return
      event.preventDefault()
      apply({ do: 'set', ...thing, quantity: stepQuantity(field, step) })
    },

    onBlur: (event: React.FocusEvent) => keepQuantityIn(event.target),

    /** A note that is being written, or a size that was chosen. */
    onInput({ target }: React.SyntheticEvent) {
      if (target instanceof HTMLSelectElement) {
        const thing = readThing(target.name.replace(/^size-/, ''))
        const to = readSize(target.value)
        if (!thing || to === undefined || to === thing.size) return
        focusNext.current = `[id="size-${nameThing(toThing(thing.id, to))}"]`
        apply({ do: 'choose-size', ...thing, to })
      }
      if (target instanceof HTMLInputElement && target.name.startsWith('note-')) {
        keepNotes({ ...notes, ...typedNotes() })
      }
    },
  }
}
