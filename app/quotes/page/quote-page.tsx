import { formatMoney } from '#app/money/money.ts'
import { paidWords } from '#app/quotes/paper/paid-words.ts'
import { QuoteSheet, QuoteTotal } from '#app/quotes/paper/quote-sheet.tsx'
import { advanceLeft, canBeAccepted, paymentsSum } from '#app/quotes/quote.ts'
import { chatIn } from '#app/settings/contact/chat-in.ts'
import { chatLink } from '#app/settings/contact/chat-link.ts'
import { longDateIn } from '#app/time/day-words.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { Language } from '#languages/language.ts'
import { useLanguage, useWords } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import type { RefusedAnswer } from './answer-by-form.server.ts'
import { AnswerQuote } from './answer-quote.tsx'
import { answeredId } from './answered.ts'
import { QuoteEnded } from './quote-ended.tsx'
import { quotePageWords } from './quote-page.words.ts'
import { QuoteWays } from './quote-ways.tsx'
import type { ShownQuote } from './shown-quote.server.ts'
import { UpiBox } from './upi-box.tsx'

interface QuotePageProps {
  business: Business
  quote: ShownQuote
  /** The visitor has asked for another, since this one has expired. */
  asked: boolean
  refused: RefusedAnswer | undefined
}

/** A quote as it stands: open, accepted, or ended. */
export function QuotePage({ business, quote, asked, refused }: QuotePageProps) {
  const { standing } = quote
  const isOpen = canBeAccepted(standing)
  const holds = isOpen || standing === 'accepted'
  const { change, changed } = useWords(quotePageWords)
  // The field at which it would be said is gone with the form.
  const unseen = !isOpen && refused?.error && (refused.words ? change.notSent : changed)
  const said = refused?.said || unseen
  return (
    <main id="main" className={holds ? 'quote room-neel' : 'quote quote-ended room-neel'}>
      <div className="quote-wall">
        <div className="wrap">
          {refused && said && (
            // biome-ignore lint/a11y/noAutofocus: the page came back because of what stands here
            <div className="quote-said" role="alert" tabIndex={-1} autoFocus>
              <p className="err">{said}</p>
              {!isOpen && refused.words && (
                <NotSent business={business} number={quote.number} text={refused.words} />
              )}
            </div>
          )}
          <Head quote={quote} />
          {standing === 'accepted' && <WhatNext quote={quote} />}
          {holds ? (
            <QuoteSheet quote={quote} caption={quote.number} />
          ) : (
            <QuoteEnded business={business} quote={quote} asked={asked} />
          )}
        </div>
      </div>
      {holds ? (
        <>
          <div className="quote-floor on-dark">
            <div className="wrap">
              <QuoteTotal quote={quote} saysPayments={standing !== 'accepted'} />
            </div>
          </div>
          <div className="wrap quote-under">
            <div>
              <Words quote={quote} business={business} />
            </div>
            {isOpen ? (
              <AnswerQuote business={business} quote={quote} refused={refused} />
            ) : (
              <div className="quote-do">
                {quote.upi && <UpiBox upi={quote.upi} number={quote.number} />}
                <QuoteWays business={business} quote={quote} />
              </div>
            )}
          </div>
        </>
      ) : (
        <div className="quote-stand">
          <div className="wrap">
            <Picture name="footer-row" alt="" sizes="(min-width: 600px) 520px, 100vw" late />
          </div>
        </div>
      )}
    </main>
  )
}

/** What a visitor wrote of a quote that takes no words any more, and the way to send it all the same. */
function NotSent({ business, number, text }: { business: Business; number: string; text: string }) {
  const { change } = useWords(quotePageWords)
  const chat = chatIn(business, useLanguage())
  return (
    <>
      <blockquote dir="auto">{text}</blockquote>
      <p className="quote-ways">
        <a href={chatLink(chat, `${number}: ${text}`)} target="_blank" rel="noopener">
          <Icon name="whatsapp" />
          {change.sendByChat}
        </a>
      </p>
    </>
  )
}

