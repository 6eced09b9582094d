import { useEffect, useRef, useState } from 'react'
import type { Errors } from '#app/enquiries/enquiry-rules.ts'
import { findField, focusFirstWrong, freeze } from '#app/enquiries/form/form-elements.ts'
import { type FormKind, fieldsOf } from '#app/enquiries/form/form-kind.ts'
import { useDraft } from '#app/enquiries/form/use-draft.ts'
import { useFormCheck } from '#app/enquiries/form/use-form-check.ts'
import { honeypotField } from '#app/enquiries/receiving/suspicion.ts'
import { openWaiting } from '#app/enquiries/waiting/waiting-enquiries.island.tsx'
import { keepsCookies } from '#app/ui/forms/keeps-cookies.ts'
import { useLanguage } from '#languages/use-language.ts'
import { type SendOutcome, sendForm } from './send-form.ts'

interface Sending<Field extends string> {
  /** What a refused post without JavaScript had in its fields, and the messages for it. */
  values: Record<Field, string>
  errors?: Errors<Field>
  /** What goes along with the fields. */
  extras?: object
  /** The products that it is about, as one reads them. */
  about?: () => string[]
  /** Called in place of putting the focus into the first field that is wrong. */
  onInvalid?: () => void
  /** With when there will be an answer, in words. */
  onSent: (reference: string, answerTime?: string) => void
  /** Called when it was sent, or waits for a network, unless the form is gone by then. */
  onTaken?: () => void
  /** With the site's words for it, where it gave some. */
  onFailed: (words?: string) => void
}

/**
 * A form where JavaScript runs (§5): messages after touch, what is typed kept across a reload,
 * one submission id however often it is sent. Sending what is invalid shows what is wrong.
 * Until it is awake (`asleep`) it is a plain form post.
 */
export function useFormSending<Field extends string>(
  kind: FormKind<Field>,
  { values, errors, extras, about, onInvalid, onTaken, onSent, onFailed }: Sending<Field>,
) {
  const form = useRef<HTMLFormElement>(null)
  const check = useFormCheck(kind.rules, kind.mobileField, values, errors)
  const draft = useDraft(kind)
  const signs = useSendingSigns()
  const [state, setState] = useState<'asleep' | 'open' | 'sending'>('asleep')
  const [failure, setFailure] = useState<string>()
  const language = useLanguage()

  useEffect(() => {
    if (!form.current) return
    draft.restore(form.current)
    check.readAll(form.current)
    const typedBefore = Object.values(check.values).some(Boolean)
    signs.noteOpening(form.current, typedBefore)
    // What was typed before this code arrived is a draft from now on.
    if (typedBefore) draft.keep(check.values)
    setState('open')
  }, [])

  async function onSubmit(event: React.SubmitEvent) {
    // A post as JSON needs a cookie (§7): where the browser keeps none, the form goes as without JavaScript.
    if (!keepsCookies()) return
    event.preventDefault()
    const submissionId = draft.submissionId()
    if (state === 'sending' || !submissionId) return
    // Asked for again: a submit held while this code loaded comes before the first rendering with
    // what was typed.
    const failures = check.findFailures()
    if (Object.keys(failures).length > 0) {
      check.touchAll()
      lead(failures)
      return
    }
    setState('sending')
    setFailure(undefined)
    const thaw = freeze(form.current)
    const content = { ...check.values, ...extras, ...signs.read(form.current), language }
    const enquiry = { submissionId, url: kind.url, content, about: about?.() ?? [] }
    const outcome = await sendForm(fieldsOf(kind), enquiry)
    thaw()
    setState('open')
    conclude(outcome)
  }

  function conclude(outcome: SendOutcome<Field>) {
    // Who closes a dialog while it is being sent may have another one open by now.
    const isHere = form.current !== null
    if (outcome.kind === 'sent' || outcome.kind === 'waits') {
      // Who comes back to the page finds no form that can be sent once more.
      startAnew()
      if (isHere) onTaken?.()
      if (outcome.kind === 'sent') onSent(outcome.reference, outcome.answerTime)
      else openWaiting(isHere ? outcome.submissionId : undefined)
    } else if (outcome.kind === 'wrong' && isHere) {
      check.showErrors(outcome.errors)
      lead(outcome.errors)
    } else {
      const words = outcome.kind === 'failed' ? outcome.words : undefined
      draft.putBack()
      setFailure(words)
      onFailed(words)
    }
  }

  /** Empties the form for the next enquiry. */
  function startAnew() {
    draft.startAnew()
    signs.noteEmptied()
    if (form.current) check.empty(form.current)
  }

  /** Leads to what is wrong. */
  function lead(wrong: Errors<Field>) {
    if (onInvalid) onInvalid()
    else focusFirstWrong(form.current, fieldsOf(kind), wrong)
  }

  return {
    check,
    state,
    /** The site's words for why the last try was not taken, until the next one. */
    failure,
    startAnew,
    formProps: {
      ref: form,
      className: 'form',
      method: 'post',
      noValidate: true,
      onSubmit,
      onBlur: check.onBlur,
      onChange(event: React.SyntheticEvent) {
        check.onChange(event)
        draft.keep(check.values)
      },
    } as const,
  }
}

/** By what a program is told from a person (`findSuspicion`): what the form saw of its sender. */
function useSendingSigns() {
  const openedAt = useRef<number>(undefined)

  return {
    /**
     * Notes when the form could first be typed in: a page before this code came, a dialog now.
     * What was typed before, by whomever, says nothing about how fast it is typed.
     */
    noteOpening(form: HTMLFormElement, typedBefore: boolean) {
      const opened = form.closest('dialog') ? performance.now() : 0
      openedAt.current = typedBefore ? undefined : opened
    },

    /** Notes that the form was emptied for the next enquiry. */
    noteEmptied() {
      openedAt.current = performance.now()
    },

    /** The signs, to be sent along with the fields. */
    read(form: HTMLFormElement | null) {
      const since = openedAt.current
      return {
        [honeypotField]: findField(form, honeypotField)?.value || undefined,
        elapsedMs: since === undefined ? undefined : Math.round(performance.now() - since),
      }
    },
  }
}
