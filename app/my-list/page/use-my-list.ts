import { useEffect, useRef, useState } from 'react'
import { bothNames } from '#app/catalogue/called-name.ts'
import { sendChange } from '#app/my-list/adding/change-queue.ts'
import { quantityFieldOf, stepOf, stepQuantity } from '#app/my-list/adding/step-quantity.ts'
import { keepNotes, type Notes, readNotes } from '#app/my-list/kept-notes.ts'
import { keepRows } from '#app/my-list/kept-rows.ts'
import { type Change, changeList, type ListEntry, readQuantity } from '#app/my-list/list.ts'
import { type ListRow, listLede } from '#app/my-list/list-row.ts'
import { afterPress } from '#app/ui/dialogs/after-press.ts'
import { useLanguage } from '#languages/use-language.ts'

export type RemovedRow = ListRow & { place: number }

const formId = 'my-list-form'
const formOf = () => document.getElementById(formId) as HTMLFormElement | null

function inputOf(name: string) {
  const input = formOf()?.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : undefined
}

/**
 * The list where JavaScript runs: rows and the one just taken off, changed by the same buttons that
 * post without it. Each change is kept in the list's cookie; notes are kept in this browser.
 */
export function useMyList(first: ListRow[], firstRemoved?: RemovedRow, firstNotes: Notes = {}) {
  const [{ rows, removed }, show] = useState({ rows: first, removed: firstRemoved })
  const [notes, setNotes] = useState(firstNotes)
  const language = useLanguage()
  const focusNext = useRef<string>(undefined)

  // What was kept shows once this code is here; what was typed before it came is not lost.
  useEffect(() => {
    const kept = { ...readNotes(), ...firstNotes, ...typedNotes() }
    for (const [id, note] of Object.entries(kept)) {
      const input = inputOf(`note-${id}`)
      if (input && !input.value) input.value = note
    }
    setNotes(kept)
    keepRows(first)
  }, [])

  // The head stands outside of what JavaScript draws.
  useEffect(() => {
    const count = document.getElementById('my-list-lede')
    if (count) count.textContent = listLede(rows.length, language)
    if (!focusNext.current) return
    document.querySelector<HTMLElement>(focusNext.current)?.focus()
    focusNext.current = undefined
  }, [rows])

  function apply(change: Change) {
    const byId = new Map([...rows, ...(removed ? [removed] : [])].map((row) => [row.id, row]))
    const place = rows.findIndex(({ id }) => id === change.id)
    const row = rows[place]
    const next = changeList(rows.map(withTypedQuantity), change).flatMap(({ id, quantity }) => {
      const known = byId.get(id)
      return known ? [{ ...known, quantity }] : []
    })
    const typed = { ...notes, ...typedNotes() }
    const gone = change.do === 'remove' && row ? { ...withTypedQuantity(row), place } : undefined
    const stay = new Set([...next, ...(gone ? [gone] : [])].map(({ id }) => String(id)))
    const left = Object.fromEntries(Object.entries(typed).filter(([id]) => stay.has(id)))
    setNotes(left)
    keepNotes(left)
    show({ rows: next, removed: gone })
    // What was just taken off looks the same when it is put back.
    void sendChange(change).then((made) => made && keepRows(next))
  }

  /** Keeps a quantity that was typed; the list may be another one once a press has ended. */
  const keepQuantity = useRef<(id: number) => void>(undefined)
  keepQuantity.current = (id) => {
    const known = rows.find((row) => row.id === id)
    const typed = known && withTypedQuantity(known)
    if (typed && typed.quantity !== known.quantity) {
      apply({ do: 'set', id, quantity: typed.quantity })
    }
  }

  return {
    rows,
    removed,
    notes,

    /** Does what a button of the page asks for; tells whether it was one that changes the list. */
    changeBy(asked: string): boolean {
      const [what, ...numbers] = asked.split(' ')
      const [id = 0, quantity = 1, place = 0] = numbers.map(Number)
      const input = inputOf(`quantity-${id}`)
      if (what === 'remove') {
        focusNext.current = '.gone button'
        apply({ do: 'remove', id })
      } else if (what === 'put-back') {
        focusNext.current = `#quantity-${id}`
        apply({ do: 'put-back', id, quantity, place })
      } else if (input && (what === 'more' || what === 'fewer')) {
        apply({ do: 'set', id, quantity: stepQuantity(input, what === 'more' ? 1 : -1) })
      } else return false
      return true
    },

    onKeyDown(event: React.KeyboardEvent) {
      const field = quantityFieldOf(event.target)
      const step = stepOf(event.key)
      if (!field || !step) return
      event.preventDefault()
      apply({ do: 'set', id: idOf(field), quantity: stepQuantity(field, step) })
    },

    /** A quantity that was left: nothing and 0 are 1. */
    onBlur(event: React.FocusEvent) {
      const field = quantityFieldOf(event.target)
      if (!field) return
      stepQuantity(field, 0)
      afterPress(() => keepQuantity.current?.(idOf(field)))
    },

    /** A note that is being written. */
    onInput({ target }: React.SyntheticEvent) {
      if (target instanceof HTMLInputElement && target.name.startsWith('note-')) {
        keepNotes({ ...notes, ...typedNotes() })
      }
    },
  }
}

/** What the form's rows hold now, as they are sent (§7). */
export function typedProducts(rows: readonly ListEntry[]) {
  return rows.map(({ id, quantity }) => ({
    id,
    quantity: String(readQuantity(inputOf(`quantity-${id}`)?.value ?? String(quantity))),
    note: inputOf(`note-${id}`)?.value,
  }))
}

/** The same as one reads it: 'Snake Plant × 12'. */
export function typedNames(rows: readonly ListRow[]) {
  return rows.map(withTypedQuantity).map((row) => `${bothNames(row)} × ${row.quantity}`)
}

function withTypedQuantity<Row extends ListEntry>(row: Row): Row {
  const input = inputOf(`quantity-${row.id}`)
  return input ? { ...row, quantity: readQuantity(input.value) } : row
}

function typedNotes(): Notes {
  const inputs = formOf()?.querySelectorAll<HTMLInputElement>('input[name^="note-"]') ?? []
  return Object.fromEntries(
    [...inputs].filter(({ value }) => value).map((input) => [String(idOf(input)), input.value]),
  )
}

function idOf({ name }: HTMLInputElement) {
  return Number(name.replace(/^\D+/, ''))
}
