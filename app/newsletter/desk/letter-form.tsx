import { useState } from 'react'
import { Form } from 'react-router'
import { takesFocus } from '#app/desk/parts/keep-focus.ts'
import { MendFirst } from '#app/desk/parts/mend-first.tsx'
import { mostSubject, mostText } from '#app/newsletter/letters/letter-rules.ts'
import type { TestStanding } from '#app/settings/desk/health/test-email.server.ts'
import { TestFate } from '#app/settings/desk/health/test-fate.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import type { RefusedLetter } from './answer-letter-form.server.ts'
import { type LetterFrom, LetterPreview } from './letter-preview.tsx'
import type { LetterView } from './letter-view.ts'

interface LetterFormProps {
  letter: LetterView
  refused: RefusedLetter | undefined
  from: LetterFrom
  /** How the trial stands that was asked for last. */
  test: TestStanding | undefined
}

/** A draft: its words, and beneath them how a subscriber sees it. */
export function LetterForm({ letter, refused, from, test }: LetterFormProps) {
  const [words, setWords] = useState(
    refused?.words ?? { subject: letter.subject, text: letter.text },
  )
  return (
    <>
      <section aria-labelledby="h-letter">
        <h2 id="h-letter">Write a letter</h2>
        <p className="note">
          Plain words. An empty line begins a paragraph; web addresses become links.
        </p>
        <Form
          className="form"
          method="post"
          noValidate
          preventScrollReset
          onInput={({ target }) => {
            const { name, value } = target as HTMLInputElement
            setWords((before) => ({ ...before, [name]: value }))
          }}
        >
          <input type="hidden" name="version" value={refused?.version ?? letter.version} />
          <MendFirst errors={refused?.errors} />
          {refused?.problem && (
            <p className="notice" role="alert" {...takesFocus}>
              <Icon name="alert" />
              {refused.problem}
            </p>
          )}
          <Field
            id="subject"
            name="subject"
            label="Subject"
            maxLength={mostSubject}
            defaultValue={words.subject}
            error={refused?.errors.subject}
            autoComplete="off"
          />
          <Field
            id="text"
            name="text"
            label="Letter"
            rows={14}
            maxLength={mostText}
            defaultValue={words.text}
            error={refused?.errors.text}
            hint="Who gets it, and how to be taken off the list, is added beneath."
          />
          <div className="letter-do">
            <button type="submit" name="intent" value="save" className="btn btn-line">
              Save
            </button>
            <button type="submit" name="intent" value="test" className="btn btn-line">
              Send me a test
            </button>
            <button type="submit" name="intent" value="review" className="btn">
              Go on to sending
            </button>
          </div>
          {test && (
            <p className="note">
              <TestFate test={test} />
            </p>
          )}
        </Form>
      </section>
      <LetterPreview words={words} from={from} />
      <details className="letter-ask">
        <summary className="more">
          <Icon name="bin" />
          Throw the draft away
        </summary>
        <Form method="post">
          <p className="note">It can’t be brought back.</p>
          <button type="submit" name="intent" value="delete" className="btn btn-line">
            Throw it away
          </button>
        </Form>
      </details>
    </>
  )
}
