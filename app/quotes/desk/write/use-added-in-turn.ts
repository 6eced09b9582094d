import { useRef, useState } from 'react'
import { intentOf } from './draft-buttons.ts'

/**
 * What the form's field `add` looks for in the catalogue: no part of the draft until it is added. What is to be
 * added while a button still waits for its answer is added after it, one by one.
 */
export function useAddedInTurn(form: React.RefObject<HTMLFormElement | null>) {
  const [waiting, setWaiting] = useState<readonly string[]>([])
  /** What stands in the field, and is not added yet. */
  const looked = useRef('')
  /** What was posted last, to be added. */
  const last = useRef('')
  /** The button that was pressed before the one before was answered, and leads on after it. */
  const goesOn = useRef('')

  function addField() {
    const field = form.current?.elements.namedItem('add')
    return field instanceof HTMLInputElement ? field : undefined
  }

  return {
    waiting,

    typed(text: string) {
      looked.current = text
    },

    /** Puts what was typed into the field of a form that is drawn again; the first form may have it already. */
    drawField(isFirst: boolean) {
      const field = addField()
      if (!field) return
      if (isFirst) looked.current = field.value
      else field.value = looked.current
    },

    /** A button takes what stands in the field, where it wants that added. */
    take(add: string | undefined) {
      if (add === looked.current.trim()) looked.current = ''
    },

    posted(add: string | undefined) {
      last.current = add ?? ''
    },

    /** A button is pressed before the one before was answered. */
    wait(add: string | undefined, button: HTMLElement | null) {
      // One press more for the same is a double click.
      const isNew = add && add !== (waiting.at(-1) ?? last.current)
      if (isNew) setWaiting([...waiting, add])
      else if (add === undefined) goesOn.current = intentOf(button)
    },

    /** Adds what has waited, or presses the button that has; after something wrong it only stands in its field again. */
    goOn(isWrong: boolean) {
      const [next, ...rest] = waiting
      const intent = next === undefined ? goesOn.current : 'add'
      if (isWrong || next === undefined) goesOn.current = ''
      const field = addField()
      if (next !== undefined && field) {
        setWaiting(rest)
        field.value = next
        if (isWrong) looked.current = next
      }
      const button = form.current?.querySelector<HTMLElement>(`[name=intent][value="${intent}"]`)
      if (button && !isWrong) form.current?.requestSubmit(button)
    },
  }
}
