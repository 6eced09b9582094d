import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { toSlug } from '#app/catalogue/slug.ts'
import { findEditFaults } from '#app/catalogue/store/edit-faults.ts'
import { findKeptDraft, forgetDraft, keepDraft } from '#app/desk/editing/kept-draft.ts'
import { typedSince } from '#app/desk/editing/typed-since.ts'
import { useHydrated } from '#app/desk/parts/use-hydrated.ts'
import { useSavingInTurn } from '#app/desk/parts/use-saving-in-turn.ts'
import { afterPress } from '#app/ui/dialogs/after-press.ts'
import { applyDraft } from './draft/apply-draft.ts'
import { type EditDraft, type FormField, readDraft, textOfField } from './draft/edit-draft.ts'
import type { EditedProduct, FormFaults, NotSaved } from './draft/edited-product.ts'
import { listMarkedChanges, writeMarks } from './draft/field-marks.ts'
import { openDraft } from './draft/open-draft.ts'

/** What was typed and not saved, with what it stands on. */
interface SavedDraft {
  draft: EditDraft
  marks: string
  version: number
  /** The version from which its sizes were made, where that is another. */
  sizesVersion?: number | undefined
}

/** What the form began with; another `round` is another form. */
interface Start extends SavedDraft {
  round: number
  /** It was kept on this device from before. */
  isKept: boolean
}

/**
 * Watches the editor's form: what has changed in it, what is wrong with it, and what a refused save
 * said. What is typed outlives a reload; what is reloaded replaces nothing that is being typed.
 */
export function useEditorForm(product: EditedProduct, notSaved: NotSaved | undefined) {
  const { pathname } = useLocation()
  const { formMethod, state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const waits = useSavingInTurn(form)
  const saving = useRef(false)
  const sent = useRef<EditDraft>(undefined)
  const [opened, setOpened] = useState(product)
  const [start, setStart] = useState<Start>(() => begin(product, notSaved))
  const [current, setCurrent] = useState(start.draft)
  const isHydrated = useHydrated()
  const [left, setLeft] = useState<readonly string[]>([])

  const changed = listMarkedChanges(current, start.marks)
  const isSaving = formMethod === 'POST'

  const open = (next: EditedProduct, from?: SavedDraft, isKept = false) => {
    const begun = begin(next, from)
    setOpened(next)
    setStart(({ round }) => ({ ...begun, round: round + 1, isKept }))
    setCurrent(begun.draft)
    setLeft([])
  }
  useEffect(() => {
    const kept = notSaved ? undefined : findKeptDraft<SavedDraft>(pathname)
    if (kept && listMarkedChanges(kept.draft, kept.marks).length > 0) open(product, kept, true)
    else if (form.current) setCurrent(readDraft(new FormData(form.current)))
  }, [])
  useEffect(() => {
    if (product === opened) return
    const isSaved = saving.current && product.version !== opened.version
    if (!isSaved && changed.length > 0) return
    saving.current = false
    forgetDraft(pathname)
    const typed = isSaved ? typedSince(current, sent.current) : undefined
    open(product, typed && onStored(product, typed))
  }, [product])

  useEffect(() => {
    if (!notSaved) return
    saving.current = false
    const { marks, version, sizesVersion } = notSaved
    setStart((so) => ({ ...so, marks, version, sizesVersion }))
  }, [notSaved])

  // What was saved as it stood has made no other version.
  useEffect(() => {
    if (state === 'idle') saving.current = false
  }, [state])

  const hasChanges = changed.length > 0
  useEffect(() => {
    if (!isHydrated) return
    const { marks, version, sizesVersion } = start
    if (hasChanges) keepDraft(pathname, { draft: current, marks, version, sizesVersion })
    else if (!saving.current) forgetDraft(pathname)
  }, [isHydrated, hasChanges, current, start, pathname])

  function read() {
    if (form.current) setCurrent(readDraft(new FormData(form.current)))
  }

  const wrong = findWrong(opened, current, changed, notSaved)
  const shown = Object.fromEntries(
    Object.entries(wrong).filter(([field]) => left.includes(field) || notSaved?.faults),
  ) as FormFaults
  return {
    form,
    opened,
    start,
    current,
    changed,
    wrong,
    /** What is told already: not of a field in which somebody is still typing for the first time. */
    shown,
    isHydrated,
    isSaving,
    isLoading: state === 'loading',
    saving,
    read,
    /** Called as it goes to be saved. */
    leave(event: React.SubmitEvent<HTMLFormElement>) {
      if (waits(event)) return
      saving.current = true
      sent.current = form.current ? readDraft(new FormData(form.current)) : undefined
    },
    leaveField: (field: string) =>
      afterPress(() => setLeft((so) => (so.includes(field) ? so : [...so, field]))),
    showAll: () => setLeft(Object.keys(wrong)),
    undo: () => {
      forgetDraft(pathname)
      open(product)
    },
  }
}

function begin(product: EditedProduct, from: SavedDraft | undefined): Start {
  const { fields, version } = product
  if (from) {
    const { marks, version, sizesVersion } = from
    // What this device kept may be of a version that asked for less.
    const draft = { ...openDraft(product), ...from.draft }
    return { draft, marks, version, sizesVersion, round: 0, isKept: false }
  }
  const draft = openDraft(product)
  return { draft, marks: writeMarks(draft, fields), version, round: 0, isKept: false }
}

/** What was typed while the form was being saved, on what is stored now. */
function onStored(product: EditedProduct, typed: Partial<EditDraft>): SavedDraft {
  const stored = openDraft(product)
  const sizes = typed.sizes && { sizes: withNumbers(typed.sizes, stored.sizes) }
  const { fields, version } = product
  return { draft: { ...stored, ...typed, ...sizes }, marks: writeMarks(stored, fields), version }
}

/** Sizes that were new as they were sent have their numbers now. */
function withNumbers(typed: EditDraft['sizes'], stored: EditDraft['sizes']) {
  const numberOf = (label: string) => stored.find((size) => size.label === label)?.number ?? ''
  return typed.map((size) => ({ ...size, number: size.number || numberOf(size.label) }))
}

/** What can't be kept as it stands now, and what the server said of fields that are as they were. */
function findWrong(
  { id, edit, whoSays }: EditedProduct,
  current: EditDraft,
  changed: readonly FormField[],
  notSaved: NotSaved | undefined,
): FormFaults {
  const change = applyDraft(edit, current, changed, whoSays)
  const slug = change.slug || edit.slug || toSlug(current.name)
  const all = Object.entries(findEditFaults({ ...edit, ...change, slug }))
  // What was kept before is not asked about again.
  const asked = all.filter(([field]) => id === undefined || field in change)
  const wrong: FormFaults = Object.fromEntries(asked)
  const { faults = {}, draft } = notSaved ?? {}
  for (const [field, fault] of Object.entries(faults) as [FormField, string][]) {
    if (draft && textOfField(draft, field) === textOfField(current, field)) wrong[field] = fault
  }
  return wrong
}
