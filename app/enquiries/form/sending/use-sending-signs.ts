import { useRef } from 'react'
import { findField } from '#app/enquiries/form/form-elements.ts'
import { honeypotField } from '#app/enquiries/receiving/suspicion.ts'

/** By what a program is told from a person (`findSuspicion`): what the form saw of its sender. */
export function useSendingSigns() {
  const openedAt = useRef<number>(undefined)

  return {
    /**
     * Notes when the form could first be typed in: a page before this code came, a dialog now.
     * What was typed before, by whomever, says nothing about how fast it is typed.
     */
    noteOpening(form: HTMLFormElement, typedBefore: boolean) {
      const opened = form.closest('dialog') ? performance.now() : 0
      openedAt.current = typedBefore ? undefined : opened
    },

    /** Notes that the form was emptied for the next enquiry. */
    noteEmptied() {
      openedAt.current = performance.now()
    },

    /** The signs, to be sent along with the fields. */
    read(form: HTMLFormElement | null) {
      const since = openedAt.current
      return {
        [honeypotField]: findField(form, honeypotField)?.value || undefined,
        elapsedMs: since === undefined ? undefined : Math.round(performance.now() - since),
      }
    },
  }
}
