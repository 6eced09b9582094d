import { useRef } from 'react'
import { clearDraft, type Draft, findDraft, keepDraft, openDraft } from './draft.ts'
import { findField } from './form-elements.ts'
import { type FormKind, fieldsOf } from './form-kind.ts'

/**
 * What is typed in a form, kept across a reload of this tab, and the id under which it is sent
 * however often. There is none until it is opened.
 */
export function useDraft<Field extends string>(kind: FormKind<Field>) {
  const draft = useRef<Draft<Field>>(null)
  const open = () => openDraft(kind.draftKey, fieldsOf(kind))
  /** Forgets what is kept, unless it is that of a form that was opened since. */
  const clear = () => {
    const kept = findDraft(kind.draftKey)
    if (kept?.submissionId === draft.current?.submissionId) clearDraft(kind.draftKey)
  }

  return {
    /** Under what the form is sent; undefined before it is opened. */
    submissionId: () => draft.current?.submissionId,

    /** Opens the draft and fills the form's empty fields with what it holds. */
    restore(form: HTMLFormElement) {
      const { submissionId, values } = open()
      draft.current = { submissionId, values }
      for (const field of fieldsOf(kind)) {
        const element = findField(form, field)
        if (element && !element.value) element.value = values[field]
      }
    },

    /** Keeps what the fields hold now. */
    keep(values: Record<Field, string>) {
      if (!draft.current) return
      draft.current = { ...draft.current, values }
      keepDraft(kind.draftKey, draft.current)
    },

    /** Keeps what was not taken again, where it was given up meanwhile and nothing else is kept. */
    putBack() {
      if (draft.current && !findDraft(kind.draftKey)) keepDraft(kind.draftKey, draft.current)
    },

    /** Begins a draft for the next enquiry, which gets an id of its own. */
    startAnew() {
      clear()
      draft.current = open()
    },
  }
}
