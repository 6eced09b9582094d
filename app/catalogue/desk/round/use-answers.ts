import { useEffect, useRef, useState } from 'react'
import {
  type ShownAnswer,
  type WaitingAnswer,
  waitingAnswers,
} from '#app/catalogue/rounds/waiting-answer.ts'
import { keepSending } from '#app/ui/forms/keep-sending.ts'
import { newId } from '#app/ui/forms/new-id.ts'
import { answersTag, holdAnswer, sendAnswers } from './send-answers.ts'
import type { ShownRound } from './shown-round.ts'

/** What is said of sizes in a round that is open in a page. */
export interface Answers {
  /** What was stored of a size since the page was loaded. */
  stored: ReadonlyMap<string, ShownAnswer>
  /** What waits to be sent, by the size. */
  waiting: ReadonlyMap<string, WaitingAnswer>
  /** Holds an answer and sends it. Throws where the browser can hold nothing. */
  say: (size: string, was: string, said: string) => Promise<void>
}

/**
 * Follows the answers of a round: each is held by the browser until the site has it, so that neither a
 * lost network nor a closed page loses one.
 */
export function useAnswers({ staffId, category, rows }: ShownRound): Answers {
  const [stored, setStored] = useState<Answers['stored']>(new Map())
  const [waiting, setWaiting] = useState<Answers['waiting']>(new Map())
  const seen = useRef<readonly WaitingAnswer[]>([])
  // What was answered here is in what is loaded anew, unless it was undone.
  useEffect(() => setStored(new Map()), [rows])

  const told = (size: string, answer: ShownAnswer) =>
    setStored((so) => new Map(so).set(size, answer))
  const send = () => sendAnswers(staffId, told)

  useEffect(() => {
    async function look() {
      const all = await waitingAnswers.list().catch(() => [])
      const own = all.filter((held) => held.staffId === staffId)
      // Another tab or the worker may have sent what is not here any more.
      for (const { id, size, said } of seen.current) {
        if (own.some((held) => held.id === id || held.size === size)) continue
        setStored((so) => (so.has(size) ? so : new Map(so).set(size, { state: 'saved', said })))
      }
      seen.current = own
      setWaiting(new Map(own.map((held) => [held.size, held])))
    }
    void look()
    const endLooking = waitingAnswers.onChange(() => void look())
    const endSending = keepSending(send, answersTag)
    return () => {
      endLooking()
      endSending()
    }
  }, [staffId])

  return {
    stored,
    waiting,
    async say(size, was, said) {
      const given = { size, was, said, category, staffId, givenAt: Date.now() }
      await holdAnswer({ ...given, id: newId() })
      void send()
    },
  }
}
