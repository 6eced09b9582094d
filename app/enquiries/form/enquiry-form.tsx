import {
  type EnquiryField,
  type EnquiryValues,
  enquiryFields,
  noValues,
} from '#app/enquiries/enquiry.ts'
import type { Errors } from '#app/enquiries/enquiry-rules.ts'
import { honeypotField } from '#app/enquiries/receiving/suspicion.ts'
import { enquiryFormPath } from '#app/paths/shop-paths.ts'
import { usePath, useWords } from '#languages/use-language.ts'
import type { AskedFields } from './about/asked-about.ts'
import { readAbout, withChosen } from './about/read-about.ts'
import { EnquiryFields } from './enquiry-fields.tsx'
import { enquiryFormWords } from './enquiry-form.words.ts'
import { enquiryKindOf } from './enquiry-kind.ts'
import { FormFailure, Honeypot, PrivacyLine, SpokenError } from './form-parts.tsx'
import { useFormSending } from './sending/use-form-sending.ts'

interface EnquiryFormProps {
  idPrefix: string
  /** The product that the enquiry is about, by id. */
  productId?: number
  productName?: string | undefined
  /** What was chosen of it where the form was opened: it counts while no field asks. */
  asked?: AskedFields | undefined
  /** Fields about the product: its size and how many. */
  about?: React.ReactNode
  /** What a refused post without JavaScript had in its fields, and the messages for it. */
  values?: EnquiryValues
  errors?: Errors<EnquiryField>
  /** Why that post was not taken, when nothing in its fields is wrong. */
  failure?: string
  /** With what was asked about, as one reads it. */
  onSent: (reference: string, answerTime: string | undefined, names: string[]) => void
  /** Called when it was sent, or waits for a network, unless the form is gone by then. */
  onTaken?: () => void
  onFailed: () => void
}

/** The enquiry form; it can be sent while it is valid (§5). */
export function EnquiryForm({
  idPrefix,
  productId,
  productName,
  asked,
  about,
  values = noValues,
  errors,
  failure,
  onTaken,
  onSent,
  onFailed,
}: EnquiryFormProps) {
  const words = useWords(enquiryFormWords)
  const path = usePath()
  const named = () => (productName ? [withChosen(idPrefix, productName)] : [])
  const read = () => ({ size: asked?.size, quantity: asked?.quantity, ...readAbout(idPrefix) })
  const {
    check,
    state,
    failure: refusal,
    formProps,
  } = useFormSending(enquiryKindOf(idPrefix), {
    values,
    errors,
    extras: {
      get products() {
        return productId && [{ id: productId, ...read() }]
      },
    },
    about() {
      const { quantity } = read()
      return named().map((name) => (quantity ? `${name} × ${quantity}` : name))
    },
    onSent: (reference, answerTime) => onSent(reference, answerTime, named()),
    onTaken,
    onFailed,
  })
  return (
    <form {...formProps} action={path(enquiryFormPath)}>
      <FormFailure words={failure} />
      {/* Not in the address: Lynx names no page whose address has a query (see `answerPost`). */}
      {productId !== undefined && <input type="hidden" name="product" value={productId} />}
      {about}
      <EnquiryFields
        idPrefix={idPrefix}
        values={values}
        errors={check.errors}
        focused={errors && enquiryFields.find((name) => errors[name])}
        messageLength={state === 'asleep' ? undefined : check.values.message.length}
      />
      <SpokenError words={check.said} />
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
