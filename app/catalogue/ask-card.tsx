import { Kolam } from '#app/ui/kolam.tsx'
import { EnquireLink } from './enquire-link.tsx'

/** Closes a short row of cards: one question, one lamp button. */
export function AskCard({ heading: Heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
  return (
    <aside className="ask on-dark" aria-label="Ask us">
      <Kolam className="kolam" />
      <Heading className="ask-q">Can’t see what you want?</Heading>
      <p>Tell us, and a garden expert will find it.</p>
      <EnquireLink kind="lamp">Enquire Now</EnquireLink>
    </aside>
  )
}
