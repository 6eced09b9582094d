import { LRUCache } from 'lru-cache'
import { getPicture, type PictureFormat, pictureUrl, reachedWidth } from './picture.ts'

type PictureProps = {
  name: string
  /** Empty when the words beside it already say what it shows. */
  alt: string
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** Another drawing of the same shape, shown where the media query holds. */
  variant?: { name: string; media: string; sizes: string }
  /** The widths to offer, all that are made by default. Fewer make a shorter page. */
  widths?: readonly number[]
  /**
   * For the largest picture of the first screen: it loads before the others, which wait until they
   * come near. A media query says where it is that picture.
   */
  priority?: boolean | string
  /** For what is as large as that picture: it does not wait. */
  eager?: boolean
  /** For what waits for the others even where it is seen at once. */
  late?: boolean
  /** The style sheet hides the picture where this media query holds, so nothing is loaded there. */
  hiddenWhere?: string
  className?: string
}

const oneClearPixel =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** By picture and widths: a page of cards would put the same words together again and again. */
const knownSrcSets = new LRUCache<string, string>({ max: 10_000 })

function srcSet(name: string, widths: readonly number[], format: PictureFormat): string {
  const key = `${name} ${widths} ${format}`
  const known = knownSrcSets.get(key)
  if (known !== undefined) return known
  const made = widths.map((width) => `${pictureUrl(name, width, format)} ${width}w`).join(',')
  knownSrcSets.set(key, made)
  return made
}

const knownWidths = new LRUCache<string, readonly number[]>({ max: 5_000 })

function offeredWidths(name: string, asked?: readonly number[]): readonly number[] {
  if (asked) return [...new Set(asked.map((width) => reachedWidth(name, width)))]
  const known = knownWidths.get(name)
  if (known) return known
  const made = Object.keys(getPicture(name).avif).map(Number)
  knownWidths.set(name, made)
  return made
}

/**
 * Takes a picture's name and how it is shown, gives its markup: AVIF at all the widths asked for,
 * and one WebP of middling width for the few browsers without AVIF. Throws on an unknown name.
 */
export function Picture({
  name,
  alt,
  sizes,
  variant,
  widths,
  priority = false,
  eager = false,
  late = false,
  hiddenWhere,
  className,
}: PictureProps) {
  const { width, height } = getPicture(name)
  const offered = offeredWidths(name, widths)
  const middling = offered[Math.floor(offered.length / 2)]
  if (middling === undefined) {
    throw new Error(`The picture ${name} was asked for without any width.`)
  }
  return (
    <>
      {typeof priority === 'string' && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          media={priority}
          imageSrcSet={srcSet(name, offered, 'avif')}
          imageSizes={sizes}
          fetchPriority="high"
        />
      )}
      <picture>
        {hiddenWhere && <source media={hiddenWhere} srcSet={`${oneClearPixel} 1w`} sizes={sizes} />}
        {variant && (
          <source
            type="image/avif"
            media={variant.media}
            srcSet={srcSet(variant.name, offeredWidths(variant.name), 'avif')}
            sizes={variant.sizes}
          />
        )}
        <source type="image/avif" srcSet={srcSet(name, offered, 'avif')} sizes={sizes} />
        <img
          src={pictureUrl(name, middling, 'webp')}
          width={width}
          height={height}
          loading={priority || eager ? undefined : 'lazy'}
          decoding="async"
          fetchPriority={late ? 'low' : priority === true ? 'high' : undefined}
          alt={alt}
          className={className}
        />
      </picture>
    </>
  )
}
