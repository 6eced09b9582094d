import { useState } from 'react'
import type { Errors } from '#app/enquiries/enquiry-rules.ts'
import { FormFailure, Honeypot, PrivacyLine } from '#app/enquiries/form/form-parts.tsx'
import { useFormSending } from '#app/enquiries/form/use-form-sending.ts'
import { honeypotField } from '#app/enquiries/suspicion.ts'
import { Icon } from '#app/ui/icon.tsx'
import { KolamMark } from '#app/ui/kolam.tsx'
import { Modal } from '#app/ui/modal.tsx'
import {
  type BulkField,
  type BulkValues,
  bulkFormPath,
  bulkKind,
  noBulkValues,
} from './bulk-enquiry.ts'
import { BulkFields } from './bulk-fields.tsx'

interface BulkEnquiryFormProps {
  /** What a refused post without JavaScript had in its fields, and the messages for it. */
  values?: BulkValues
  errors?: Errors<BulkField>
  /** Why that post was not taken, when nothing in its fields is wrong. */
  failure?: string
}

/** The bulk form (§2, §5): it can always be sent, and then shows what is missing. */
export default function BulkEnquiryForm({
  values = noBulkValues,
  errors,
  failure,
}: BulkEnquiryFormProps) {
  const [outcome, setOutcome] = useState<{
    reference?: string
    answerTime?: string
    words?: string
  }>()
  const { check, state, startAnew, formProps } = useFormSending(bulkKind, {
    values,
    errors,
    onSent(reference, answerTime) {
      startAnew()
      setOutcome({ reference, answerTime })
    },
    onFailed: (words) => setOutcome({ words }),
  })
  const close = () => setOutcome(undefined)
  return (
    <>
      <form {...formProps} action={`${bulkFormPath}#expert`}>
        <FormFailure words={failure} />
        <BulkFields values={values} errors={check.errors} />
        <button type="submit" className="btn" aria-busy={state === 'sending' || undefined}>
          {state === 'sending' ? 'Sending…' : 'Submit'}
        </button>
        <PrivacyLine />
        <Honeypot id={`bulk-${honeypotField}`} />
      </form>
      {outcome?.reference && <Thanks {...outcome} onClose={close} />}
      {outcome && !outcome.reference && <Failure words={outcome.words} onClose={close} />}
    </>
  )
}

interface ThanksProps {
  reference?: string
  answerTime?: string
  onClose: () => void
}

/** §8's green dialog, and when there will be an answer. */
function Thanks({ reference, answerTime, onClose }: ThanksProps) {
  return (
    <Modal labelledBy="bulk-outcome" onClose={onClose}>
      <div className="dialog">
        <div className="dialog-top">
          <KolamMark dots="var(--marigold)" />
        </div>
        <div className="dialog-body">
          <h2 id="bulk-outcome">Thank You!</h2>
          <p>We appreciate your query. We will contact you soon. {answerTime}</p>
          <p>
            Your reference is <strong>{reference}</strong>.
          </p>
          <button type="button" className="btn" onClick={onClose}>
            OK
          </button>
        </div>
      </div>
    </Modal>
  )
}

/** §8's red dialog, with the site's words where it gave some; what was typed stays. */
function Failure({ words, onClose }: { words?: string; onClose: () => void }) {
  return (
    <Modal labelledBy="bulk-outcome" role="alertdialog" onClose={onClose}>
      <div className="dialog bad">
        <div className="dialog-top">
          <Icon name="alert" />
        </div>
        <div className="dialog-body">
          <h2 id="bulk-outcome">Error!</h2>
          <p>Failed to submit form. Please try again later.</p>
          {words && <p>{words}</p>}
          <button type="button" className="btn" onClick={onClose}>
            Try again
          </button>
        </div>
      </div>
    </Modal>
  )
}
