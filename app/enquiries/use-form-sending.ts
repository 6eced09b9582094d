import { useEffect, useRef, useState } from 'react'
import { postJson } from '#app/ui/post-json.ts'
import { clearDraft, keepDraft, openDraft } from './draft.ts'
import type { Errors } from './enquiry-rules.ts'
import type { FormKind } from './form-kind.ts'
import { honeypotField } from './suspicion.ts'
import { isFieldElement, useFormCheck } from './use-form-check.ts'

interface Sending<Field extends string> {
  /** What a refused post without JavaScript had in its fields, and the messages for it. */
  values: Record<Field, string>
  errors?: Errors<Field>
  /** What goes along with the fields. */
  extras?: object
  /** Called in place of putting the focus into the first field that is wrong. */
  onInvalid?: () => void
  onSent: (reference: string) => void
  onFailed: (words?: string) => void
}

/**
 * A form where JavaScript runs (§5): messages after touch, what is typed kept across a reload,
 * one submission id however often it is sent. Sending what is invalid shows what is wrong.
 * Until it is awake (`asleep`) it is a plain form post.
 */
export function useFormSending<Field extends string>(
  kind: FormKind<Field>,
  { values, errors, extras, onInvalid, onSent, onFailed }: Sending<Field>,
) {
  const form = useRef<HTMLFormElement>(null)
  const check = useFormCheck(kind.rules, kind.mobileField, values, errors)
  const draft = useRef<{ submissionId: string }>(null)
  const openedAt = useRef<number>(undefined)
  const [state, setState] = useState<'asleep' | 'open' | 'sending'>('asleep')
  const { readAll } = check

  useEffect(() => {
    const { submissionId, values: kept } = openDraft(kind.draftKey, fieldsOf(kind))
    draft.current = { submissionId }
    if (!form.current) return
    for (const field of fieldsOf(kind)) {
      const element = form.current.elements.namedItem(field)
      if (isFieldElement(element) && !element.value) element.value = kept[field]
    }
    readAll(form.current)
    // What was typed before, by whomever, says nothing about how fast it is typed now.
    const typedBefore = Object.values(check.values).some(Boolean)
    // A page could be read and typed in before this code came; a dialog is opened by it.
    const opened = form.current.closest('dialog') ? performance.now() : 0
    openedAt.current = typedBefore ? undefined : opened
    // What was typed before this code arrived is a draft from now on.
    if (typedBefore) {
      keepDraft(kind.draftKey, { submissionId, values: check.values })
    }
    setState('open')
  }, [])

  async function onSubmit(event: React.FormEvent) {
    event.preventDefault()
    if (state === 'sending' || !draft.current) return
    // Asked for anew: a submit held while this code loaded comes before the first rendering with
    // what was typed.
    const failures = check.findFailures()
    if (Object.keys(failures).length > 0) {
      check.touchAll()
      lead(failures)
      return
    }
    setState('sending')
    const { submissionId } = draft.current
    const outcome = await post<Field>(kind.url, {
      ...check.values,
      ...extras,
      ...tellTales(),
      submissionId,
    })
    setState('open')
    if (outcome.reference) {
      clearDraft(kind.draftKey)
      onSent(outcome.reference)
    } else if (outcome.errors) {
      check.showErrors(outcome.errors)
      lead(outcome.errors)
    } else onFailed(outcome.words)
  }

  /** By what a program is told from a person (`findSuspicion`). */
  function tellTales() {
    const bait = form.current?.elements.namedItem(honeypotField)
    return {
      [honeypotField]: (isFieldElement(bait) && bait.value) || undefined,
      elapsedMs:
        openedAt.current === undefined
          ? undefined
          : Math.round(performance.now() - openedAt.current),
    }
  }

  /** Leads to what is wrong. */
  function lead(failures: Errors<Field>) {
    if (onInvalid) return onInvalid()
    const first = fieldsOf(kind).find((field) => failures[field])
    const element = first && form.current?.elements.namedItem(first)
    if (isFieldElement(element)) element.focus()
  }

  return {
    check,
    state,
    /** Empties the form for the next enquiry, which gets an id of its own. */
    startAnew() {
      clearDraft(kind.draftKey)
      openedAt.current = performance.now()
      draft.current = openDraft(kind.draftKey, fieldsOf(kind))
      if (form.current) check.empty(form.current)
    },
    formProps: {
      ref: form,
      className: 'form',
      method: 'post',
      noValidate: true,
      onSubmit,
      onBlur: check.onBlur,
      onInput(event: React.SyntheticEvent) {
        check.onInput(event)
        if (draft.current) keepDraft(kind.draftKey, { ...draft.current, values: check.values })
      },
    } as const,
  }
}

function fieldsOf<Field extends string>({ rules }: FormKind<Field>) {
  return Object.keys(rules) as Field[]
}

interface Outcome<Field extends string> {
  reference?: string
  errors?: Errors<Field>
  words?: string
}

async function post<Field extends string>(url: string, content: object): Promise<Outcome<Field>> {
  try {
    const { status, body } = await postJson(url, content)
    const outcome = (body ?? {}) as Outcome<Field>
    if (status === 201) return { reference: outcome.reference }
    if (status === 422) return { errors: outcome.errors }
    if (status === 429) return { words: formMessageOf(body) }
  } catch {
    // No network or no answer: the same as an answer that says it failed.
  }
  return {}
}

function formMessageOf(body: unknown): string | undefined {
  const { errors } = (body ?? {}) as { errors?: { form?: unknown } }
  return typeof errors?.form === 'string' ? errors.form : undefined
}
