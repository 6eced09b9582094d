import { useState } from 'react'
import { Form, Link } from 'react-router'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { takesFocus } from '#app/desk/parts/keep-focus.ts'
import { oneQuotePath } from '#app/paths/quote-paths.ts'
import { longestAnswer } from '#app/quotes/quote.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { Seen } from './seen-quote.tsx'
import { ChatLink } from './sent-floor.tsx'
import type { SentView } from './sent-view.ts'
import { useToday } from './use-today.ts'

interface SentQuoteProps {
  view: SentView
  /** Why the last thing that was asked for was not done. */
  problem: string | undefined
}

/** A quote that was sent: where it stands, what its visitor said, and what can be done. */
export function SentQuotePage({ view, problem }: SentQuoteProps) {
  const { enquiry, facts, paidBefore, reason, next, isErased } = view
  return (
    <>
      {problem && (
        <div className="failed" role="alert" {...takesFocus}>
          <p>
            <Icon name="alert" />
            <b>{problem}</b>
          </p>
        </div>
      )}
      <Strip view={view} />
      <div className="send-columns sent">
        <div>
          <section aria-labelledby="h-where">
            <h2 id="h-where">Where it stands</h2>
            <dl className="facts quote-where">
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {paidBefore.map(({ id, words }) => (
              <p key={id}>
                <Link className="more" to={oneQuotePath(id)}>
                  {words}
                </Link>
              </p>
            ))}
            {reason && <blockquote className="said">{reason}</blockquote>}
          </section>
          <Answer view={view} />
          <Paid view={view} />
          <Reopen view={view} />
          <section aria-labelledby="h-can">
            <h2 id="h-can">A sent quote stays as it is</h2>
            {next ? (
              <p>
                <Link className="btn" to={oneQuotePath(next.id)}>
                  {next.words}
                </Link>
              </p>
            ) : isErased ? (
              <p>Its visitor is erased: nobody can read or answer it any more.</p>
            ) : (
              <Change view={view} />
            )}
            <Handing view={view} />
          </section>
        </div>
        <Seen heading={`What ${enquiry.firstName} has`} quote={view.seen} />
      </div>
    </>
  )
}

/** What was just done; while nobody has said whether the draft in WhatsApp was sent, that is asked. */
function Strip({ view }: { view: SentView }) {
  const { strip, whatsApp } = view
  if (!strip) return null
  return (
    <div className="notice quote-next" role="status">
      <p>
        <b>{strip.words}</b>
      </p>
      {strip.asksChat && whatsApp && (
        <Form method="post" replace className="answers">
          <ChatLink view={view} className="btn" />
          <button type="submit" className="btn btn-line" name="intent" value="chat-sent">
            It is sent
          </button>
          <button type="submit" className="more" name="intent" value="chat-not-sent">
            Not sent
          </button>
        </Form>
      )}
    </div>
  )
}

/** What the visitor said by phone, while it can still be answered. */
function Answer({ view: { mayAnswer, enquiry } }: { view: SentView }) {
  if (!mayAnswer) return null
  return (
    <section aria-labelledby="h-answer">
      <h2 id="h-answer">{enquiry.firstName}’s answer</h2>
      <Form method="post" className="answers" replace>
        <p className="stone">Told you by phone? Write it down:</p>
        <button type="submit" className="btn btn-line" name="intent" value="accepted">
          Accepted
        </button>
        <button type="submit" className="btn btn-line" name="intent" value="declined">
          Does not want it
        </button>
      </Form>
      <Form method="post" replace className="form">
        <div className="field">
          <label htmlFor="words">
            What is to be changed <small>(optional)</small>
          </label>
          <textarea id="words" name="words" rows={2} maxLength={longestAnswer} />
        </div>
        <button type="submit" className="btn btn-line" name="intent" value="change-asked">
          Asked for a change
        </button>
      </Form>
    </section>
  )
}

