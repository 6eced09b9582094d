import type { EnquiryField, EnquiryValues } from '#app/enquiries/enquiry.ts'
import type { Errors } from '#app/enquiries/enquiry-rules.ts'
import { Toasts, useToasts } from '#app/ui/toasts.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { notSent } from './sending-toasts.ts'

interface EnquiryPageFormProps {
  productId?: number
  productName?: string
  values?: EnquiryValues
  errors?: Errors<EnquiryField>
  failure?: string
}

/** The enquiry page's form; once awake it checks while typing and sends without leaving. */
export default function EnquiryPageForm({
  productId,
  productName,
  values,
  errors,
  failure,
}: EnquiryPageFormProps) {
  const { toasts, show, dismiss } = useToasts()
  return (
    <>
      <EnquiryForm
        idPrefix="enquiry"
        productId={productId}
        productName={productName}
        values={values}
        errors={errors}
        failure={failure}
        onSent={(reference) => location.assign(`/product/enquiryForm?reference=${reference}`)}
        onFailed={() => show(notSent)}
      />
      {toasts.length > 0 && <Toasts toasts={toasts} onDismiss={dismiss} />}
    </>
  )
}
