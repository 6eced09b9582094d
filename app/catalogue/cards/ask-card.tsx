import { Kolam } from '#app/ui/pictures/kolam.tsx'
import { useWords } from '#languages/use-language.ts'
import { cardWords } from './card.words.ts'
import { EnquireLink } from './enquire-link.tsx'

/** Closes a short row of cards: one question, one lamp button. */
export function AskCard({ heading: Heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
  const words = useWords(cardWords)
  return (
    <aside className="ask on-dark" aria-label={words.ask}>
      <Kolam className="kolam" />
      <Heading className="ask-q">{words.question}</Heading>
      <p>{words.answer}</p>
      <EnquireLink kind="lamp">{words.enquire}</EnquireLink>
    </aside>
  )
}
