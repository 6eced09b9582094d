import type { SignDraft } from '#app/catalogue/desk/editor/draft/edit-draft.ts'
import { useEditor } from '#app/catalogue/desk/editor/editor-screen.ts'
import { productFields } from '#app/catalogue/fields/product-fields.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { type KeyedLine, useLines } from './use-lines.ts'

/** So many empty signs wait where no script can add them. */
const spare = 2
const idOf = (key: number) => `sign-${key}-about`

/** What the product's page tells at a glance beside its facts: of a pot its size, of soil its use. */
export function SignFields() {
  const { draft, faults, whoSays } = useEditor()
  const empty: SignDraft = { about: '', is: '', note: '', source: whoSays }
  const options = { empty, spare, idOf, addId: 'add-sign' }
  const { lines, add, remove } = useLines(draft.signs, options)
  const fault = faults.signs
  return (
    <fieldset className="sign-lines" aria-describedby={fault && 'signs-fault'}>
      <legend>
        Signs <small>short facts on its page, such as Made of: Burnt clay</small>
      </legend>
      <ul>
        {lines.map((line) => (
          <Sign key={line.key} line={line} remove={() => remove(line.key)} />
        ))}
      </ul>
      <noscript>
        <ul>
          {Array.from({ length: spare }, (_, more) => (
            <Sign key={more} line={{ key: draft.signs.length + more, start: empty }} />
          ))}
        </ul>
        <p className="note">To take a sign away, empty it.</p>
      </noscript>
      {fault && (
        <span className="err" id="signs-fault">
          <Icon name="alert" />
          {fault}
        </span>
      )}
      <button type="button" className="more needs-script" id="add-sign" onClick={add}>
        <Icon name="plus" />
        Add a sign
      </button>
    </fieldset>
  )
}

interface SignProps {
  line: KeyedLine<SignDraft>
  remove?: () => void
}

function Sign({ line: { key, start }, remove }: SignProps) {
  const text = (part: keyof SignDraft, label: string, optional = false) => (
    <Field
      id={`sign-${key}-${part}`}
      name={`sign${part.charAt(0).toUpperCase()}${part.slice(1)}`}
      label={label}
      maxLength={productFields.signs.longest[part]}
      defaultValue={start[part]}
      optional={optional}
      autoComplete="off"
    />
  )
  return (
    <li className="sign-line">
      <div className="two">
        {text('about', 'About')}
        {text('is', 'It says')}
        {text('note', 'A line under it', true)}
        {text('source', 'Who says so', true)}
      </div>
      {remove && (
        <button
          type="button"
          className="tap needs-script"
          aria-label={`Remove the sign ${start.about || 'that is new'}`}
          onClick={remove}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  )
}
