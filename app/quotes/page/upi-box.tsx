import { formatMoney } from '#app/money/money.ts'
import { UpiCode } from '#app/settings/quotes/upi-code.tsx'
import { useLanguage, useWords } from '#languages/use-language.ts'
import { quotePageWords } from './quote-page.words.ts'
import type { ShownUpi } from './shown-quote.server.ts'

/** How to pay by UPI: on this phone, or by scanning a code; and what to type where neither works. */
export function UpiBox({
  upi: { link, code, id, amount },
  number,
}: {
  upi: ShownUpi
  number: string
}) {
  const words = useWords(quotePageWords).upi
  const language = useLanguage()
  return (
    <section className="upi" aria-labelledby="upi">
      <h2 id="upi">{words.heading}</h2>
      <div className="upi-code">
        <UpiCode code={code} label={words.code} />
      </div>
      <div className="upi-scan">
        <a className="btn" href={link}>
          {words.open}
        </a>
        <dl>
          <dt>{words.address}</dt>
          <dd>{id}</dd>
          <dt>{words.amount}</dt>
          <dd>{formatMoney(amount, language)}</dd>
          <dt>{words.note}</dt>
          <dd>{number}</dd>
        </dl>
      </div>
      <p className="small">{words.scan}</p>
    </section>
  )
}
