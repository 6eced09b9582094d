import type { ThumbPicture } from '#app/catalogue/thumb.ts'

interface EmptyStateProps {
  picture: ThumbPicture
  title: string
  children?: React.ReactNode
}

/** What stands in place of an empty list: a plant before its background, and what that means. */
export function EmptyState({ picture: { avif, webp, wall }, title, children }: EmptyStateProps) {
  return (
    <section className="bare">
      <figure className={`room-${wall}`}>
        <picture>
          <source type="image/avif" srcSet={avif} />
          <img src={webp} width="160" height="200" alt="" />
        </picture>
      </figure>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
