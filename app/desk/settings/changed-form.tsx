import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Conflicts } from './conflicts.tsx'
import type { ShownConflict } from './shown-section.ts'

interface ChangedFormProps {
  /** What is stored under each name that the form saves. */
  stored: Readonly<Record<string, string | null>>
  conflicts?: readonly ShownConflict[] | undefined
  children: React.ReactNode
}

/** A form of the settings whose *Save* works once something is another value. */
export function ChangedForm({ stored, conflicts = [], children }: ChangedFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [before, setBefore] = useState<string>()
  const [isChanged, setChanged] = useState(false)
  const known = JSON.stringify(stored)
  useEffect(() => {
    setBefore(textOf(form.current))
    setChanged(false)
  }, [known])
  return (
    <Form
      className="form"
      method="post"
      noValidate
      preventScrollReset
      ref={form}
      key={known}
      onInput={() => setChanged(textOf(form.current) !== before)}
    >
      <input type="hidden" name="intent" value="save" />
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      {Object.entries(stored).map(([name, value]) => {
        const seen = conflicts.find((conflict) => conflict.name === name)
        const kept = seen ? seen.stored : value
        return <input key={name} type="hidden" name={`stored:${name}`} value={kept ?? ''} />
      })}
      {children}
      <button
        type="submit"
        className="btn"
        disabled={before !== undefined && !isChanged && conflicts.length === 0}
      >
        Save
      </button>
    </Form>
  )
}

function textOf(form: HTMLFormElement | null) {
  return form ? JSON.stringify([...new FormData(form)]) : ''
}
