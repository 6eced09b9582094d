import { EmptyPot } from '#app/catalogue/empty-pot.tsx'
import { narrow } from '#app/ui/page-head.tsx'

/** The list's page before anything is on it: how a list begins, and where. */
export function EmptyList() {
  return (
    <section className="section wrap bare">
      <figure className="room-haldi">
        <EmptyPot first={narrow} />
      </figure>
      <h1>Your list is empty</h1>
      <p>Tap the list sign on any plant to collect it here, then send everything in one enquiry.</p>
      <a className="btn" href="/finder">
        Find a plant
      </a>
    </section>
  )
}
