import { useEffect, useRef } from 'react'
import { readSize } from '#app/catalogue/sizes/size-number.ts'
import { quantityFieldOf, stepOf, stepQuantity } from '#app/my-list/adding/step-quantity.ts'
import { keepNotes, type Notes } from '#app/my-list/kept-notes.ts'
import { isSameThing, nameThing, readThing, type Thing, toThing } from '#app/my-list/list.ts'
import { type ListRow, listLede, type RemovedRow } from '#app/my-list/list-row.ts'
import { afterPress } from '#app/ui/dialogs/after-press.ts'
import { useLanguage } from '#languages/use-language.ts'
import { inputOf, thingOf, typedNotes, withTypedQuantity } from './typed-list.ts'
import { useListRows } from './use-list-rows.ts'

/** The list where JavaScript runs: its rows, changed by the same buttons and fields that post without it. */
export function useMyList(first: ListRow[], firstRemoved?: RemovedRow, firstNotes?: Notes) {
  const { rows, removed, notes, said, apply } = useListRows(first, firstRemoved, firstNotes)
  const language = useLanguage()
  const focusNext = useRef<string>(undefined)

  // The head stands outside of what JavaScript draws.
  useEffect(() => {
    const count = document.getElementById('my-list-lede')
    if (count) count.textContent = listLede(rows.length, language)
    if (!focusNext.current) return
    document.querySelector<HTMLElement>(focusNext.current)?.focus()
    focusNext.current = undefined
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
