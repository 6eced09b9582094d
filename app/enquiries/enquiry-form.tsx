import { useEffect, useRef, useState } from 'react'
import { postJson } from '#app/ui/post-json.ts'
import { clearDraft, keepDraft, openDraft } from './draft.ts'
import { type EnquiryField, type EnquiryValues, enquiryFields, noValues } from './enquiry.ts'
import { EnquiryFields } from './enquiry-fields.tsx'
import { type Errors, enquiryRules } from './enquiry-rules.ts'
import { useFormCheck } from './use-form-check.ts'

interface EnquiryFormProps {
  idPrefix: string
  /** The product that the enquiry is about, by id. */
  productId?: number
  /** What a refused post without JavaScript had in its fields, and the messages for it. */
  values?: EnquiryValues
  errors?: Errors<EnquiryField>
  onSent: (reference: string) => void
  onFailed: () => void
}

/**
 * The enquiry form where JavaScript runs (§5): messages after touch, sending while valid, one
 * submission id however often it is sent. Rendered on the server it is a plain form post.
 */
export function EnquiryForm({
  idPrefix,
  productId,
  values = noValues,
  errors,
  onSent,
  onFailed,
}: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const check = useFormCheck(enquiryRules, 'mobileNumber', values, errors)
  const draft = useRef<{ submissionId: string }>(null)
  const [state, setState] = useState<'asleep' | 'open' | 'sending'>('asleep')
  const { readAll } = check

  useEffect(() => {
    const { submissionId, values: kept } = openDraft()
    draft.current = { submissionId }
    if (!form.current) return
    for (const field of enquiryFields) {
      const input = form.current.elements.namedItem(field)
      const fillable = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
      if (fillable && !input.value) input.value = kept[field]
    }
    readAll(form.current)
    setState('open')
  }, [])

  async function send(event: React.FormEvent) {
    event.preventDefault()
    if (state !== 'open' || !check.valid || !draft.current) return
    setState('sending')
    const outcome = await post(check.values, draft.current.submissionId, productId)
    setState('open')
    if (outcome.reference) {
      clearDraft()
      onSent(outcome.reference)
    } else if (outcome.errors) check.showErrors(outcome.errors)
    else onFailed()
  }

  return (
    <form
      ref={form}
      className="form"
      action="/product/enquiryForm"
      method="post"
      noValidate
      onSubmit={send}
      onBlur={check.onBlur}
      onInput={(event) => {
        check.onInput(event)
        if (draft.current) keepDraft({ ...draft.current, values: check.values })
      }}
    >
      <EnquiryFields
        idPrefix={idPrefix}
        values={values}
        errors={check.errors}
        messageLength={state === 'asleep' ? undefined : check.values.message.length}
      />
      {productId !== undefined && <input type="hidden" name="product" value={productId} />}
      <button
        type="submit"
        className="btn"
        disabled={state !== 'asleep' && !check.valid}
        aria-busy={state === 'sending'}
      >
        {state === 'sending' ? 'Sending…' : 'Send enquiry'}
      </button>
    </form>
  )
}

interface Outcome {
  reference?: string
  errors?: Errors<EnquiryField>
}

async function post(values: EnquiryValues, submissionId: string, productId?: number) {
  const products = productId === undefined ? undefined : [{ id: productId }]
  try {
    const { status, body } = await postJson('/enquiry/create', {
      ...values,
      submissionId,
      products,
    })
    const outcome = (body ?? {}) as Outcome
    if (status === 201) return { reference: outcome.reference }
    if (status === 422) return { errors: outcome.errors }
  } catch {
    // No network or no answer: the same as an answer that says it failed.
  }
  return {}
}
