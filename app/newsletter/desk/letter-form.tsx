import { Form } from 'react-router'
import { takesFocus } from '#app/desk/parts/keep-focus.ts'
import { MendFirst } from '#app/desk/parts/mend-first.tsx'
import { LeaveQuestion } from '#app/desk/shell/leave-question.tsx'
import { mostSubject, mostText } from '#app/newsletter/letters/letter-rules.ts'
import type { TestStanding } from '#app/settings/desk/health/test-email.server.ts'
import { TestFate } from '#app/settings/desk/health/test-fate.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import type { RefusedLetter } from './answer-letter-form.server.ts'
import { type LetterFrom, LetterPreview } from './letter-preview.tsx'
import type { LetterView } from './letter-view.ts'
import { useLetterWords } from './use-letter-words.ts'

interface LetterFormProps {
  letter: LetterView
  refused: RefusedLetter | undefined
  from: LetterFrom
  /** How the trial stands that was asked for last. */
  test: TestStanding | undefined
}

/** A draft: its words, and beneath them how a subscriber sees it. */
export function LetterForm({ letter, refused, from, test }: LetterFormProps) {
  const { form, round, version, words, isKept, read, forget, onSubmit } = useLetterWords(
    letter,
    refused,
  )
  return (
    <>
      <section aria-labelledby="h-letter">
        <h2 id="h-letter">Write a letter</h2>
        <p className="note">
          Plain words. An empty line begins a paragraph; web addresses become links.
        </p>
        {isKept && (
          <p className="notice" role="status">
            Your words of before are back. They are not saved yet.
          </p>
        )}
        <Form
          key={round}
          ref={form}
          className="form"
          method="post"
          noValidate
          preventScrollReset
          onInput={read}
          onSubmit={onSubmit}
        >
          <input type="hidden" name="version" value={version} />
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
            defaultValue={refused?.words.subject ?? letter.subject}
            error={refused?.errors.subject}
            autoComplete="off"
          />
          <Field
            id="text"
            name="text"
            label="Letter"
            rows={14}
            maxLength={mostText}
            defaultValue={refused?.words.text ?? letter.text}
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
        <Form method="post" onSubmit={forget}>
          <p className="note">It can’t be brought back.</p>
          <button type="submit" name="intent" value="delete" className="btn btn-line">
            Throw it away
          </button>
        </Form>
      </details>
      <LeaveQuestion onLeave={forget} />
    </>
  )
}
