import type { ThumbPicture } from '#app/catalogue/thumb.ts'

interface ThumbProps {
  thumb: ThumbPicture | undefined
  /** In px, as it is laid out. */
  width: number
}

/** A small picture before its background; the background alone where there is no picture. */
export function Thumb({ thumb, width }: ThumbProps) {
  return (
    <span className={`rm room-${thumb?.wall ?? 'pista'}`}>
      {thumb && (
        <picture>
          <source type="image/avif" srcSet={thumb.avif} />
          <img src={thumb.webp} width={width} height={width * 1.25} alt="" loading="lazy" />
        </picture>
      )}
    </span>
  )
}
