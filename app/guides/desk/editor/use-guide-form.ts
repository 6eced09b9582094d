import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { textOf } from '#app/desk/editing/form-texts.ts'
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

/** What stands in the form; a plant that is not added yet is no part of the draft. */
interface Typed {
  draft: GuideDraft
  plant: string
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
  const sent = useRef<Typed>(undefined)
  const [opened, setOpened] = useState(guide.version)
  const [start, setStart] = useState<Start>(() => ({
    ...(notSaved ?? begin(guide)),
    round: 0,
    isKept: false,
  }))
  const [{ draft: current, plant }, setCurrent] = useState<Typed>(() => typedOf(start))
  const isHydrated = useHydrated()
  const ofDraft = listChanged(current, start.marks)
  // A plant that is typed is added with what is saved.
  const isAdding = plant !== '' && !ofDraft.includes('products')
  const changed = isAdding ? [...ofDraft, 'products' as const] : ofDraft

  const open = (kept: Kept, isKept = false) => {
    setStart(({ round }) => ({ ...kept, round: round + 1, isKept }))
    setCurrent(typedOf(kept))
  }
  /** What an answer brings, with what was typed since the form was sent. */
  const withTyped = (kept: Kept): Kept => ({
    ...kept,
    draft: { ...kept.draft, ...typedSince(current, sent.current?.draft) },
    ...(sent.current && plant !== sent.current.plant && { plant }),
  })
  const read = () => {
    if (form.current) setCurrent(readTyped(form.current))
  }
  useEffect(() => {
    const kept = notSaved ? undefined : findKeptDraft<Kept>(pathname)
    if (kept && (kept.plant || listChanged(kept.draft, kept.marks).length > 0)) {
      // What this device kept may be of a version that asked for less.
      open({ ...kept, draft: { ...guide.draft, ...kept.draft } }, true)
    } else read()
  }, [])
  // The form stays as it is, with its caret and what is unfolded: only the plants may be others.
  useEffect(() => {
    if (!notSaved) return
    saving.current = false
    const { draft, plant: answered = '', marks, version, names } = notSaved
    const { products } = draft
    const begun = { marks, version, names, isKept: false }
    setStart((so) => ({ ...so, ...begun, draft: { ...so.draft, products } }))
    setCurrent((so) => ({ ...so, draft: { ...so.draft, products } }))
    const field = form.current?.elements.namedItem('plant')
    if (field instanceof HTMLInputElement && plant === sent.current?.plant) {
      field.value = answered
      setCurrent((so) => ({ ...so, plant: answered }))
    }
  }, [notSaved])
  useEffect(() => {
    if (guide.version === opened) return
    setOpened(guide.version)
    // A picture that was added is no reason to take away what is being typed.
    if (!saving.current && changed.length > 0) return
    const begun = begin(guide)
    const names = { ...start.names, ...begun.names }
    forgetDraft(pathname)
    open(saving.current ? withTyped({ ...begun, names }) : begun)
  }, [guide])
  // What was saved as it stood has made no other version.
  useEffect(() => {
    if (state !== 'idle') return
    saving.current = false
    sent.current = undefined
  }, [state])
  useEffect(() => {
    if (!isHydrated) return
    const { marks, version, names } = start
    if (changed.length > 0) keepDraft(pathname, { draft: current, plant, marks, version, names })
    else if (!saving.current) forgetDraft(pathname)
  }, [isHydrated, current, plant, start, pathname])

  return {
    form,
    start,
    current,
    changed,
    isHydrated,
    isSaving: formMethod === 'POST',
    saving,
    read,
    leave(event: React.SubmitEvent<HTMLFormElement>) {
      if (waits(event)) return
      const { submitter } = event.nativeEvent
      const intent = submitter?.getAttribute('value') ?? ''
      saving.current = intent === '' || intent === 'check'
      sent.current = readTyped(event.currentTarget)
    },
    forget: () => forgetDraft(pathname),
  }
}

function begin({ draft, version, names }: EditedGuide): Kept {
  return { draft, marks: writeMarks(draft), version, names }
}

function typedOf({ draft, plant = '' }: Kept): Typed {
  return { draft, plant }
}

function readTyped(form: HTMLFormElement): Typed {
  const fields = new FormData(form)
  return { draft: readDraft(fields), plant: textOf(fields.get('plant')) }
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
