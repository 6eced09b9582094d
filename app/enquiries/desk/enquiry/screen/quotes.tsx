import { Form, Link } from 'react-router'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { ShortcutKey, useShortcut } from '#app/desk/shell/shortcut.tsx'
import { useEnquiryScreen } from '#app/enquiries/desk/enquiry/enquiry-screen.ts'
import { newQuotePath, oneQuotePath } from '#app/paths/quote-paths.ts'

/** The quotes that were written for the enquiry, and the way to a new one. */
export function Quotes() {
  const {
    reference,
    quotes: { quotes, begins, mayBegin },
  } = useEnquiryScreen().view
  const shortcut = useShortcut()
  const isFirst = quotes.length === 0
  return (
    <section className="quote-door" aria-labelledby="h-quotes">
      <h2 id="h-quotes">Quote</h2>
      {!isFirst && (
        <ul>
          {quotes.map(({ id, words, standing }) => (
            <li key={id}>
              <Link className="quote-of-row" to={oneQuotePath(id)}>
                <DeskIcon name="quote" />
                <span>
                  <b>{words}</b>
                  <small>{standing}</small>
                </span>
                <DeskIcon name="right" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {mayBegin && (
        <Form method="post" action={newQuotePath(reference)}>
          {isFirst && <p>{begins}</p>}
          <button type="submit" className={isFirst ? 'btn' : 'more'} {...shortcut('q')}>
            <DeskIcon name={isFirst ? 'quote' : 'plus'} />
            {isFirst ? 'Write a quote' : 'Another quote'}
            {isFirst && <ShortcutKey>Q</ShortcutKey>}
          </button>
        </Form>
      )}
    </section>
  )
}
