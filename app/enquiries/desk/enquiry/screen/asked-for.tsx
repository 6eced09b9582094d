import { Thumb } from '#app/desk/shell/thumbs.tsx'
import { useEnquiryScreen } from '#app/enquiries/desk/enquiry/enquiry-screen.ts'

/** The visitor's own words, and the things that were asked for, as they were then. */
export function AskedFor() {
  const { message, bulk, products, things } = useEnquiryScreen().view
  return (
    <section aria-labelledby="asked-for">
      <h2 id="asked-for">Asked for {things && <i>{things}</i>}</h2>
      {bulk && (
        <dl className="facts">
          <div>
            <dt>About</dt>
            <dd>{bulk.type}</dd>
          </div>
          {bulk.company && (
            <div>
              <dt>Company</dt>
              <dd>{bulk.company}</dd>
            </div>
          )}
        </dl>
      )}
      {message && (
        <blockquote className="said">
          <p>{message}</p>
        </blockquote>
      )}
      {products.length > 0 && (
        <ul className="asked">
          {products.map(({ id, name, size, price, quantity, note, room, changed }, place) => (
            <li key={`${place} ${id}`}>
              <Thumb room={room} width={48} />
              <b className="quantity">{quantity} ×</b>
              <span>
                <b>{name}</b>
                {(size || price) && <small>{[size, price].filter(Boolean).join(', ')}</small>}
                {note && <small>“{note}”</small>}
                {changed && <small className="changed">{changed}</small>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!message && products.length === 0 && <p className="stone">Nothing in particular.</p>}
    </section>
  )
}
