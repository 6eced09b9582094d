import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { findKeptDraft, forgetDraft, keepDraft } from '#app/desk/editing/kept-draft.ts'
import { typedSince } from '#app/desk/editing/typed-since.ts'
import { useHydrated } from '#app/desk/parts/use-hydrated.ts'
import { useSavingInTurn } from '#app/desk/parts/use-saving-in-turn.ts'
import type { EditedGuide, NotSaved } from './edited-guide.ts'
import { type GuideDraft, listChanged, readDraft, writeMarks } from './guide-draft.ts'

/** What this device keeps of a form. */
type Kept = Pick<NotSaved, 'draft' | 'marks' | 'version' | 'names' | 'plant'>

interface Start extends Kept {
  /** Another one is another form. */
  round: number
  isKept: boolean
}

/**
 * Watches the editor's form: what stands in it now, and what has changed. What is typed is kept on
 * this device until it is saved, with a network or without; what is reloaded replaces nothing of
 * it.
 */
export function useGuideForm(guide: EditedGuide, notSaved: NotSaved | undefined) {
  const { pathname } = useLocation()
  const { formMethod, state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const waits = useSavingInTurn(form)
  const saving = useRef(false)
  const sent = useRef<GuideDraft>(undefined)
  const [opened, setOpened] = useState(guide.version)
  const [start, setStart] = useState<Start>(() => ({
    ...(notSaved ?? begin(guide)),
    round: 0,
    isKept: false,
  }))
  const [current, setCurrent] = useState(start.draft)
  const [isAdding, setAdding] = useState(false)
  const isHydrated = useHydrated()
  const ofDraft = listChanged(current, start.marks)
  // A plant that is typed is added with what is saved.
  const changed =
    isAdding && !ofDraft.includes('products') ? [...ofDraft, 'products' as const] : ofDraft

  const read = () => {
    if (!form.current) return
    const fields = new FormData(form.current)
    setCurrent(readDraft(fields))
    setAdding(String(fields.get('plant') ?? '').trim() !== '')
  }
  const open = (kept: Kept, isKept = false) => {
    setStart(({ round }) => ({ ...kept, round: round + 1, isKept }))
    setCurrent(kept.draft)
    setAdding(Boolean(kept.plant))
  }
  useEffect(() => {
    const kept = notSaved ? undefined : findKeptDraft<Kept>(pathname)
    if (kept && listChanged(kept.draft, kept.marks).length > 0) open(kept, true)
    else read()
  }, [])
  useEffect(() => {
    if (!notSaved) return
    saving.current = false
    open(notSaved)
  }, [notSaved])
  useEffect(() => {
    if (guide.version === opened) return
    setOpened(guide.version)
    // A picture that was added is no reason to take away what is being typed.
    if (!saving.current && changed.length > 0) return
    const typed = saving.current ? typedSince(current, sent.current) : undefined
    const begun = begin(guide)
    forgetDraft(pathname)
    open({
      ...begun,
      draft: { ...begun.draft, ...typed },
      names: { ...start.names, ...begun.names },
    })
  }, [guide])
  // What was saved as it stood has made no other version.
  useEffect(() => {
    if (state === 'idle') saving.current = false
  }, [state])
  useEffect(() => {
    if (!isHydrated) return
    const { marks, version, names } = start
    if (changed.length > 0) keepDraft(pathname, { draft: current, marks, version, names })
    else if (!saving.current) forgetDraft(pathname)
  }, [isHydrated, current, start, pathname])

  return {
    form,
    start,
    current,
    changed,
    isHydrated,
    isSaving: formMethod === 'POST',
    saving,
    read,
    leave(event: React.FormEvent<HTMLFormElement>) {
      if (waits(event)) return
      const { submitter } = event.nativeEvent as SubmitEvent
      const intent = submitter?.getAttribute('value') ?? ''
      saving.current = intent === '' || intent === 'check'
      sent.current = form.current ? readDraft(new FormData(form.current)) : undefined
    },
    forget: () => forgetDraft(pathname),
  }
}

function begin({ draft, version, names }: EditedGuide): Kept {
  return { draft, marks: writeMarks(draft), version, names }
}

/** Gives in words what has changed of a draft's fields. */
export function changesInWords(changed: readonly (keyof GuideDraft)[]): string {
  return changed.map((field) => words[field]).join(', ')
}

const words: Record<keyof GuideDraft, string> = {
  title: 'title',
  summary: 'sentence',
  body: 'text',
  slug: 'address',
  showing: 'where it is shown',
  shownFrom: 'the day',
  entryDate: 'the journal’s day',
  wall: 'wall',
  months: 'months',
  region: 'region',
  products: 'plants',
  author: 'author',
  sources: 'sources',
}
