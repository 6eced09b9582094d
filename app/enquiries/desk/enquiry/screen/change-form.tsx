import { useEffect, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { posts } from '#app/desk/posts/posts.ts'
import { useEnquiryScreen } from '#app/enquiries/desk/enquiry/enquiry-screen.ts'
import { newId } from '#app/ui/forms/new-id.ts'

interface ChangeFormProps {
  intent: string
  /** Sent as they are. */
  fields?: Readonly<Record<string, string | number>>
  className?: string
  /** Whether what stands in its fields from the beginning is still to be sent. */
  isUnsent?: boolean
  /** Whether what had to wait would change nothing any more: it is not sent then. */
  isDone?: (sent: FormData) => boolean
  /** Called once it is on its way. */
  onSent?: () => void
  /** Called with what was sent once it is stored, or held on this phone. */
  onTaken?: (sent: FormData) => void
  children: React.ReactNode
  ref?: React.Ref<HTMLFormElement>
}

/**
 * A form that makes one change to the enquiry, with the version that was in front of the person.
 * While another change is on its way it waits as it was when it was pressed, so that nobody is taken for two
 * people.
 */
export function ChangeForm({
  intent,
  fields = {},
  className,
  isUnsent,
  isDone,
  onSent,
  onTaken,
  children,
  ref,
}: ChangeFormProps) {
  const { view, notDone, unsent, held } = useEnquiryScreen()
  const { version, seen } = view
  const { formMethod, state } = useNavigation()
  const isBusy = formMethod === 'POST'
  const sent = useRef<{ form: FormData; stage: 'asked' | 'on its way' | 'unsent' }>(undefined)
  const waiting = useRef<FormData>(undefined)
  const submit = useSubmit()

  useEffect(() => {
    if (isBusy || !waiting.current) return
    const form = waiting.current
    waiting.current = undefined
    if (isDone?.(form)) return onSent?.()
    // What came before it has made it a change of the next version.
    const now = { version, seen, submission: newId(), ...fields }
    for (const [name, value] of Object.entries(now)) form.set(name, String(value))
    sent.current = { form, stage: 'asked' }
    onSent?.()
    void submit(form, { method: 'post', replace: true, preventScrollReset: true })
  }, [isBusy])

  useEffect(() => {
    const one = sent.current
    if (!one) return
    if (state !== 'idle') {
      // Another change is on its way, and this one was not held.
      if (one.stage === 'unsent') sent.current = undefined
      one.stage = 'on its way'
    } else if (one.stage === 'on its way') {
      const isUnsent = unsent || posts.shown().tooLarge
      if (isUnsent) one.stage = 'unsent'
      else sent.current = undefined
      if (!isUnsent && !notDone) onTaken?.(one.form)
    }
  }, [state])
  useEffect(() => {
    // It may be held before the router has ended with it.
    if (!unsent || !sent.current || sent.current.stage === 'asked') return
    onTaken?.(sent.current.form)
    sent.current = undefined
  }, [held])

  return (
    <Form
      method="post"
      replace
      preventScrollReset
      className={className}
      ref={ref}
      data-refused={isUnsent ? '' : undefined}
      onClick={(event) => {
        // The second half of a double click, however quickly the first was answered.
        if (event.detail > 1 && isSubmitButton(event.target)) event.preventDefault()
      }}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent
        const pressed = new FormData(event.currentTarget, submitter)
        const before = sent.current?.stage === 'unsent' ? undefined : sent.current?.form
        // Who presses twice wants it once, and nothing else after it; the first may not be drawn yet.
        const isAgain = before !== undefined && textOf(pressed) === textOf(before)
        if (isAgain || isBusy) {
          event.preventDefault()
          waiting.current = isAgain ? undefined : pressed
          return
        }
        // Another change each time, where the form does not say which one it is.
        const id = event.currentTarget.elements.namedItem('submission')
        if (!fields.submission && id instanceof HTMLInputElement) id.value = newId()
        sent.current = { form: new FormData(event.currentTarget, submitter), stage: 'asked' }
        onSent?.()
      }}
    >
      {/* First, so that a button's own value of the same name comes after it. */}
      {Object.entries({ intent, version, seen, submission: '', ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}

/** What a person wants by it: each press has another id. */
function textOf(form: FormData) {
  return JSON.stringify([...form].filter(([name]) => name !== 'submission'))
}

function isSubmitButton(target: EventTarget) {
  return target instanceof Element && target.closest('button')?.type === 'submit'
}
