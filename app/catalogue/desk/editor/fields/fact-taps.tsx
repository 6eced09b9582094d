import type { FactChoice } from '#app/catalogue/desk/editor/draft/fact-choices.ts'
import type { FactDraft } from '#app/catalogue/desk/editor/draft/fact-draft.ts'
import { useFacts } from '#app/catalogue/desk/editor/facts-screen.ts'
import { longestSource } from '#app/catalogue/fields/field-spec.ts'
import { plantFields } from '#app/catalogue/fields/plant-fields.ts'
import { SignPicture } from '#app/catalogue/product-page/sign-picture.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { fillDays } from './watering-days.tsx'

interface FactTapsProps {
  choice: FactChoice
  /** What else belongs to it. */
  children?: React.ReactNode
}

/** A fact and all of its answers: one tap, and *Not known* dashed, last and the start. */
export function FactTaps({ choice, children }: FactTapsProps) {
  const { prefix, draft, current, faults } = useFacts()
  const { name, label, icon, options, several, safety } = choice
  const chosen = draft[name]
  const isChosen = (value: string) =>
    typeof chosen === 'string' ? chosen === value : chosen.includes(value)
  const lacksSource = (name === 'pets' || name === 'children') && isUnsourced(current, name)
  const fault = lacksSource ? undefined : faults[name === 'water' ? 'summerDays' : name]
  const withDays = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    if (name === 'water') fillDays(target.form, prefix, target.value)
  }
  return (
    <fieldset className="fact" aria-describedby={fault && `${prefix}${name}-fault`}>
      <legend className="fact-name">
        <SignPicture icon={icon} />
        {label}
      </legend>
      <span className="choices">
        {options.map(([value, words]) => (
          <label key={value}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={prefix + name}
              value={value}
              defaultChecked={isChosen(value)}
              onChange={withDays}
            />
            <span>{words}</span>
          </label>
        ))}
        {several ? (
          <NoPlace />
        ) : (
          <Unknown name={prefix + name} checked={chosen === ''} hear={withDays} />
        )}
      </span>
      {safety && <WhoSaysSo name={name === 'pets' ? 'pets' : 'children'} about={label} />}
      {fault && (
        <span className="err" id={`${prefix}${name}-fault`}>
          <Icon name="alert" />
          {fault}
        </span>
      )}
      {children}
    </fieldset>
  )
}

interface UnknownProps {
  name: string
  checked: boolean
  hear: React.ChangeEventHandler<HTMLInputElement>
}

function Unknown({ name, checked, hear }: UnknownProps) {
  return (
    <label className="unknown">
      <input type="radio" name={name} value="" defaultChecked={checked} onChange={hear} />
      <span>Not known</span>
    </label>
  )
}

/** Where several may be true, none of them is what nobody knows: it is on when no other is. */
function NoPlace() {
  const { prefix, current } = useFacts()
  return (
    <label className="unknown">
      <input
        type="checkbox"
        checked={current.place.length === 0}
        onChange={({ target }) => {
          const others =
            target.form?.querySelectorAll<HTMLInputElement>(`[name="${prefix}place"]`) ?? []
          // A click as by hand, so that the form hears of it.
          for (const other of others) if (other.checked) other.click()
        }}
      />
      <span>Not known</span>
    </label>
  )
}

type Safety = 'pets' | 'children'

/** Whether somebody has answered, and not said who says so: it can't be saved until they have. */
function isUnsourced(current: FactDraft, name: Safety) {
  return current[name] !== '' && current[`${name}Source`] === ''
}

/** Who says that it is safe, or is not: another answer wants its own. */
function WhoSaysSo({ name, about }: { name: Safety; about: string }) {
  const { prefix, draft, current, saved } = useFacts()
  const field = `${name}Source` as const
  const isOther = current[name] !== saved[name]
  const isOldSource = saved[field] !== '' && current[field] === saved[field]
  return (
    <div className="says">
      <Field
        id={`${prefix}${name}-source`}
        name={prefix + field}
        label={`Who says so of ${about.toLowerCase()}`}
        maxLength={longestSource}
        defaultValue={draft[field]}
        error={
          isUnsourced(current, name)
            ? 'Write who says so: visitors see it under a safety fact.'
            : undefined
        }
        hint={isOther && isOldSource ? 'Does this source say what you have chosen now?' : undefined}
      />
      <Field
        id={`${prefix}${name}-note`}
        name={`${prefix}${name}Note`}
        label="In a few words"
        optional
        maxLength={plantFields[name].longest}
        defaultValue={draft[`${name}Note`]}
      />
    </div>
  )
}
