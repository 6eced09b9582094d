import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { asDrawn } from '#app/desk/parts/as-drawn.ts'
import { MendFirst } from '#app/desk/parts/mend-first.tsx'
import { SaveButton } from '#app/desk/parts/save-button.tsx'
import { useFormRound } from '#app/desk/parts/use-form-round.ts'
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
  const { base, round, form, onSubmit } = useFormRound(stored, refused !== undefined)
  const [before, setBefore] = useState<string>()
  const [isChanged, setChanged] = useState(false)
  const conflicts = refused?.conflicts ?? none
  useEffect(() => {
    const drawn = textOf(asDrawn(form.current))
    setBefore(drawn)
    setChanged(textOf(form.current) !== drawn)
  }, [round])
  return (
    <Form
      className="form"
      method="post"
      // All texts go together, each with what it replaces: letters of Devanagari take a third there.
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      ref={form}
      key={round}
      onSubmit={onSubmit}
      onInput={() => setChanged(textOf(form.current) !== before)}
    >
      <input type="hidden" name="intent" value="save" />
      <MendFirst errors={refused?.errors} />
      <Conflicts conflicts={conflicts} />
      {Object.entries({ ...base, ...refused?.seen }).map(([name, value]) => (
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
