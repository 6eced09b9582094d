import { useState } from 'react'
import type { Errors } from '#app/enquiries/enquiry-rules.ts'
import { enquiryFormWords } from '#app/enquiries/form/enquiry-form.words.ts'
import { FormFailure, Honeypot, PrivacyLine, SpokenError } from '#app/enquiries/form/form-parts.tsx'
import { sentWords } from '#app/enquiries/form/sending/sent.words.ts'
import { useFormSending } from '#app/enquiries/form/sending/use-form-sending.ts'
import { honeypotField } from '#app/enquiries/receiving/suspicion.ts'
import { bulkFormPath } from '#app/paths/shop-paths.ts'
import { Modal } from '#app/ui/dialogs/modal.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { KolamMark } from '#app/ui/pictures/kolam-mark.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import {
  type BulkField,
  type BulkValues,
  bulkFields,
  bulkKind,
  noBulkValues,
} from './bulk-enquiry.ts'
import { BulkFields } from './bulk-fields.tsx'
import { bulkFormWords } from './bulk-form.words.ts'

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
  const words = useWords(bulkFormWords)
  const { sending } = useWords(enquiryFormWords)
  const path = usePath()
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
      <form {...formProps} action={path(bulkFormPath)}>
        <FormFailure words={failure} />
        <BulkFields
          values={values}
          errors={check.errors}
          focused={errors && bulkFields.find((name) => errors[name])}
        />
        <SpokenError words={check.said} />
        <button type="submit" className="btn" aria-busy={state === 'sending' || undefined}>
          {state === 'sending' ? sending : words.submit}
        </button>
        <PrivacyLine />
        <Honeypot id={`bulk-${honeypotField}`} />
      </form>
      {outcome?.reference && <Thanks {...outcome} onClose={close} />}
      {outcome && !outcome.reference && <Failure reason={outcome.words} onClose={close} />}
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
  const words = useWords(bulkFormWords)
  const { referenceBefore, referenceAfter } = useWords(sentWords)
  return (
    <Modal labelledBy="bulk-outcome" aria-describedby="bulk-said bulk-reference" onClose={onClose}>
      <div className="dialog">
        <div className="dialog-top">
          <KolamMark dots="var(--marigold)" />
        </div>
        <div className="dialog-body">
          <h2 id="bulk-outcome">{words.thanks}</h2>
          <p id="bulk-said">
            {words.appreciate} {answerTime}
          </p>
          <p id="bulk-reference">
            {referenceBefore}
            <strong className="whole">{reference}</strong>
            {referenceAfter}
          </p>
          <button type="button" className="btn" onClick={onClose}>
            {words.ok}
          </button>
        </div>
      </div>
    </Modal>
  )
}

/** §8's red dialog, with the site's words where it gave some; what was typed stays. */
function Failure({ reason, onClose }: { reason?: string; onClose: () => void }) {
  const words = useWords(bulkFormWords)
  return (
    <Modal
      labelledBy="bulk-outcome"
      role="alertdialog"
      aria-describedby="bulk-said bulk-reason"
      onClose={onClose}
    >
      <div className="dialog bad">
        <div className="dialog-top">
          <Icon name="alert" />
        </div>
        <div className="dialog-body">
          <h2 id="bulk-outcome">{words.error}</h2>
          <p id="bulk-said">{words.failed}</p>
          {reason && <p id="bulk-reason">{reason}</p>}
          <button type="button" className="btn" onClick={onClose}>
            {words.tryAgain}
          </button>
        </div>
      </div>
    </Modal>
  )
}
