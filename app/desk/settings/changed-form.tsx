import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { MendFirst } from '#app/desk/shell/mend-first.tsx'
import { SaveButton } from '#app/desk/shell/save-button.tsx'
import type { RefusedSettings } from './change-settings.server.ts'
import { Conflicts } from './conflicts.tsx'
import type { ShownConflict } from './shown-section.ts'

interface ChangedFormProps {
  /** What is stored under each name that the form saves. */
  stored: Readonly<Record<string, string | null>>
  refused?: Pick<RefusedSettings<unknown>, 'errors' | 'conflicts' | 'seen'> | undefined
  children: React.ReactNode
}

const none: readonly ShownConflict[] = []

/** A form of the settings whose *Save* works once something is another value. */
export function ChangedForm({ stored, refused, children }: ChangedFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [before, setBefore] = useState<string>()
  const [isChanged, setChanged] = useState(false)
  const known = JSON.stringify(stored)
  const conflicts = refused?.conflicts ?? none
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
      <MendFirst errors={refused?.errors} />
      <Conflicts conflicts={conflicts} />
      {Object.entries({ ...stored, ...refused?.seen }).map(([name, value]) => (
        <input key={name} type="hidden" name={`stored:${name}`} value={value ?? ''} />
      ))}
      {children}
      <SaveButton can={before === undefined || isChanged || conflicts.length > 0}>Save</SaveButton>
    </Form>
  )
}

function textOf(form: HTMLFormElement | null) {
  return form ? JSON.stringify([...new FormData(form)]) : ''
}
