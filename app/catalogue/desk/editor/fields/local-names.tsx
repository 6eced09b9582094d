import { useEditor } from '#app/catalogue/desk/editor/editor-screen.ts'
import { nameLanguages, type OtherName } from '#app/catalogue/fields/field-spec.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { byLanguageKey, languageTable } from '#languages/language-table.ts'
import { type KeyedLine, useLines } from './use-lines.ts'

const languageWords = {
  ...byLanguageKey((language) => languageTable[language].english),
  other: 'As typed',
}
const [usual = 'other'] = nameLanguages
/** So many empty lines wait for names where no script can add them. */
const spare = 3
const empty: OtherName = { language: usual, name: '', checked: false }
const idOf = (key: number) => `local-name-${key}`

/** What people call it in their languages, a line for each name. */
export function LocalNames() {
  const { draft, faults } = useEditor()
  const options = { empty, spare, idOf, addId: 'add-name' }
  const { lines, add, remove } = useLines(draft.names, options)
  const fault = faults.names
  return (
    <fieldset className="local-names" aria-describedby={fault && 'names-fault'}>
      <legend>
        Local names <small>search finds all of them; visitors see the checked ones</small>
      </legend>
      <ul>
        {lines.map((line, place) => (
          <NameLine key={line.key} line={line} place={place} remove={() => remove(line.key)} />
        ))}
      </ul>
      <noscript>
        <ul>
          {Array.from({ length: spare }, (_, more) => {
            const key = draft.names.length + more
            return <NameLine key={more} line={{ key, start: empty }} place={key} />
          })}
        </ul>
        <p className="note">To take a name away, empty it.</p>
      </noscript>
      {fault && (
        <span className="err" id="names-fault">
          <Icon name="alert" />
          {fault}
        </span>
      )}
      <button type="button" className="more needs-script" id="add-name" onClick={add}>
        <Icon name="plus" />
        Add a name
      </button>
    </fieldset>
  )
}

interface NameLineProps {
  line: KeyedLine<OtherName>
  /** Among those that are sent: says which of them are checked. */
  place: number
  remove?: () => void
}

function NameLine({ line: { key, start }, place, remove }: NameLineProps) {
  const id = idOf(key)
  // The same name may stand there in several languages.
  const called = `Name ${place + 1}${start.name && `: ${start.name}`}`
  return (
    <li>
      <div className="local-name" role="group" aria-label={called}>
        <label className="vh" htmlFor={`${id}-language`}>
          Language
        </label>
        <select id={`${id}-language`} name="nameLanguage" defaultValue={start.language}>
          {nameLanguages.map((language) => (
            <option key={language} value={language}>
              {languageWords[language]}
            </option>
          ))}
        </select>
        <label className="vh" htmlFor={id}>
          Name
        </label>
        <input
          id={id}
          name="nameText"
          defaultValue={start.name}
          maxLength={80}
          autoComplete="off"
          dir="auto"
        />
        <label className="tick">
          <input type="checkbox" name="nameChecked" value={place} defaultChecked={start.checked} />
          Checked
        </label>
        {remove && (
          <button
            type="button"
            className="tap needs-script"
            aria-label={`Remove ${start.name || 'this name'}`}
            onClick={remove}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </li>
  )
}
