import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { awaitNoMessage } from '#app/desk/parts/lead-to-message.ts'
import {
  afterDraftStep,
  type DraftStep,
  linesThatCount,
  readDraftStep,
} from '#app/quotes/drafts/draft.ts'
import { mostLines } from '#app/quotes/quote.ts'
import { type Answer, afterAnswer, baseOf } from './draft-base.ts'
import { focusAfter, wantsAdded } from './draft-buttons.ts'
import type { DraftView } from './draft-view.ts'
import { readDraftForm } from './read-draft-form.ts'
import { drawDraft, fieldsOf, numberForm } from './typed-draft.ts'
import { useAddedInTurn } from './use-added-in-turn.ts'
import { useHeldDraft } from './use-held-draft.ts'

/**
 * Keeps a draft while it is written: in this browser at each change, so that neither a lost network
 * nor a closed page loses it, and at the site a second later. Its buttons post it whole, but for
 * those that only change its lines, which is done here. What is typed is never replaced by what
 * comes back: only a button draws the form again.
 */
export function useDraftKeeping(stored: DraftView, answer: Answer | undefined, staffId: number) {
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const posted = useRef<'no' | 'sent' | 'under way'>('no')
  const drawn = useRef<DraftStep | 'answer' | 'written on'>(undefined)
  /** What a button has posted last: how many lines, after how many changes. */
  const last = useRef({ lines: 0, count: 0 })
  const [base, setBase] = useState(() => baseOf(stored, answer))
  const added = useAddedInTurn(form)
  const { page, count, where, setWhere, hold, changed, stop } = useHeldDraft(staffId, {
    form,
    base,
    setBase,
    storedVersion: stored.version,
    isAnswer: answer !== undefined,
    onFound: (isWrittenOn) => {
      drawn.current = isWrittenOn ? 'written on' : undefined
    },
    isPosted: () => posted.current !== 'no' && count.current === last.current.count,
  })

  // The answer to a button: what stands now is drawn again.
  useEffect(() => {
    if (posted.current === 'no') return
    if (navigation.state !== 'idle') {
      posted.current = 'under way'
    } else if (posted.current === 'under way') {
      posted.current = 'no'
      const isWrittenOn = count.current !== last.current.count
      drawn.current = isWrittenOn ? 'written on' : 'answer'
      // What is held until now was the form before: a slow look at it changes nothing any more.
      count.current += 1
      if (!isWrittenOn) setWhere('site')
      const next = baseOf(stored, answer)
      const typed = isWrittenOn && form.current ? readDraftForm(fieldsOf(form.current)) : undefined
      const after = afterAnswer(next, last.current, typed)
      setBase(({ round }) => ({ ...after, round: round + 1 }))
    }
  }, [navigation.state])

  useEffect(() => {
    const after = drawn.current
    drawn.current = undefined
    if (after === 'answer') hold(base.conflict !== undefined)
    else if (after) changed()
    added.drawField(base.round === 0)
    if (after === 'answer' || after === 'written on') {
      added.goOn(base.faults.length > 0 || base.conflict !== undefined)
    } else if (after) {
      form.current?.querySelector<HTMLElement>(focusAfter(after, base.view.lines.length))?.focus()
    }
  }, [base.round])

  return {
    ...base,
    form,
    where,
    waiting: added.waiting,
    changed: ({ target }: React.SyntheticEvent<HTMLFormElement>) => {
      if (target instanceof HTMLInputElement && target.name === 'add') added.typed(target.value)
      else changed()
    },
    /** Does at once what the pressed button says, or lets it post the form. */
    submitted: (event: React.SubmitEvent<HTMLFormElement>) => {
      const { submitter } = event.nativeEvent
      const step = submitter instanceof HTMLButtonElement && readDraftStep(submitter.value)
      const draft = readDraftForm(fieldsOf(event.currentTarget))
      const isFull = linesThatCount(draft).length >= mostLines
      if (step && !(isFull && step.kind === 'add-own')) {
        event.preventDefault()
        awaitNoMessage()
        drawn.current = step
        const view = drawDraft(base.view, afterDraftStep(draft, step, base.view.ownRate))
        setBase((so) => ({ ...so, view, faults: [], round: so.round + 1 }))
        return
      }
      const add = wantsAdded(event.currentTarget, submitter)
      added.take(add)
      // What comes after what is still to be answered does not take its place.
      if (posted.current === 'under way') {
        event.preventDefault()
        added.wait(add, submitter)
        return
      }
      stop()
      count.current += 1
      hold(true)
      // Newer than what is held of the form, which may be sent first: nothing of it is overtaken.
      count.current += 1
      numberForm(event.currentTarget, page.current, count.current)
      posted.current = 'sent'
      last.current = { lines: draft.lines.length, count: count.current }
      added.posted(add)
    },
  }
}
