import { Link } from 'react-router'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { oneQuotePath } from '#app/paths/quote-paths.ts'
import type { QuoteStanding } from '#app/quotes/quote.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import type { ShownQuoteGroup, ShownQuoteRow } from './shown-list.server.ts'

/** The quotes under their headings, each with what it comes to. */
export function QuoteRows({ groups }: { groups: readonly ShownQuoteGroup[] }) {
  return groups.map(({ key, heading, count, side, rows }) => (
    <section key={key} aria-label={heading}>
      <header className="turn">
        <h2>
          {heading} <i>{count}</i>
        </h2>
        <span>{side}</span>
      </header>
      <ol className="quote-rows">
        {rows.map((row) => (
          <QuoteRow key={row.revisionId} row={row} />
        ))}
      </ol>
    </section>
  ))
}

function QuoteRow({ row }: { row: ShownQuoteRow }) {
  const { revisionId, name, place, number, standing, state, when, isOurs, sum } = row
  return (
    <li className="quote-row">
      <Link to={oneQuotePath(revisionId)}>
        <b dir="auto">{name}</b>
        <small>
          {place}
          {place && number && ' · '}
          <span>{number}</span>
        </small>
      </Link>
      <span className="quote-row-state">
        {signs[standing]}
        {state}
      </span>
      <span className={isOurs ? 'quote-row-when soon' : 'quote-row-when'}>{when}</span>
      <b className="quote-row-sum">{sum}</b>
    </li>
  )
}

/** A drawing beside the word that says how a quote stands. */
const signs: Record<QuoteStanding, React.ReactNode> = {
  draft: <DeskIcon name="pencil" />,
  thrown: <Icon name="bin" />,
  open: <Icon name="mail" />,
  'change-asked': <DeskIcon name="arrows" />,
  accepted: <Icon name="done" />,
  expired: <Icon name="clock" />,
  declined: <Icon name="close" />,
  withdrawn: <Icon name="undo" />,
  replaced: <DeskIcon name="sheet" />,
}
