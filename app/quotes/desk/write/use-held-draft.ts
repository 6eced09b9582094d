import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { keepQuote } from '#app/desk/kept/keep-quote.ts'
import { keepSending } from '#app/ui/forms/keep-sending.ts'
import { newId } from '#app/ui/forms/new-id.ts'
import { beginWriting } from './begin-writing.ts'
import type { Base } from './draft-base.ts'
import { readDraftForm } from './read-draft-form.ts'
import { draftsTag, sendTyped } from './send-typed.ts'
import {
  drawDraft,
  fieldsOf,
  holdTyped,
  type KeptWhere,
  listTyped,
  setStored,
  typedDrafts,
  typedEarly,
  withEarly,
} from './typed-draft.ts'
import { useDraftSending } from './use-draft-sending.ts'

interface DrawnForm {
  form: React.RefObject<HTMLFormElement | null>
  base: Base
  setBase: React.Dispatch<React.SetStateAction<Base>>
  /** The version that the site had stored when the page was drawn. */
  storedVersion: number
  /** Whether the page was drawn from the answer to a button, than which nothing held is newer. */
  isAnswer: boolean
  /** Called before what is held is drawn; `isWrittenOn` where the form was typed in by then. */
  onFound: (isWrittenOn: boolean) => void
  /** Whether the last change has been posted by a button. */
  isPosted: () => boolean
}

/**
 * Holds in this browser what is typed in a draft's form, and sends it to the site a second later. Draws what an
 * earlier page has left, and what other tabs and the worker make of what is held.
 */
export function useHeldDraft(
  staffId: number,
  { form, base, setBase, storedVersion, isAnswer, onFound, isPosted }: DrawnForm,
) {
  const { pathname: path } = useLocation()
  /** The page that writes, and how many changes it has made. */
  const page = useRef('')
  const count = useRef(0)
  const [where, setWhere] = useState<KeptWhere>('site')
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
    const typedBefore = async () => (isAnswer ? [] : listTyped(path, staffId))
    const writing = beginWriting(page.current, typedBefore)
    async function begin() {
      const held = await writing.left
      if (isOver) return
      const early = typedEarly(form.current)
      const isNewer = held && (held.waits || held.version > storedVersion)
      if (isNewer && count.current === 0) {
        const { view, version, conflict, waits, gone } = held
        // What waits goes on as it was begun; what is stored may be another tab's, which still writes.
        if (waits) {
          page.current = held.page
          count.current = held.count
        }
        const typed = readDraftForm(withEarly(held.fields, early))
        const shown = waits || early ? drawDraft(view, typed) : view
        onFound(early !== undefined)
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
      void (isPosted() ? setStored(path, page.current) : sendTyped(staffId))
    }
  }, [])

  return { page, count, where, setWhere, hold, changed, stop }
}
