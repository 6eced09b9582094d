import { Link } from 'react-router'
import { StateMark } from '#app/desk/parts/state-mark.tsx'
import { CorrectAddress } from '#app/enquiries/desk/enquiry/correct-address.tsx'
import { useEnquiryScreen } from '#app/enquiries/desk/enquiry/enquiry-screen.ts'
import { enquiryPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { AnswerLinks } from './answer-by.tsx'
import { ChangeForm } from './change-form.tsx'
import { ReadyTexts } from './ready-texts.tsx'

/** Who asks, how to reach them, and what they asked before. */
export function Visitor() {
  const { visitor, earlier, state } = useEnquiryScreen().view
  return (
    <section aria-labelledby="visitor">
      <h2 id="visitor">Visitor</h2>
      <p className="answer-links">
        <AnswerLinks className="btn" quietClassName="btn btn-line" />
      </p>
      <dl className="facts">
        <div>
          <dt>Mobile</dt>
          <dd>{visitor.mobile}</dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            {visitor.email}
            {visitor.emailFlag && (
              <span className="flag">
                <Icon name="alert" />
                {visitor.emailFlag}
              </span>
            )}
            <CorrectAddress />
          </dd>
        </div>
        {visitor.address && (
          <div>
            <dt>Address</dt>
            <dd>{visitor.address}</dd>
          </div>
        )}
        {earlier.lines.length > 0 && (
          <div>
            <dt>Before</dt>
            <dd>
              <details>
                <summary className="more">{earlier.words}</summary>
                <ul className="earlier">
                  {earlier.lines.map(({ reference, words, when, state: was }) => (
                    <li key={reference}>
                      <StateMark state={was} />
                      <Link to={enquiryPath(reference)}>
                        {words}
                        <small>{when}</small>
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            </dd>
          </div>
        )}
      </dl>
      <ReadyTexts />
      {state !== 'spam' && <WrittenDown />}
    </section>
  )
}

/** For calls by another telephone, and for browsers without JavaScript. */
function WrittenDown() {
  const { firstName, turn } = useEnquiryScreen().view
  return (
    <details className="written-down">
      <summary className="more">Write down a call or a message</summary>
      <div className="answers">
        <ChangeForm intent="reached">
          <button type="submit" className="btn btn-line">
            We spoke
          </button>
        </ChangeForm>
        <ChangeForm intent="no-answer">
          <button type="submit" className="btn btn-line">
            No answer
          </button>
        </ChangeForm>
        <ChangeForm intent="written">
          <button type="submit" className="btn btn-line">
            We wrote to {firstName}
          </button>
        </ChangeForm>
        {turn === 'theirs' && (
          <ChangeForm intent="hand-back">
            <button type="submit" className="btn btn-line">
              They came back: our turn
            </button>
          </ChangeForm>
        )}
      </div>
    </details>
  )
}
