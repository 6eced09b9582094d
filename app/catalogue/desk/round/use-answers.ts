import { useEffect, useRef, useState } from 'react'
import {
  heldKey,
  type ShownAnswer,
  type WaitingAnswer,
  waitingAnswers,
} from '#app/catalogue/rounds/waiting-answer.ts'
import { keepSending } from '#app/ui/forms/keep-sending.ts'
import { newId } from '#app/ui/forms/new-id.ts'
import { answersTag, holdAnswer, onAnswerTold, sendAnswers } from './send-answers.ts'
import type { ShownRound } from './shown-round.ts'

type HeldAnswer = Omit<WaitingAnswer, 'place'>

/** What is said of sizes in a round that is open in a page. */
export interface Answers {
  /** What was stored since the page was loaded, by `heldKey`. */
  stored: ReadonlyMap<string, ShownAnswer>
  /** What waits to be sent, by `heldKey`. */
  waiting: ReadonlyMap<string, HeldAnswer>
  /** Holds an answer and sends it. Throws where the browser can hold nothing. */
  say: (answer: Pick<WaitingAnswer, 'size' | 'field' | 'was' | 'said'>) => Promise<void>
}

/**
 * Follows the answers of a round: each is held by the browser until the site has it, so that
 * neither a lost network nor a closed page loses one.
 */
export function useAnswers({ staffId, category, rows }: ShownRound): Answers {
  const [stored, setStored] = useState<Answers['stored']>(new Map())
  const [waiting, setWaiting] = useState<Answers['waiting']>(new Map())
  /** What the browser is about to hold: it stands in no list of the queue's yet. */
  const coming = useRef(new Set<HeldAnswer>())
  // What was answered here is in what is reloaded, unless it was undone.
  useEffect(() => setStored(new Map()), [rows])

  const send = () => sendAnswers(staffId)

  async function look() {
    const all = await waitingAnswers.list().catch(() => [])
    const own = all.filter((held) => held.staffId === staffId)
    setWaiting(new Map([...own, ...coming.current].map((held) => [heldKey(held), held])))
  }

  useEffect(() => {
    void look()
    // Another tab or the worker may send what was answered here.
    const endHearing = onAnswerTold(({ staffId: whose, key, answer }) => {
      if (whose === staffId) setStored((so) => new Map(so).set(key, answer))
    })
    const endLooking = waitingAnswers.onChange(() => void look())
    const endSending = keepSending(send, answersTag)
    return () => {
      endHearing()
      endLooking()
      endSending()
    }
  }, [staffId])

  return {
    stored,
    waiting,
    async say(answer) {
      const given = { ...answer, category, staffId, givenAt: Date.now() }
      const held = { ...given, id: newId() }
      // It is shown before it is held: whoever ends the round meanwhile waits for it.
      coming.current.add(held)
      setWaiting((so) => new Map(so).set(heldKey(held), held))
      try {
        await holdAnswer(held)
      } finally {
        coming.current.delete(held)
        // By now it may have been sent already.
        void look()
      }
      void send()
    },
  }
}
