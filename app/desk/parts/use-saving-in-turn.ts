import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { isRefused } from './is-refused.ts'
import { wordsIn } from './words-in.ts'

/** Which of a form's buttons was pressed; '' where it says nothing of its own. */
type Pressed = { name: string; value: string }

/**
 * Has a form that is sent again wait until its first sending is answered: it stands on what that
 * stores, so that nobody is told of a conflict with themselves. Then it goes as it stands by then,
 * unless it says nothing else than the first, or that was refused. Gives what tells of a sending
 * whether it waits.
 */
export function useSavingInTurn(form: React.RefObject<HTMLFormElement | null>) {
  const { state } = useNavigation()
  const sent = useRef<string>(undefined)
  const waits = useRef<Pressed>(undefined)
  const [due, setDue] = useState<Pressed>()
  useEffect(() => {
    if (state !== 'idle') return
    sent.current = undefined
    // By the next drawing the form stands on what was stored.
    setDue(waits.current)
    waits.current = undefined
  }, [state])
  useEffect(() => {
    if (!due) return
    setDue(undefined)
    const again = form.current
    if (!again || isRefused(again)) return
    again.requestSubmit(findButton(again, due))
  }, [due])
  return (event: React.SubmitEvent<HTMLFormElement>): boolean => {
    const { currentTarget, nativeEvent } = event
    const { submitter } = nativeEvent
    const { name = '', value = '' } = submitter instanceof HTMLButtonElement ? submitter : {}
    const words = JSON.stringify([name, value, wordsIn(currentTarget)])
    // Of a refused one nothing is stored: who corrects it at once need not wait for the rest of the page.
    const isOver = state === 'idle' || (state === 'loading' && isRefused(currentTarget))
    if (isOver || sent.current === undefined) {
      sent.current = words
      return false
    }
    // What was sent before goes on being awaited.
    event.preventDefault()
    waits.current = words === sent.current ? undefined : { name, value }
    return true
  }
}

function findButton(form: HTMLFormElement, { name, value }: Pressed) {
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[type=submit]')]
  return buttons.find((button) => name !== '' && button.name === name && button.value === value)
}
