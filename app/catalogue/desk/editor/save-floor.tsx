import { fieldInSentence } from '#app/catalogue/desk/value-words.ts'
import type { FieldName } from '#app/catalogue/fields/product-fields.ts'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { leadTo, leadToFault } from '#app/desk/parts/lead-to-message.ts'
import { SaveButton } from '#app/desk/parts/save-button.tsx'
import type { FormField } from './draft/edit-draft.ts'

type Named = FieldName | FormField

interface SaveFloorProps {
  isNew: boolean
  changed: readonly FormField[]
  /** The fields with which it can't be saved. */
  wrong: readonly Named[]
  /** Fields that somebody else has changed as well: which value stays is to be chosen. */
  conflicts: readonly FieldName[]
  /** Before the page has come to life the button does what it can. */
  isHydrated: boolean
  isSaving: boolean
  undo: () => void
  /** Shows at its place what is wrong. */
  showWrong: () => void
}

/** The floor of the editor: what has changed, and the one button that saves it. */
export function SaveFloor(props: SaveFloorProps) {
  const { isNew, changed, wrong, conflicts, isHydrated, isSaving, undo, showWrong } = props
  const count = changed.length
  const can = !isHydrated || (count > 0 && wrong.length === 0)
  return (
    <section className="save-floor on-dark" aria-label="Save">
      <p role="status">
        {wrong.length > 0 && count > 0 ? (
          <button
            type="button"
            className="link"
            onClick={({ currentTarget: { form } }) => {
              showWrong()
              requestAnimationFrame(() => leadToFault(form))
            }}
          >
            To mend: {inWords(wrong)}
          </button>
        ) : conflicts.length > 0 ? (
          <button
            type="button"
            className="link"
            onClick={({ currentTarget: { form } }) => {
              const question = form?.querySelector<HTMLElement>('.conflict')
              if (question) leadTo(question)
            }}
          >
            Choose what stays: {inWords(conflicts)}
          </button>
        ) : (
          <>
            <DeskIcon name="pencil" />
            <span>{saidOf(changed, isHydrated)}</span>
          </>
        )}
      </p>
      {count > 0 && isHydrated && (
        <button type="button" className="btn btn-line" onClick={undo}>
          Undo changes
        </button>
      )}
      <SaveButton
        can={can}
        isSaving={isSaving}
        showWrong={count > 0 ? showWrong : undefined}
        id="save"
        className="btn-lamp"
      >
        {isSaving ? 'Saving…' : buttonWords(isNew, isHydrated ? count : 0)}
      </SaveButton>
    </section>
  )
}

function saidOf(changed: readonly FormField[], isHydrated: boolean) {
  if (changed.length > 0) return `Changed: ${inWords(changed)}`
  return isHydrated ? 'Nothing has changed' : 'Saves what you have changed'
}

function buttonWords(isNew: boolean, count: number) {
  if (isNew) return 'Save, then its picture'
  if (count === 0) return 'Save'
  return count === 1 ? 'Save 1 change' : `Save ${count} changes`
}

/** So many are named; of the others only the number is said. */
const named = 4

function inWords(fields: readonly Named[]) {
  const words = fields.slice(0, named).map(fieldInSentence).join(', ')
  const more = fields.length - named
  return more > 0 ? `${words} and ${more} more` : words
}
