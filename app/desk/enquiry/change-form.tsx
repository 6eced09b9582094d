import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { newId } from '#app/ui/new-id.ts'
import { useEnquiryScreen } from './enquiry-screen.ts'

interface ChangeFormProps {
  intent: string
  /** Sent as they are. */
  fields?: Readonly<Record<string, string | number>>
  className?: string
  /** Called once it is on its way. */
  onSent?: () => void
  children: React.ReactNode
  ref?: React.Ref<HTMLFormElement>
}

/**
 * A form that makes one change to the enquiry, with the version that was in front of the person.
 * While another change is on its way it waits, so that nobody is taken for two people.
 */
export function ChangeForm({
  intent,
  fields = {},
  className,
  onSent,
  children,
  ref,
}: ChangeFormProps) {
  const { version, seen } = useEnquiryScreen().view
  const { formMethod } = useNavigation()
  const isBusy = formMethod === 'POST'
  const waiting = useRef<{ form: HTMLFormElement; submitter: HTMLElement | null }>(undefined)

  useEffect(() => {
    if (isBusy || !waiting.current) return
    const { form, submitter } = waiting.current
    waiting.current = undefined
    form.requestSubmit(submitter)
  }, [isBusy])

  return (
    <Form
      method="post"
      replace
      preventScrollReset
      className={className}
      ref={ref}
      onSubmit={(event) => {
        if (!isBusy) {
          // Another change each time, where the form does not say which one it is.
          const id = event.currentTarget.elements.namedItem('submission')
          if (!fields.submission && id instanceof HTMLInputElement) id.value = newId()
          return onSent?.()
        }
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        waiting.current = { form: event.currentTarget, submitter }
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
