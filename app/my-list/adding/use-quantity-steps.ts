import { useEffect, useState } from 'react'
import { quantityFieldOf, stepOf, stepQuantity } from './step-quantity.ts'

const steps = '[data-wakes="list-adder"] .qty-in'

/**
 * Steps the quantity fields of a page by their buttons and the arrow keys; `say` is told a new number that the
 * focus does not say. Gives which fields somebody has changed, be it back to what they were.
 */
export function useQuantitySteps(
  say: (quantity: string) => void,
): Pick<WeakSet<HTMLInputElement>, 'has'> {
  const [chosen] = useState(() => new WeakSet<HTMLInputElement>())

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const fieldAt = (target: EventTarget | null) =>
      target instanceof Element && target.closest(steps) ? quantityFieldOf(target) : undefined
    document.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element)) return
        const button = target.closest<HTMLElement>(`${steps} [data-step]`)
        const input = button?.parentElement?.querySelector('input')
        if (!input) return
        chosen.add(input)
        // The field itself, which would say its number, has not the focus.
        say(String(stepQuantity(input, button?.dataset.step === 'more' ? 1 : -1)))
      },
      { signal },
    )
    document.addEventListener(
      'keydown',
      (event) => {
        const field = fieldAt(event.target)
        const step = stepOf(event.key)
        if (!field || !step) return
        event.preventDefault()
        chosen.add(field)
        stepQuantity(field, step)
      },
      { signal },
    )
    document.addEventListener(
      'input',
      ({ target }) => {
        const field = fieldAt(target)
        if (field) chosen.add(field)
      },
      { signal },
    )
    document.addEventListener(
      'focusout',
      ({ target }) => {
        const field = fieldAt(target)
        if (field) stepQuantity(field, 0)
      },
      { signal },
    )
    return () => listening.abort()
  }, [chosen, say])

  return chosen
}
