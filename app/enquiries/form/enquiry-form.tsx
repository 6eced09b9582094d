import { type EnquiryField, type EnquiryValues, noValues } from '#app/enquiries/enquiry.ts'
import type { Errors } from '#app/enquiries/enquiry-rules.ts'
import { honeypotField } from '#app/enquiries/receiving/suspicion.ts'
import { enquiryFormPath } from '#app/paths/shop-paths.ts'
import { usePath, useWords } from '#languages/use-language.ts'
import { EnquiryFields } from './enquiry-fields.tsx'
import { enquiryFormWords } from './enquiry-form.words.ts'
import { enquiryKind } from './enquiry-kind.ts'
import { FormFailure, Honeypot, PrivacyLine } from './form-parts.tsx'
import { useFormSending } from './sending/use-form-sending.ts'

interface EnquiryFormProps {
  idPrefix: string
  /** The product that the enquiry is about, by id. */
  productId?: number
  productName?: string | undefined
  /** How many of it. */
  quantity?: string | undefined
  /** What a refused post without JavaScript had in its fields, and the messages for it. */
  values?: EnquiryValues
  errors?: Errors<EnquiryField>
  /** Why that post was not taken, when nothing in its fields is wrong. */
  failure?: string
  onSent: (reference: string, answerTime?: string) => void
  /** Called when it waits for a network. */
  onWaits?: () => void
  onFailed: () => void
}

/** The enquiry form; it can be sent while it is valid (§5). */
export function EnquiryForm({
  idPrefix,
  productId,
  productName,
  quantity,
  values = noValues,
  errors,
  failure,
  onSent,
  onWaits,
  onFailed,
}: EnquiryFormProps) {
  const words = useWords(enquiryFormWords)
  const path = usePath()
  const extras = { products: productId === undefined ? undefined : [{ id: productId, quantity }] }
  const {
    check,
    state,
    failure: refusal,
    formProps,
  } = useFormSending(enquiryKind, {
    values,
    errors,
    extras,
    about: () => (productName ? [pieces(productName, quantity)] : []),
    onSent,
    onWaits,
    onFailed,
  })
  return (
    <form {...formProps} action={path(enquiryFormPath)}>
      <FormFailure words={failure} />
      {/* Not in the address: Lynx names no page whose address has a query (see `answerPost`). */}
      {productId !== undefined && <input type="hidden" name="product" value={productId} />}
      <EnquiryFields
        idPrefix={idPrefix}
        values={values}
        errors={check.errors}
        messageLength={state === 'asleep' ? undefined : check.values.message.length}
      />
      <FormFailure words={refusal} />
      <button
        type="submit"
        className="btn"
        disabled={state !== 'asleep' && !check.valid}
        aria-busy={state === 'sending' || undefined}
      >
        {state === 'sending' ? words.sending : words.send}
      </button>
      <PrivacyLine />
      <Honeypot id={`${idPrefix}-${honeypotField}`} />
    </form>
  )
}

function pieces(name: string, quantity?: string) {
  return quantity ? `${name} × ${quantity}` : name
}
