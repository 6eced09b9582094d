import { Form, Link } from 'react-router'
import { letterPath } from '#app/paths/newsletter-paths.ts'
import { type LetterFrom, LetterPreview } from './letter-preview.tsx'
import { type LetterView, people, sendingTime } from './letter-view.ts'

interface ReviewLetterProps {
  letter: LetterView
  readers: number
  perMinute: number
  hasMailServer: boolean
  from: LetterFrom
}

/** The last look at a letter: what goes out, to how many, and how long that takes. */
export function ReviewLetter(props: ReviewLetterProps) {
  const { letter, readers, perMinute, hasMailServer, from } = props
  return (
    <>
      <section aria-labelledby="h-review">
        <h2 id="h-review">Send it to {people(readers)}?</h2>
        {!hasMailServer ? (
          <div className="notice">
            <p>No mail server is set up yet: ask whoever runs the site.</p>
          </div>
        ) : readers === 0 ? (
          <p className="notice">Nobody has confirmed the newsletter yet.</p>
        ) : (
          <p className="note">
            At {perMinute} a minute it takes {sendingTime(readers, perMinute)}; e-mails about
            enquiries never wait for it. You can pause and stop it on the way, but not change it,
            and what was sent can’t be called back.
          </p>
        )}
        <div className="letter-do">
          {hasMailServer && readers > 0 && (
            <Form method="post">
              <input type="hidden" name="version" value={letter.version} />
              <button type="submit" name="intent" value="send" className="btn">
                Send to {people(readers)}
              </button>
            </Form>
          )}
          <Link className="more" to={letterPath(letter.id)}>
            Change it
          </Link>
        </div>
      </section>
      <LetterPreview words={letter} from={from} />
    </>
  )
}
