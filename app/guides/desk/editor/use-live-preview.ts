import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { GuidePreview, NotSaved } from './edited-guide.ts'
import type { GuideDraft } from './guide-draft.ts'

/** So long after the last key the text is read again, in ms. */
const pauseMs = 700

/** Where the preview stands beside the form, as in guides.css. */
const isWide = () => matchMedia('(min-width: 77.5em)').matches

/**
 * Gives how visitors would read what is being written, made by the site at each pause; what is
 * `saved` before. Without a network it stays as it was, and `isBehind`.
 */
export function useLivePreview(
  form: RefObject<HTMLFormElement | null>,
  draft: GuideDraft,
  saved: string,
): GuidePreview & { isBehind: boolean } {
  const { submit, data } = useFetcher<{ notSaved?: NotSaved }>()
  const first = useRef(draft)
  const [isBehind, setBehind] = useState(false)
  useEffect(() => {
    if (draft === first.current || !isWide()) return
    const ask = () => {
      setBehind(!navigator.onLine)
      if (!form.current || !navigator.onLine) return
      const asked = new FormData(form.current)
      asked.set('intent', 'preview')
      void submit(asked, { method: 'post' })
    }
    const timer = setTimeout(ask, pauseMs)
    addEventListener('online', ask)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', ask)
    }
  }, [draft, submit, form])
  return { ...(data?.notSaved?.preview ?? { html: saved, notes: [] }), isBehind }
}
