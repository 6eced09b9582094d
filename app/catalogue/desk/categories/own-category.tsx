import { useRef } from 'react'
import { Form, Link } from 'react-router'
import { ShownSwitch } from '#app/catalogue/desk/shown-switch.tsx'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { useFormRound } from '#app/desk/parts/use-form-round.ts'
import { categoryHistoryPath } from '#app/paths/desk-paths.ts'
import { newId } from '#app/ui/forms/new-id.ts'
import { languagesInWords } from '#languages/language-table.ts'
import type { CategoryNotDone, ShownCategory } from './category-draft.ts'
import { CategoryFields } from './category-fields.tsx'

interface OwnCategoryProps {
  category: ShownCategory
  isFirst: boolean
  isLast: boolean
  mayChange: boolean
  notDone: CategoryNotDone | undefined
}

/** A category that was added here: its place, whether it is shown, and its words. */
export function OwnCategory({ category, isFirst, isLast, mayChange, notDone }: OwnCategoryProps) {
  const { key, name, products, hidden, outdated } = category
  const opened = useFormRound(category, notDone !== undefined)
  // A refused form that has others' changes in it stands on them from then on.
  const merged = useRef(0)
  if (notDone?.version) merged.current = notDone.version
  const version = Math.max(merged.current, opened.base.version)
  const words = hidden ? 'Hidden' : 'Shown'
  const older = outdated.length > 0 && (
    <p className="category-outdated">{languagesInWords(outdated)}: older than the English</p>
  )
  return (
    <li className="own-category">
      <span>
        <b>{name}</b> <small>{products}</small>
      </span>
      {mayChange ? (
        <>
          <span className="category-moves">
            {!isFirst && <Do intent="up" label={`Move up: ${name}`} category={category} />}
            {!isLast && <Do intent="down" label={`Move down: ${name}`} category={category} />}
          </span>
          <Form className="category-shown" method="post" preventScrollReset>
            <input type="hidden" name="intent" value={hidden ? 'show' : 'hide'} />
            <input type="hidden" name="key" value={key} />
            <ShownSwitch name={name} hidden={hidden} words={words} />
          </Form>
          {older}
          <Link className="more" to={categoryHistoryPath(key)}>
            What happened<span className="vh"> to {name}</span>
          </Link>
          <details open={notDone?.draft !== undefined} key={opened.round}>
            <summary className="more">
              Change<span className="vh"> {name}</span>
            </summary>
            <Form
              className="form"
              method="post"
              preventScrollReset
              ref={opened.form}
              onSubmit={opened.onSubmit}
              key={merged.current}
              data-refused={notDone?.draft && ''}
            >
              <input type="hidden" name="intent" value="save" />
              <input type="hidden" name="key" value={key} />
              <input type="hidden" name="version" value={version} />
              <CategoryFields
                id={key}
                draft={notDone?.draft ?? category}
                faults={notDone?.faults}
                outdated={outdated}
              />
              <button type="submit" className="btn">
                Save the category
              </button>
            </Form>
          </details>
        </>
      ) : (
        <>
          <span>{words}</span>
          {older}
        </>
      )}
    </li>
  )
}

interface DoProps {
  intent: 'up' | 'down'
  label: string
  category: ShownCategory
}

/** Moves it by one place; pressed twice, by two. */
function Do({ intent, label, category: { key } }: DoProps) {
  return (
    <Form
      method="post"
      preventScrollReset
      onSubmit={({ currentTarget }) => {
        // The same again before its answer would be taken for the same press.
        const press = currentTarget.elements.namedItem('press')
        if (press instanceof HTMLInputElement) press.value = newId()
      }}
    >
      <input type="hidden" name="press" defaultValue="" />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="key" value={key} />
      <button type="submit" className="tap" aria-label={label}>
        <DeskIcon name={intent} />
      </button>
    </Form>
  )
}
