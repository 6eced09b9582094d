import { useEffect, useRef, useState } from 'react'
import { nameLanguages, type OtherName } from '#app/stock/product-edit.ts'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useEditor } from './editor-screen.ts'

const languageWords = { hindi: 'Hindi', marathi: 'Marathi', other: 'As typed' }
/** So many empty lines wait for names where no script can add them. */
const emptyLines = 3

/** The product's names: the shop's, the botanical, and what people call it in their languages. */
export function NameFields() {
  const { draft, saved, faults } = useEditor()
  return (
    <section aria-labelledby="h-names">
      <h2 id="h-names">Names</h2>
      <div className="two">
        <Field
          id="name"
          name="name"
          label="Name in the shop"
          maxLength={120}
          defaultValue={draft.name}
          error={faults.name}
          autoComplete="off"
        />
        <Field
          id="botanical"
          name="botanical"
          label="Botanical name"
          optional
          maxLength={120}
          defaultValue={draft.botanical}
          error={faults.botanical}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <LocalNames />
      <Field
        id="slug"
        name="slug"
        label="Address in the shop"
        maxLength={80}
        defaultValue={draft.slug}
        error={faults.slug}
        hint={
          saved.slug
            ? 'What stands behind /product/. The old address goes on leading here.'
            : 'What stands behind /product/. Left empty, it is made from the name.'
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </section>
  )
}

interface Line extends OtherName {
  key: number
}

function LocalNames() {
  const { draft, faults, read } = useEditor()
  const next = useRef(draft.names.length + emptyLines)
  const [lines, setLines] = useState<readonly Line[]>(() =>
    draft.names.map((name, key) => ({ ...name, key })),
  )
  useEffect(read, [lines])
  const remove = (key: number) => {
    setLines((so) => so.filter((line) => line.key !== key))
    document.getElementById('add-name')?.focus()
  }
  const add = () => {
    const key = next.current++
    setLines((so) => [...so, { key, language: 'hindi', name: '', checked: false }])
    requestAnimationFrame(() => document.getElementById(`local-name-${key}`)?.focus())
  }
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
          {Array.from({ length: emptyLines }, (_, more) => (
            <NameLine
              key={more}
              line={{
                key: draft.names.length + more,
                language: 'hindi',
                name: '',
                checked: false,
              }}
              place={draft.names.length + more}
            />
          ))}
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
  line: Line
  /** Among those that are sent: says which of them are checked. */
  place: number
  remove?: () => void
}

function NameLine({ line, place, remove }: NameLineProps) {
  const id = `local-name-${line.key}`
  return (
    <li className="local-name">
      <label className="vh" htmlFor={`${id}-language`}>
        Language
      </label>
      <select id={`${id}-language`} name="nameLanguage" defaultValue={line.language}>
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
        defaultValue={line.name}
        maxLength={80}
        autoComplete="off"
        dir="auto"
      />
      <label className="tick">
        <input type="checkbox" name="nameChecked" value={place} defaultChecked={line.checked} />
        Checked
      </label>
      {remove && (
        <button
          type="button"
          className="tap needs-script"
          aria-label={`Remove ${line.name || 'this name'}`}
          onClick={remove}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  )
}
