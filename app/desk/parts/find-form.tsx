import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import { Icon } from '#app/ui/pictures/icon.tsx'

interface FindFormProps {
  /** The screen whose list is searched. */
  action: string
  /** What can be found. */
  label: string
  search: string | undefined
  maxLength: number
  /** What else the list is asked for, as hidden fields. */
  children?: ReactNode
}

/** The search of a list of the desk's, which `/` leads to; with what it finds the keys are the list's again. */
export function FindForm({ action, label, search, maxLength, children }: FindFormProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Form className="find" role="search" action={action} onSubmit={() => field.current?.blur()}>
      {children}
      <label className="vh" htmlFor="find">
        {label}
      </label>
      <input
        ref={field}
        id="find"
        type="search"
        name="q"
        defaultValue={search}
        placeholder={label}
        maxLength={maxLength}
        data-key="/"
        enterKeyHint="search"
      />
      <Icon name="search" />
      <kbd>/</kbd>
    </Form>
  )
}
