import { factDraftOf } from '#app/catalogue/desk/editor/draft/fact-draft.ts'
import { type PlantDraft, plantPrefix } from '#app/catalogue/desk/editor/draft/plant-draft.ts'
import { useEditor } from '#app/catalogue/desk/editor/editor-screen.ts'
import { FactsContext } from '#app/catalogue/desk/editor/facts-screen.ts'
import { productFields } from '#app/catalogue/fields/product-fields.ts'
import { plainFactsOf } from '#app/catalogue/store/product-edit.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { otherLanguages } from '#languages/language.ts'
import {
  byLanguageKey,
  type LanguageKey,
  languageKey,
  languageTable,
} from '#languages/language-table.ts'
import { CareFacts } from './care-facts.tsx'
import { MonthFields } from './month-fields.tsx'
import { type KeyedLine, useLines } from './use-lines.ts'

/** One plant waits to be named where no script can add one. */
const spare = 1
const empty: PlantDraft = {
  key: '',
  was: '',
  name: '',
  ...byLanguageKey(() => ''),
  ...factDraftOf(plainFactsOf({})),
}
const idOf = (key: number) => `${plantPrefix(String(key))}name`

/** The plants in a packet or a mixture: what is known of it is what is true of each of them. */
export function PlantsInside() {
  const { draft, faults, isPacket } = useEditor()
  const options = { empty, spare, idOf, addId: 'add-plant' }
  const { lines, add, remove } = useLines(draft.plants, options)
  const fault = faults.contains
  return (
    <fieldset className="plants-inside" aria-describedby={fault && 'plants-fault'}>
      <legend>
        Plants in it{' '}
        <small>
          {isPacket
            ? 'what is known of a packet is worked out from them'
            : 'of a packet or a mixture; what is said above is then worked out from them'}
        </small>
      </legend>
      <ul>
        {lines.map((line) => (
          <Plant key={line.key} line={line} remove={() => remove(line.key)} />
        ))}
      </ul>
      <noscript>
        <ul>
          <Plant line={{ key: draft.plants.length, start: empty }} />
        </ul>
        <p className="note">To take a plant out, empty its name.</p>
      </noscript>
      {fault && (
        <span className="err" id="plants-fault">
          <Icon name="alert" />
          {fault}
        </span>
      )}
      <button type="button" className="more needs-script" id="add-plant" onClick={add}>
        <Icon name="plus" />
        Add a plant
      </button>
    </fieldset>
  )
}

interface PlantProps {
  line: KeyedLine<PlantDraft>
  remove?: () => void
}

function Plant({ line: { key, start }, remove }: PlantProps) {
  const { current, saved } = useEditor()
  const prefix = plantPrefix(String(key))
  const ofKey = (one: PlantDraft) => one.key === String(key)
  const facts = {
    // What this device kept may be of a version that asked for less.
    prefix,
    draft: { ...empty, ...start },
    faults: {},
    current: current.plants.find(ofKey) ?? start,
    saved: saved.plants.find(({ name }) => name === start.was) ?? empty,
  }
  const text = (part: 'name' | 'botanical', label: string, maxLength: number) => (
    <Field
      id={prefix + part}
      name={prefix + part}
      label={label}
      maxLength={maxLength}
      defaultValue={start[part]}
      autoComplete="off"
      optional={part !== 'name'}
    />
  )
  const lines = (part: LanguageKey | 'formerly', label: string) => (
    <Field
      key={part}
      id={prefix + part}
      name={prefix + part}
      label={label}
      rows={2}
      defaultValue={start[part]}
      optional
    />
  )
  return (
    <li className="plant-inside">
      <input type="hidden" name="plant" value={key} />
      <input type="hidden" name={`${prefix}was`} value={start.was} />
      <details open={start.name === '' && remove !== undefined}>
        <summary>
          <b>{facts.current.name || start.name || 'One more plant'}</b>
        </summary>
        <div className="care-facts">
          <div className="two">
            {text('name', 'Plant', productFields.contains.longest)}
            {text('botanical', 'Botanical name', productFields.botanical.longest)}
            {otherLanguages.map((language) => {
              const { english } = languageTable[language]
              return lines(languageKey(language), `Names in ${english}, one to a line`)
            })}
          </div>
          {lines('formerly', 'Former botanical names, one to a line')}
          <FactsContext value={facts}>
            <CareFacts toldByPlants={false} />
            <MonthFields />
          </FactsContext>
        </div>
      </details>
      {remove && (
        <button
          type="button"
          className="tap needs-script"
          aria-label={`Take out ${start.name || 'this plant'}`}
          onClick={remove}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  )
}
