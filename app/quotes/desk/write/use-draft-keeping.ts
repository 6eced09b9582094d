import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { keepQuote } from '#app/desk/kept/keep-quote.ts'
import { awaitNoMessage } from '#app/desk/parts/lead-to-message.ts'
import {
  afterDraftStep,
  type DraftStep,
  linesThatCount,
  readDraftStep,
} from '#app/quotes/drafts/draft.ts'
import { mostLines } from '#app/quotes/quote.ts'
import { keepSending } from '#app/ui/forms/keep-sending.ts'
import { newId } from '#app/ui/forms/new-id.ts'
import { beginWriting } from './begin-writing.ts'
import { type Answer, afterAnswer, baseOf } from './draft-base.ts'
import { focusAfter, wantsAdded } from './draft-buttons.ts'
import type { DraftView } from './draft-view.ts'
import { readDraftForm } from './read-draft-form.ts'
import { draftsTag, sendTyped } from './send-typed.ts'
import {
  drawDraft,
  fieldsOf,
  holdTyped,
  type KeptWhere,
  listTyped,
  numberForm,
  setStored,
  typedDrafts,
  typedEarly,
  withEarly,
} from './typed-draft.ts'
import { useAddedInTurn } from './use-added-in-turn.ts'
import { useDraftSending } from './use-draft-sending.ts'

/**
 * Keeps a draft while it is written: in this browser at each change, so that neither a lost network
 * nor a closed page loses it, and at the site a second later. Its buttons post it whole, but for
 * those that only change its lines, which is done here. What is typed is never replaced by what
 * comes back: only a button draws the form again.
 */
export function useDraftKeeping(stored: DraftView, answer: Answer | undefined, staffId: number) {
  const navigation = useNavigation()
  const { pathname: path } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const posted = useRef<'no' | 'sent' | 'under way'>('no')
  const drawn = useRef<DraftStep | 'answer' | 'written on'>(undefined)
  /** The page that writes, and how many changes it has made. */
  const page = useRef('')
  const count = useRef(0)
  /** What a button has posted last: how many lines, after how many changes. */
  const last = useRef({ lines: 0, count: 0 })
  const [base, setBase] = useState(() => baseOf(stored, answer))
  const [where, setWhere] = useState<KeptWhere>('site')
  const added = useAddedInTurn(form)
  const { send, sendSoon, stop } = useDraftSending(staffId, () =>
    setWhere((so) => (so === 'on its way' ? 'here' : so)),
  )

  /** Holds what stands in the form, or what the site has stored. */
  function hold(waits: boolean) {
    if (!form.current) return
    const { view, version, conflict } = base
    const fields = fieldsOf(form.current)
    const shown = waits ? drawDraft(view, readDraftForm(fields)) : view
    const at = { path, staffId, title: view.enquiry.name, page: page.current, count: count.current }
    const typed = { ...at, version, fields, view: shown, waits, ...(conflict && { conflict }) }
    holdTyped(typed).catch(() => setWhere('nowhere'))
  }

  function changed() {
    count.current += 1
    setWhere('on its way')
    hold(true)
    if (!base.conflict) sendSoon()
  }

  useEffect(() => {
    let isOver = false
    page.current = newId()
    const typedBefore = async () => (answer ? [] : listTyped(path, staffId))
    const writing = beginWriting(page.current, typedBefore)
    async function begin() {
      const held = await writing.left
      if (isOver) return
      const early = typedEarly(form.current)
      const isNewer = held && (held.waits || held.version > stored.version)
      if (isNewer && count.current === 0) {
        const { view, version, conflict, waits, gone } = held
        // What waits goes on as it was begun; what is stored may be another tab's, which still writes.
        if (waits) {
          page.current = held.page
          count.current = held.count
        }
        const typed = readDraftForm(withEarly(held.fields, early))
        const shown = waits || early ? drawDraft(view, typed) : view
        drawn.current = early && 'written on'
        setBase({ view: shown, version, conflict, faults: [], added: '', round: 1 })
        if (waits) setWhere(gone ? 'gone' : 'on its way')
      } else if (early && count.current === 0) changed()
      await keepQuote(path)
    }
    async function look() {
      const typed = await listTyped(path, staffId)
      const held = typed.find((one) => one.page === page.current && one.count === count.current)
      if (isOver || !held) return
      const { view, version, conflict, waits, gone } = held
      if (!waits) setWhere('site')
      else if (gone) setWhere('gone')
      setBase((so) => ({
        ...so,
        version,
        conflict,
        view: waits ? { ...so.view, sums: view.sums, kept: view.kept } : view,
      }))
    }
    void begin()
    const endLooking = typedDrafts.onChange(() => void look())
    const endSending = keepSending(send, draftsTag)
    return () => {
      isOver = true
      stop()
      endLooking()
      endSending()
      writing.end()
      // Its button has led away: what was typed until then is stored.
      const isStored = posted.current !== 'no' && count.current === last.current.count
      void (isStored ? setStored(path, page.current) : sendTyped(staffId))
    }
  }, [])

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
