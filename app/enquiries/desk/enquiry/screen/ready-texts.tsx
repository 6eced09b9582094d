import { useRef } from 'react'
import { longest } from '#app/enquiries/answering/texts/text-lengths.ts'
import { leaveFor } from '#app/enquiries/desk/enquiry/coming-back.ts'
import { emptyOf } from '#app/enquiries/desk/enquiry/empty-of.ts'
import { useEnquiryScreen } from '#app/enquiries/desk/enquiry/enquiry-screen.ts'
import type { ReadyTextView } from '#app/enquiries/desk/enquiry/enquiry-view.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { languages } from '#languages/language.ts'
import { languageTable, spokenWords } from '#languages/language-table.ts'
import { ChangeForm } from './change-form.tsx'

/** Texts to begin an answer with, the team's and one's own, filled in for this visitor. */
export function ReadyTexts() {
  const { view, notDone } = useEnquiryScreen()
  const refused = notDone?.intent === 'save-text' ? notDone : undefined
  const isNew = refused && !refused.typed.id
  return (
    <details className="ready-texts" open={refused !== undefined}>
      <summary className="more">Ready texts</summary>
      <TextList texts={view.texts.filter(({ fits }) => fits)} />
      {view.texts.some(({ fits }) => !fits) && (
        <details>
          <summary className="more">In other languages</summary>
          <TextList texts={view.texts.filter(({ fits }) => !fits)} />
        </details>
      )}
      <details open={isNew}>
        <summary className="more">Add a text of your own</summary>
        <TextForm id="new" />
      </details>
    </details>
  )
}

function TextList({ texts }: { texts: readonly ReadyTextView[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text.key}>
          <ReadyTextLine text={text} />
        </li>
      ))}
    </ul>
  )
}

function ReadyTextLine({
  text: { key, own, channel, language, title, preview, link },
}: {
  text: ReadyTextView
}) {
  const { view } = useEnquiryScreen()
  const byMail = channel === 'email'
  return (
    <>
      <a
        className="ready-text"
        href={link}
        target={byMail ? undefined : '_blank'}
        rel={byMail ? undefined : 'noopener'}
        onClick={() => leaveFor('message', view.reference)}
      >
        <b>{title}</b>{' '}
        <span className="stone">
          {[byMail ? 'E-mail' : 'WhatsApp', spokenWords(language)].filter(Boolean).join(', ')}
        </span>
        <span className="preview" lang={language}>
          {preview}
        </span>
      </a>
      {own && (
        <details key={key}>
          <summary className="more">Change</summary>
          <TextForm id={String(own.id)} text={{ ...own, channel, language, title }} />
          <ChangeForm intent="remove-text" fields={{ id: own.id }}>
            <button type="submit" className="more">
              Remove it
            </button>
          </ChangeForm>
        </details>
      )}
    </>
  )
}

interface TextFormProps {
  id: string
  text?: {
    id: number
    channel: string
    language: string
    title: string
    subject: string
    text: string
  }
}

function TextForm({ id, text }: TextFormProps) {
  const { notDone, view } = useEnquiryScreen()
  const { name: ours } = useSiteFacts()
  const isRefused =
    notDone?.intent === 'save-text' && (notDone.typed.id ?? '') === String(text?.id ?? '')
  const values = isRefused ? notDone.typed : text
  const form = useRef<HTMLFormElement>(null)
  return (
    <ChangeForm
      intent="save-text"
      fields={{ id: text?.id ?? '' }}
      className="form"
      ref={form}
      onTaken={(sent) => !text && emptyNew(form.current, sent)}
    >
      <fieldset className="choices">
        <legend className="vh">Where it goes</legend>
        {(['whatsapp', 'email'] as const).map((channel) => (
          <label key={channel}>
            <input
              type="radio"
              name="channel"
              value={channel}
              defaultChecked={(values?.channel ?? 'whatsapp') === channel}
            />
            <span>{channel === 'email' ? 'E-mail' : 'WhatsApp'}</span>
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={`language-${id}`}>Language</label>
        <select
          id={`language-${id}`}
          name="language"
          defaultValue={values?.language ?? view.languageCode}
        >
          {languages.map((language) => (
            <option key={language} value={language}>
              {languageTable[language].english}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`title-${id}`}>Its name, for you</label>
        <input
          id={`title-${id}`}
          name="title"
          maxLength={longest.title}
          defaultValue={values?.title}
        />
      </div>
      <div className="field">
        <label htmlFor={`subject-${id}`}>
          Subject <small>of an e-mail</small>
        </label>
        <input
          id={`subject-${id}`}
          name="subject"
          maxLength={longest.subject}
          defaultValue={values?.subject ?? `${ours}: your enquiry {reference}`}
        />
      </div>
      <div className="field">
        <label htmlFor={`text-${id}`}>Text</label>
        <textarea
          id={`text-${id}`}
          name="text"
          rows={4}
          maxLength={longest.text}
          defaultValue={values?.text}
          aria-describedby={`fills-${id}`}
        />
        <p className="stone" id={`fills-${id}`}>
          {'{name}, {plants}, {reference} and {hours} are filled in.'}
        </p>
      </div>
      {isRefused && (
        <p className="err" role="alert">
          {notDone.problem}
        </p>
      )}
      <button type="submit" className="btn">
        Save the text
      </button>
    </ChangeForm>
  )
}

/** Empties the form of a new text of what is stored, and closes it where that was all. */
function emptyNew(form: HTMLFormElement | null, sent: FormData) {
  const fields = ['title', 'text'].map((name) => form?.elements.namedItem(name))
  let isEmpty = true
  for (const field of fields) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    emptyOf(field, sent)
    if (field.value) isEmpty = false
  }
  const details = form?.closest('details')
  if (details && isEmpty) details.open = false
}
