import { SignPicture } from '#app/catalogue/product-page/sign-picture.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useEditor } from './editor-screen.ts'
import type { FactChoice } from './fact-choices.ts'

interface FactTapsProps {
  choice: FactChoice
  /** What else belongs to it. */
  children?: React.ReactNode
}

/** A fact and all of its answers: one tap, and *Not known* dashed, last and the start. */
export function FactTaps({ choice, children }: FactTapsProps) {
  const { draft, faults } = useEditor()
  const { name, label, icon, options, several, safety } = choice
  const chosen = draft[name]
  const isChosen = (value: string) =>
    typeof chosen === 'string' ? chosen === value : chosen.includes(value)
  const fault = faults[name === 'water' ? 'summerDays' : name]
  return (
    <fieldset className="fact" aria-describedby={fault && `${name}-fault`}>
      <legend className="fact-name">
        <SignPicture icon={icon} />
        {label}
      </legend>
      <span className="choices">
        {options.map(([value, words]) => (
          <label key={value}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              defaultChecked={isChosen(value)}
            />
            <span>{words}</span>
          </label>
        ))}
        {several ? <NoPlace /> : <Unknown name={name} checked={chosen === ''} />}
      </span>
      {safety && <WhoSaysSo name={name === 'pets' ? 'pets' : 'children'} />}
      {fault && (
        <span className="err" id={`${name}-fault`}>
          <Icon name="alert" />
          {fault}
        </span>
      )}
      {children}
    </fieldset>
  )
}

function Unknown({ name, checked }: { name: string; checked: boolean }) {
  return (
    <label className="unknown">
      <input type="radio" name={name} value="" defaultChecked={checked} />
      <span>Not known</span>
    </label>
  )
}

/** Where several may be true, none of them is what nobody knows: it is on when no other is. */
function NoPlace() {
  const { current } = useEditor()
  return (
    <label className="unknown">
      <input
        type="checkbox"
        checked={current.place.length === 0}
        onChange={({ target }) => {
          const others = target.form?.querySelectorAll<HTMLInputElement>('[name="place"]') ?? []
          // A click as by hand, so that the form hears of it.
          for (const other of others) if (other.checked) other.click()
        }}
      />
      <span>Not known</span>
    </label>
  )
}

/** Who says that it is safe, or is not: another answer wants its own. */
function WhoSaysSo({ name }: { name: 'pets' | 'children' }) {
  const { draft, current, saved } = useEditor()
  const field = `${name}Source` as const
  const isOther = current[name] !== saved[name]
  const isOldSource = saved[field] !== '' && current[field] === saved[field]
  return (
    <div className="says">
      <Field
        id={`${name}-source`}
        name={field}
        label="Who says so"
        maxLength={300}
        defaultValue={draft[field]}
        hint={isOther && isOldSource ? 'Does this source say what you have chosen now?' : undefined}
      />
      <Field
        id={`${name}-note`}
        name={`${name}Note`}
        label="In a few words"
        optional
        maxLength={120}
        defaultValue={draft[`${name}Note`]}
      />
    </div>
  )
}
