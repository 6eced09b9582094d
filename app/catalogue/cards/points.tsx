import { Spoken } from '#app/ui/page/spoken.tsx'
import { plainText, type Said } from '#languages/said.ts'
import { useWords } from '#languages/use-language.ts'
import { cardWords } from './card.words.ts'

interface PointsProps {
  title: string
  points: readonly Said[]
  /** The title's level among the page's headings. */
  level: 2 | 3
  className?: string
}

/** A titled list of what is to be said of a product; nothing where there is nothing to say. */
export function Points({ title, points, level, className }: PointsProps) {
  if (points.length === 0) return null
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={className}>
      <Heading>{title}</Heading>
      <ul>
        {points.map((point) => (
          <li key={plainText(point)}>
            <Spoken>{point}</Spoken>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What pictures promise and what they don't (§2). */
export function PictureNote() {
  return <p className="note">{useWords(cardWords).pictures}</p>
}
