import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { typedSinceDrawn } from '#app/desk/parts/as-drawn.ts'
import { MendFirst } from '#app/desk/parts/mend-first.tsx'
import { SaveButton } from '#app/desk/parts/save-button.tsx'
import { useFormRound } from '#app/desk/parts/use-form-round.ts'
import { useHydrated } from '#app/desk/parts/use-hydrated.ts'
import type { SettingField, SettingSection } from '#app/settings/setting-fields.ts'
import { findSettingFault, tidySettingText } from '#app/settings/setting-text.ts'
import { afterPress } from '#app/ui/dialogs/after-press.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { isUsable } from '#server/config/owners-settings.ts'
import type { RefusedSection } from './change-settings.server.ts'
import { Conflicts } from './conflicts.tsx'
import { ErasingQuestion } from './erasing-question.tsx'
import type { ShownField } from './shown-section.ts'

interface SectionFormProps {
  section: SettingSection
  shown: readonly ShownField[]
  /** What was typed and why it was not saved. */
  refused?: RefusedSection | undefined
}

/**
 * A section's settings. *Save* works once something is another value and nothing is wrong; without
 * JavaScript always, and the server tells what is wrong.
 */
export function SectionForm({ section, shown, refused }: SectionFormProps) {
  const [typed, setTyped] = useState<Record<string, string>>(refused?.typed ?? {})
  const [left, setLeft] = useState<readonly string[]>([])
  const isHydrated = useHydrated()
  const stored = Object.fromEntries(shown.map((field) => [field.name, field.stored]))
  const { base, round, form, onSubmit } = useFormRound(stored, refused !== undefined)
  useEffect(() => setTyped({ ...typedSinceDrawn(form.current), ...refused?.typed }), [round])

  const textOf = ({ name }: SettingField) => typed[name] ?? shownText(shown, name)
  const isChanged = (field: SettingField) =>
    tidySettingText(field, textOf(field)) !== shownText(shown, field.name)
  const faultOf = (field: SettingField) =>
    isChanged(field) ? findSettingFault(field, tidySettingText(field, textOf(field))) : undefined
  const storedOf = (name: string) => {
    if (refused && name in refused.seen) return refused.seen[name] ?? null
    return base[name] ?? null
  }
  const { fields } = section
  const mayNotSave = !fields.some(isChanged) || fields.some(faultOf)

  return (
    <Form
      key={round}
      className="form"
      method="post"
      noValidate
      preventScrollReset
      ref={form}
      onSubmit={onSubmit}
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement
        setTyped((before) => ({ ...before, [name]: value }))
      }}
      onBlur={({ target: { name } }: React.FocusEvent<HTMLFormElement>) =>
        afterPress(() => setLeft((before) => [...before, name]))
      }
    >
      <input type="hidden" name="intent" value="save" />
      <MendFirst errors={refused?.errors} />
      {refused && <Conflicts conflicts={refused.conflicts} />}
      {refused?.erasing && <ErasingQuestion erasing={refused.erasing} />}
      <div className="two">
        {fields.map((field) => {
          const server = textOf(field) === refused?.typed[field.name] && refused.errors[field.name]
          const fault = left.includes(field.name) ? faultOf(field) : undefined
          return (
            <SettingInput
              key={field.name}
              field={field}
              text={refused?.typed[field.name] ?? shownText(shown, field.name)}
              stored={storedOf(field.name)}
              error={server || fault}
            />
          )
        })}
      </div>
      <SaveButton can={!isHydrated || !mayNotSave}>Save</SaveButton>
    </Form>
  )
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

interface SettingInputProps {
  field: SettingField
  text: string
  stored: string | null
  error: string | undefined
}

function SettingInput({ field, text, stored, error }: SettingInputProps) {
  const { name, label, hint, type, rows, lang, isChoice, isNumber, half } = field
  return (
    <div className={half ? undefined : 'both-columns'}>
      <input type="hidden" name={`stored:${name}`} value={stored ?? ''} />
      <Field
        id={name}
        name={name}
        label={label}
        type={type}
        rows={rows}
        lang={lang}
        inputMode={isNumber ? 'numeric' : undefined}
        options={isChoice ? yesOrNo : undefined}
        hint={hint}
        error={error}
        optional={isUsable(name, '')}
        defaultValue={text}
        autoComplete="off"
      />
    </div>
  )
}

function shownText(shown: readonly ShownField[], name: string) {
  return shown.find((field) => field.name === name)?.text ?? ''
}
