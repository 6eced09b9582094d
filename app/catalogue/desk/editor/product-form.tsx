import { useEffect } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { PictureNow } from '#app/catalogue/desk/picture/picture-now.tsx'
import { fieldInSentence } from '#app/catalogue/desk/value-words.ts'
import type { WordInput } from '#app/catalogue/fields/field-spec.ts'
import { type FieldWith, listFields, productFields } from '#app/catalogue/fields/product-fields.ts'
import { listPictures } from '#app/catalogue/pictures/product-pictures.ts'
import { ConflictChoice } from '#app/desk/editing/conflict-choice.tsx'
import { forgetDraft } from '#app/desk/editing/kept-draft.ts'
import { MendFirst } from '#app/desk/parts/mend-first.tsx'
import { LeaveQuestion } from '#app/desk/shell/leave-question.tsx'
import { Thumb } from '#app/desk/shell/thumbs.tsx'
import { picturePath } from '#app/paths/desk-paths.ts'
import { fieldOfInput } from './draft/edit-draft.ts'
import type { EditedProduct, FormFaults, NotSaved } from './draft/edited-product.ts'
import { openDraft } from './draft/open-draft.ts'
import { EditorContext } from './editor-screen.ts'
import { askedAs } from './fields/asked-as.ts'
import { DraftField } from './fields/draft-field.tsx'
import { FactFields } from './fields/fact-fields.tsx'
import { MonthSection } from './fields/month-fields.tsx'
import { NameFields } from './fields/name-fields.tsx'
import { ShopFields } from './fields/shop-fields.tsx'
import { SizeFields } from './fields/size-fields.tsx'
import { TranslationFields } from './fields/translation-fields.tsx'
import { SaveFloor } from './save-floor.tsx'
import { useEditorForm } from './use-editor-form.ts'

interface ProductFormProps {
  product: EditedProduct
  notSaved: NotSaved | undefined
}

/** The whole of a product as one form: an ordinary post without JavaScript, and the same with it. */
export function ProductForm({ product, notSaved }: ProductFormProps) {
  const editor = useEditorForm(product, notSaved)
  const { pathname } = useLocation()
  const { form, opened, start, current, changed, wrong } = editor
  const wrongFields = Object.keys(wrong) as (keyof FormFaults)[]
  useSaveKey(form)

  const screen = {
    draft: start.draft,
    current,
    saved: openDraft(opened),
    read: editor.read,
    isHydrated: editor.isHydrated,
    faults: editor.isHydrated ? editor.shown : (notSaved?.faults ?? {}),
    sizeFaults: notSaved?.sizeFaults ?? {},
    isPacket: opened.edit.contains.length > 0,
    outdated: opened.outdated,
    oldSlugs: opened.edit.oldSlugs,
    whoSays: opened.whoSays,
    kept: opened.edit,
    categories: opened.categories,
    place: opened.place,
    prices: opened.prices,
  }
  return (
    <EditorContext value={screen}>
      <Form
        key={start.round}
        className="editor"
        method="post"
        replace
        preventScrollReset
        ref={form}
        onChange={editor.read}
        onBlur={({ target }) => editor.leaveField(fieldOfInput(target.name ?? '') ?? '')}
        onSubmit={editor.leave}
      >
        <input type="hidden" name="version" value={start.version} />
        <input type="hidden" name="marks" value={start.marks} />
        <input type="hidden" name="sizesVersion" value={start.sizesVersion ?? start.version} />
        {/* Enter in a field presses a form's first button: that is none of those beside the sizes. */}
        {!editor.isHydrated && (
          <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
            Save
          </button>
        )}
        <EditorNotices isKept={start.isKept} notSaved={notSaved} />
        {notSaved?.conflict && <ConflictChoice conflict={notSaved.conflict} />}
        <fieldset className="editor-columns" disabled={!opened.mayChange}>
          <section className="editor-picture" aria-labelledby="h-picture">
            <h2 id="h-picture">Picture</h2>
            <input type="hidden" name="pictureDescription" value={opened.edit.pictureDescription} />
            {product.id !== undefined && product.mayChange ? (
              <EditedPicture id={product.id} edit={product.edit} room={product.room} />
            ) : (
              <Thumb room={opened.room} width={200} />
            )}
            {product.id === undefined && (
              <p className="note">Its picture comes next: saving leads on to it.</p>
            )}
          </section>
          <div className="editor-form">
            <NameFields />
            <SizeFields />
            <FactFields />
            <MonthSection />
            <WordFields />
            <ShopFields />
          </div>
        </fieldset>
        {opened.mayChange && (
          <SaveFloor
            isNew={opened.id === undefined}
            changed={changed}
            wrong={wrongFields}
            isHydrated={editor.isHydrated}
            isSaving={editor.isSaving}
            undo={editor.undo}
            conflicts={notSaved?.conflict?.map(({ field }) => field) ?? []}
            showWrong={editor.showAll}
          />
        )}
      </Form>
      <LeaveQuestion
        asks={() => changed.length > 0 && !editor.saving.current}
        unsaved={changed.map(fieldInSentence).join(', ')}
        onLeave={() => forgetDraft(pathname)}
      />
    </EditorContext>
  )
}

/** The card's picture, with the way to the screen that changes it and has the others. */
function EditedPicture({ id, edit, room }: Pick<EditedProduct, 'edit' | 'room'> & { id: number }) {
  const count = listPictures(edit).length
  const all = count > 1 ? `All ${count} pictures` : 'Change it, or add more'
  return (
    <div className="picture-editor">
      <PictureNow room={room} alt={edit.pictureDescription} />
      <Link className="more" to={picturePath(id)}>
        {room ? all : 'Give it a picture'}
      </Link>
    </div>
  )
}

function EditorNotices({ isKept, notSaved }: { isKept: boolean; notSaved: NotSaved | undefined }) {
  if (notSaved?.faults) return <MendFirst errors={notSaved.faults} />
  if (!isKept) return null
  return (
    <div className="notice" role="status">
      <p>
        <b>Your words of before are back.</b> They are not saved yet.
      </p>
    </div>
  )
}

/** Ctrl+S, or the Mac’s Cmd+S, saves. */
function useSaveKey(form: React.RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      form.current?.querySelector<HTMLButtonElement>('.save-floor [type=submit]')?.click()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [form])
}

/** The fields that the table tells how to ask for. */
const words = listFields<FieldWith<{ form: WordInput }>>(({ form }) => typeof form === 'object')

/** What the product's page says in words. */
function WordFields() {
  return (
    <section aria-labelledby="h-words">
      <h2 id="h-words">Words</h2>
      {words.map((field) => (
        <DraftField key={field} name={field} optional {...askedAs(productFields[field])} />
      ))}
      <TranslationFields />
    </section>
  )
}
