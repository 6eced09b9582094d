import type { EnquiryField, EnquiryValues } from '#app/enquiries/enquiry.ts'
import type { Errors } from '#app/enquiries/enquiry-rules.ts'
import { enquiryFormPath } from '#app/paths/shop-paths.ts'
import { Toasts, useToasts } from '#app/ui/dialogs/toasts.tsx'
import { useLanguage, usePath } from '#languages/use-language.ts'
import AboutProduct from './about/about-product.island.tsx'
import type { AskedAbout, AskedFields } from './about/asked-about.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { notSentToast } from './sending/sending-toasts.ts'

interface EnquiryPageFormProps {
  productId?: number
  productName?: string
  /** Its sizes and prices, where there is something to say of them, and what was chosen. */
  about?: AskedAbout
  chosen?: AskedFields
  values?: EnquiryValues
  errors?: Errors<EnquiryField>
  failure?: string
}

/** The enquiry page's form; once awake it checks while typing and sends without leaving. */
export default function EnquiryPageForm({
  productId,
  productName,
  about,
  chosen,
  values,
  errors,
  failure,
}: EnquiryPageFormProps) {
  const { toasts, show, dismiss } = useToasts()
  const language = useLanguage()
  const path = usePath()
  return (
    <>
      <EnquiryForm
        idPrefix="enquiry"
        productId={productId}
        productName={productName}
        about={about && <AboutProduct idPrefix="enquiry" about={about} {...chosen} />}
        values={values}
        errors={errors}
        failure={failure}
        onSent={(reference) => location.assign(path(`${enquiryFormPath}?reference=${reference}`))}
        onFailed={() => show(notSentToast(language))}
      />
      <Toasts toasts={toasts} onDismiss={dismiss} />
    </>
  )
}