/** That the money came: only staff know. */
function Paid({ view: { mayPay, days, total, received, takesBack } }: { view: SentView }) {
  const today = useToday(days.today)
  const [chosenOn, setChosenOn] = useState<string>()
  if (!mayPay) return null
  return (
    <section aria-labelledby="h-paid">
      <h2 id="h-paid">Paid</h2>
      <Form method="post" replace className="form">
        <input type="hidden" name="received" value={received ?? ''} />
        <div className="two">
          <div className="field">
            <label htmlFor="paidOn">On</label>
            {/* Another field on another day, unless a date was chosen: React leaves what a field holds. */}
            <input
              key={chosenOn ?? today}
              id="paidOn"
              name="on"
              type="date"
              defaultValue={today}
              max={today}
              onChange={() => setChosenOn((day) => day ?? today)}
            />
          </div>
          <div className="field">
            <label htmlFor="paidAmount">Received in all, Rs</label>
            <input
              id="paidAmount"
              name="amount"
              inputMode="decimal"
              maxLength={14}
              placeholder={total}
              defaultValue={received}
              autoComplete="off"
              aria-describedby={received && 'paidAmount-hint'}
            />
            {received && (
              <span className="hint" id="paidAmount-hint">
                With what came before.{takesBack && ` ${takesBack} takes it back.`}
              </span>
            )}
          </div>
        </div>
        <button type="submit" className="btn btn-line" name="intent" value="paid">
          Write down as paid
        </button>
      </Form>
    </section>
  )
}

/** What the page promises to whoever accepted by mistake and calls, or wants it after all. */
function Reopen({ view: { mayReopen, standing, enquiry } }: { view: SentView }) {
  if (!mayReopen) return null
  const isDeclined = standing === 'declined'
  return (
    <section aria-labelledby="h-answer">
      <h2 id="h-answer">{enquiry.firstName}’s answer</h2>
      <Form method="post" replace className="quote-can">
        <button
          type="submit"
          className="more"
          name="intent"
          value={isDeclined ? 'not-declined' : 'not-accepted'}
        >
          <Icon name="undo" />
          {isDeclined ? 'Wants it after all: open it again' : 'Accepted by mistake: open it again'}
        </button>
      </Form>
    </section>
  )
}

/** Another revision, the same once more, a later last day, or the end of it. */
function Change({ view: { mayAnswer, mayProlong, mailAgain, days } }: { view: SentView }) {
  return (
    <>
      <Form method="post" className="quote-can">
        <button type="submit" className="more" name="intent" value="revise">
          <DeskIcon name="pencil" />
          Change: makes another revision
        </button>
      </Form>
      {mailAgain && (
        <Form method="post" replace className="quote-can">
          <button type="submit" className="more" name="intent" value="send-again">
            <Icon name="mail" />
            Send again by e-mail
          </button>
          <small className="stone">{mailAgain}</small>
        </Form>
      )}
      {mayProlong && (
        <details>
          <summary className="more">
            <Icon name="clock" />
            Valid for longer
          </summary>
          <Form method="post" replace className="form">
            <div className="field">
              <label htmlFor="until">Valid until</label>
              <input
                id="until"
                name="until"
                type="date"
                min={days.today}
                defaultValue={days.later}
              />
              <span className="hint">Prices stay. The visitor is not written to.</span>
            </div>
            <button type="submit" className="btn btn-line" name="intent" value="prolong">
              Make it valid for longer
            </button>
          </Form>
        </details>
      )}
      {mayAnswer && (
        <details>
          <summary className="more">
            <Icon name="undo" />
            Withdraw
          </summary>
          <Form method="post" replace className="form">
            <div className="field">
              <label htmlFor="reason">
                Why <small>(optional)</small>
              </label>
              <textarea id="reason" name="reason" rows={2} maxLength={longestAnswer} />
              <span className="hint">
                The visitor reads it. The quote can’t be accepted any more.
              </span>
            </div>
            <button type="submit" className="btn btn-line" name="intent" value="withdraw">
              Withdraw the quote
            </button>
          </Form>
        </details>
      )}
    </>
  )
}

/** The link for whoever gives it themselves, a call, the chat once more, and the PDF. */
function Handing({ view }: { view: SentView }) {
  const { link, pdf, call, enquiry } = view
  return (
    <>
      {link && (
        <div className="field">
          <label htmlFor="link">Link that {enquiry.firstName} has</label>
          <input
            id="link"
            readOnly
            value={link}
            onFocus={({ target }) => target.select()}
            spellCheck={false}
          />
          <span className="hint">Whoever has it can read and answer the quote.</span>
        </div>
      )}
      <p className="quote-also">
        {call && (
          <a className="more" href={call}>
            <Icon name="phone" />
            Call
          </a>
        )}
        <ChatLink view={view} className="more" />
        {pdf && (
          <a className="more" href={pdf}>
            <Icon name="down" />
            PDF
          </a>
        )}
      </p>
    </>
  )
}
