import { useEffect, useRef, useState } from 'react'
import { type BulkValues, bulkFields, bulkKind } from '#app/enquiries/bulk/bulk-enquiry.ts'
import { BulkFields } from '#app/enquiries/bulk/bulk-fields.tsx'
import { type EnquiryValues, enquiryFields } from '#app/enquiries/enquiry.ts'
import { clearDraft, findDraft, keepDraft } from '#app/enquiries/form/draft.ts'
import { EnquiryFields } from '#app/enquiries/form/enquiry-fields.tsx'
import { enquiryKind } from '#app/enquiries/form/enquiry-kind.ts'
import { focusFirstWrong } from '#app/enquiries/form/form-elements.ts'
import { type FormKind, fieldsOf } from '#app/enquiries/form/form-kind.ts'
import { useFormCheck } from '#app/enquiries/form/use-form-check.ts'
import { useWords } from '#languages/use-language.ts'
import { ForgetButton } from './forget-button.tsx'
import { holdBack, sendAllWaiting } from './send-waiting.ts'
import { waitingWords } from './waiting.words.ts'
import type { WaitingEnquiry } from './waiting-enquiry.ts'
import { canChange } from './waiting-rules.ts'
import { changeWaiting } from './waiting-store.ts'

interface ChangeProps {
  enquiry: WaitingEnquiry
  /** Whether the site has said what to put right: then that alone is shown. */
  isWrong: boolean
  onForget: (enquiry: WaitingEnquiry | undefined) => void
  onDone: () => void
}

/**
 * The words of an enquiry that waits, to be changed. While it is open, nobody sends them; what is typed
 * is kept across a reload.
 */
export function ChangeWaiting({ enquiry, isWrong, onForget, onDone }: ChangeProps) {
  const words = useWords(waitingWords)
  const isBulk = 'mobileNo' in enquiry.content
  const kind = (isBulk ? bulkKind : enquiryKind) as Omit<FormKind<string>, 'draftKey'>
  const fields: readonly string[] = isBulk ? bulkFields : enquiryFields
  const { submissionId } = enquiry
  const draftKey = `change-${submissionId}`
  const [typed] = useState(() => findDraft(draftKey)?.values)
  const text = (name: string) => [name, String(typed?.[name] ?? enquiry.content[name] ?? '')]
  const values: Record<string, string> = Object.fromEntries(fields.map(text))
  const form = useRef<HTMLFormElement>(null)
  const letGo = useRef<() => void>(() => undefined)
  const check = useFormCheck(kind.rules, kind.mobileField, values, enquiry.errors)

  useEffect(() => {
    if (isWrong) focusFirstWrong(form.current, fields, enquiry.errors ?? {})
    // Until this is closed, or its tab.
    letGo.current = holdBack(submissionId)
    return () => {
      letGo.current()
      clearDraft(draftKey)
    }
  }, [])

  async function keep(event: React.SubmitEvent) {
    event.preventDefault()
    const failures = check.findFailures()
    if (Object.keys(failures).length > 0) {
      check.touchAll()
      return focusFirstWrong(form.current, fieldsOf(kind), failures)
    }
    const content = { ...enquiry.content, ...check.values }
    await changeWaiting(submissionId, (held) =>
      canChange(held) ? { ...held, content, state: 'waiting', errors: undefined } : held,
    )
    letGo.current()
    onDone()
    // Only when this has let go of it.
    setTimeout(sendAllWaiting)
  }

  return (
    <>
      <h2 id="waiting-title" tabIndex={-1}>
        {isWrong ? words.putRight : words.change}
      </h2>
      {isWrong && <p>{words.notTaken}</p>}
      <form
        ref={form}
        className={isWrong ? 'form only-wrong' : 'form'}
        noValidate
        onSubmit={keep}
        onChange={(event) => {
          check.onChange(event)
          keepDraft(draftKey, { submissionId, values: check.values })
        }}
        onBlur={check.onBlur}
      >
        {isBulk ? (
          <BulkFields idPrefix="waiting" values={values as BulkValues} errors={check.errors} />
        ) : (
          <EnquiryFields
            idPrefix="waiting"
            values={values as EnquiryValues}
            errors={check.errors}
          />
        )}
        <div className="wait-do">
          <button type="submit" className="btn">
            {isWrong ? words.sendAgain : words.keep}
          </button>
          <ForgetButton enquiry={enquiry} onForget={onForget} />
        </div>
      </form>
    </>
  )
}
