import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { asDrawn } from './as-drawn.ts'
import { useSavingInTurn } from './use-saving-in-turn.ts'
import { wordsIn } from './words-in.ts'

/**
 * For a form that shows what is `stored` and is drawn again once that is something else: not while
 * words stand in it that are neither stored nor sent. Gives what its form takes, and the stored
 * value on which its hidden fields stand: another person's change stays a conflict to be told.
 */
export function useFormRound<Stored>(stored: Stored, isRefused: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const { state } = useNavigation()
  const [round, setRound] = useState(0)
  const [base, setBase] = useState(stored)
  const waits = useSavingInTurn(form)
  const before = useRef<string>(undefined)
  const sent = useRef<string>(undefined)
  useEffect(() => {
    before.current = wordsIn(asDrawn(form.current))
  }, [round])
  useEffect(() => {
    if (state !== 'idle') return
    if (JSON.stringify(stored) === JSON.stringify(base)) return
    const now = wordsIn(form.current)
    const isOwn = sent.current !== undefined && !isRefused
    const isClean = now === before.current || (isOwn && now === sent.current)
    if (isClean) setRound((so) => so + 1)
    if (isClean || isOwn) setBase(stored)
    sent.current = undefined
  }, [stored, state])
  return {
    base,
    round,
    form,
    onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
      if (waits(event)) return
      sent.current = wordsIn(form.current)
    },
  }
}