function Head({ quote }: { quote: ShownQuote }) {
  const { standing, number, revision, sentAt, validUntil, whose } = quote
  const words = useWords(quotePageWords)
  const language = useLanguage()
  const isOpen = canBeAccepted(standing)
  const holds = isOpen || standing === 'accepted'
  return (
    <div className="quote-head">
      <div>
        <h1 {...(standing === 'accepted' && { id: answeredId, tabIndex: -1 })}>
          {headingOf(quote, words)}
        </h1>
        <Lede quote={quote} />
      </div>
      {isOpen && (
        <a className="btn btn-line quote-jump" href="#answer">
          {words.toAnswer}
        </a>
      )}
      <dl className="quote-facts">
        <Fact label={words.facts.quote}>
          {revision === 1 ? number : words.facts.revision(number, revision)}
        </Fact>
        <Fact label={words.facts.dated}>{longDateIn(sentAt, language)}</Fact>
        <Fact label={holds ? words.facts.validUntil : words.facts.wasValidUntil}>
          {longDateIn(validUntil, language)}
        </Fact>
        {whose && <Fact label={words.facts.whose}>{whose}</Fact>}
      </dl>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Gives what a quote's page is headed by: what has become of it, else that it is one. */
export function headingOf({ standing }: ShownQuote, words: (typeof quotePageWords)['en']) {
  switch (standing) {
    case 'accepted':
    case 'expired':
    case 'replaced':
    case 'declined':
    case 'withdrawn':
      return words[standing].heading
    default:
      return words.heading
  }
}

/** The sum and how many things; of one that has ended why. */
function Lede({ quote }: { quote: ShownQuote }) {
  const { standing, lines, sums, validUntil, answeredAt, newer } = quote
  const words = useWords(quotePageWords)
  const language = useLanguage()
  if (standing === 'expired') {
    return <p className="lede">{words.expired.lede(longDateIn(validUntil, language))}</p>
  }
  if (standing === 'replaced') {
    const { lede, only } = words.replaced
    const isOpen = newer && canBeAccepted(newer.standing)
    return <p className="lede">{isOpen ? `${lede} ${only}` : lede}</p>
  }
  if (standing === 'declined' || standing === 'withdrawn') {
    return <p className="lede">{words[standing].lede}</p>
  }
  const withDelivery = sums.delivery !== null && sums.delivery > 0
  return (
    <p className="lede">
      {words.before}
      <b>{formatMoney(sums.total, language)}</b>
      {words.after(lines.length, withDelivery)}
      {standing === 'accepted' &&
        answeredAt &&
        words.accepted.when(longDateIn(answeredAt, language))}
    </p>
  )
}

/** What happens after a quote was accepted. */
function WhatNext({ quote }: { quote: ShownQuote }) {
  const { mobile, paid } = quote
  const words = useWords(quotePageWords)
  const language = useLanguage()
  const { accepted } = words
  return (
    <section className="quote-say good">
      <Icon name="done" />
      <h2>{accepted.next}</h2>
      <ol>
        <li>{mobile ? accepted.ring(mobile) : accepted.write}</li>
        <li>
          {paidWords(paid, language)} {paysWords(quote, accepted, language)}
        </li>
        <li>{accepted.bring}</li>
      </ol>
      {paid.length === 0 && <p>{accepted.mistake}</p>}
    </section>
  )
}

/** What is still to be paid, and when; empty where all of it was received. */
function paysWords(
  { upi, advance, sums, paid }: ShownQuote,
  words: (typeof quotePageWords)['en']['accepted'],
  language: Language,
) {
  const left = advanceLeft(advance, paid)
  const received = paymentsSum(paid)
  if (left !== null) {
    return words[received + left < sums.total ? 'payAdvance' : 'payBefore'](
      formatMoney(left, language),
    )
  }
  if (received > 0) return received < sums.total ? words.payRest : ''
  return words[upi ? 'payByUpi' : 'pay']
}

/** What the nursery wrote for this visitor, and its terms. */
function Words({ quote: { note, terms }, business }: { quote: ShownQuote; business: Business }) {
  const words = useWords(quotePageWords)
  return (
    <>
      {note && (
        <section className="quote-note" aria-labelledby="quote-note">
          <h2 id="quote-note">{words.note}</h2>
          <p dir="auto">{note}</p>
          <p className="by" lang="en">
            {business.name}
          </p>
        </section>
      )}
      {terms && (
        <section className="quote-note quote-terms" aria-labelledby="quote-terms">
          <h2 id="quote-terms">{words.terms}</h2>
          <p dir="auto">{terms}</p>
        </section>
      )}
    </>
  )
}
