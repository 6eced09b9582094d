import { type RefObject, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { GuideView } from '#app/guides/guide-view.server.ts'
import type { NotSaved } from './edited-guide.ts'
import type { GuideDraft } from './guide-draft.ts'

/** So long after the last key the text is read anew, in ms. */
const pauseMs = 700

/** Where the preview stands beside the form, as in guides.css. */
const isWide = () => matchMedia('(min-width: 77.5em)').matches

/** Gives how visitors would read what is being written, made by the site at each pause; what is saved before. */
export function useLivePreview(
  form: RefObject<HTMLFormElement | null>,
  draft: GuideDraft,
  saved: GuideView,
): NonNullable<NotSaved['preview']> {
  const { submit, data } = useFetcher<{ notSaved?: NotSaved }>()
  const first = useRef(draft)
  useEffect(() => {
    if (draft === first.current || !isWide()) return
    const timer = setTimeout(() => {
      if (!form.current || !navigator.onLine) return
      const asked = new FormData(form.current)
      asked.set('intent', 'preview')
      void submit(asked, { method: 'post' })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [draft, submit, form])
  return data?.notSaved?.preview ?? { view: saved, notes: [] }
}
