import { Form } from 'react-router'
import { ConflictChoice } from '#app/desk/editing/conflict-choice.tsx'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { MendFirst } from '#app/desk/parts/mend-first.tsx'
import { SaveButton } from '#app/desk/parts/save-button.tsx'
import { LeaveQuestion } from '#app/desk/shell/leave-question.tsx'
import { guideLimits } from '#app/guides/guide.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { otherLanguages } from '#languages/language.ts'
import { languagesInWords } from '#languages/language-table.ts'
import { AboutFields } from './about-fields.tsx'
import type { EditedGuide, NotSaved } from './edited-guide.ts'
import { LivePreview, PostedPreview } from './guide-preview.tsx'
import { GuideText } from './guide-text.tsx'
import { ShowingFields } from './showing-fields.tsx'
import { changesInWords, useGuideForm } from './use-guide-form.ts'
import { useLivePreview } from './use-live-preview.ts'

interface GuideFormProps {
  guide: EditedGuide
  notSaved: NotSaved | undefined
}

/** A guide in English as one form: an ordinary post without JavaScript, and the same with it. */
export function GuideForm({ guide, notSaved }: GuideFormProps) {
  const editor = useGuideForm(guide, notSaved)
  const { form, start, current, changed, isHydrated } = editor
  const faults = notSaved?.faults ?? {}
  const { draft } = start
  const canSave = !isHydrated || changed.length > 0 || notSaved?.conflict !== undefined
  const preview = useLivePreview(form, current, guide.saved)
  return (
    <>
      <Form
        key={start.round}
        ref={form}
        className="editor guide"
        method="post"
        replace
        preventScrollReset
        noValidate
        onInput={editor.read}
        onChange={editor.read}
        onSubmit={editor.leave}
      >
        <input type="hidden" name="version" value={start.version} />
        <input type="hidden" name="marks" value={start.marks} />
        {/* Enter in a field presses a form's first button. */}
        <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
          Save
        </button>
        <MendFirst errors={notSaved?.faults} />
        {start.isKept && (
          <div className="notice" role="status">
            <p>
              <b>Your words of before are back.</b> They are not saved yet.
            </p>
          </div>
        )}
        {notSaved?.conflict && <ConflictChoice conflict={notSaved.conflict} what="guide" />}
        <div className="guide-columns">
          <div className="editor-form">
            {notSaved?.preview && <PostedPreview preview={notSaved.preview} />}
            <section aria-label="What it says">
              <Field
                id="title"
                name="title"
                label="Title"
                maxLength={guideLimits.title}
                defaultValue={draft.title}
                error={faults.title}
              />
              <Field
                id="summary"
                name="summary"
                label="In one sentence"
                rows={2}
                maxLength={guideLimits.summary}
                defaultValue={draft.summary}
                error={faults.summary}
                hint="Stands on the card and in search results."
              />
              <GuideText
                id={guide.id}
                text={draft.body}
                pictures={guide.pictures.length}
                fault={faults.body}
                isHydrated={isHydrated}
              />
            </section>
            <AboutFields guide={guide} start={start} faults={faults} />
          </div>
          <div className="guide-side">
            {isHydrated && <LivePreview {...preview} />}
            <ShowingFields guide={guide} draft={draft} faults={faults} />
          </div>
        </div>
        <section className="save-floor on-dark" aria-label="Save">
          <p role="status">
            <DeskIcon name="pencil" />
            <span>{isHydrated ? floorWords(guide, changed) : 'Saves what you have changed'}</span>
          </p>
          <button type="submit" className="btn btn-line" name="intent" value="preview">
            Preview
          </button>
          <SaveButton can={canSave} isSaving={editor.isSaving} id="save" className="btn-lamp">
            {editor.isSaving ? 'Saving…' : 'Save'}
          </SaveButton>
        </section>
      </Form>
      {/* Not in the form: an answer draws that anew, and an open question would be gone. */}
      <LeaveQuestion
        asks={() => changed.length > 0 && !editor.saving.current}
        unsaved={changesInWords(changed)}
        onLeave={editor.forget}
      />
    </>
  )
}

function floorWords({ translations }: EditedGuide, changed: Parameters<typeof changesInWords>[0]) {
  if (changed.length === 0) return 'Nothing has changed'
  const isOfText = changed.some((field) => ['title', 'summary', 'body'].includes(field))
  const current = otherLanguages.filter((language) => translations[language] === 'current')
  const said = `Changed: ${changesInWords(changed)}.`
  if (!isOfText || current.length === 0) return said
  return `${said} ${languagesInWords(current)} will be out of date.`
}
