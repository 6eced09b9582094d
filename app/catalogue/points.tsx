interface PointsProps {
  title: string
  points: readonly string[]
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
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}

/** What pictures promise and what they don't (§2). */
export function PictureNote() {
  return (
    <p className="note">
      *Images are for reference purposes only. Actual product may vary in shape or appearance based
      on climate, age, height, etc. The product is replaceable but not returnable.
    </p>
  )
}
