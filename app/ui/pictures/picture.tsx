import { LRUCache } from 'lru-cache'
import { getPicture, pictureUrl, reachedWidth } from './picture.ts'

type PictureProps = {
  name: string
  /** Empty when the words beside it already say what it shows. */
  alt: string
  /** The language of those words, where it is not the page's. */
  altLang?: 'en' | undefined
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

/** What the markup of a picture says, whatever it is shown for. */
interface Offered {
  width: number
  height: number
  /** AVIF at all the widths. */
  srcSet: string
  /** WebP of middling width. */
  src: string
}

/** By picture and widths: a page of cards would put the same words together again and again. */
const known = new LRUCache<string, Offered>({ max: 10_000 })

function offer(name: string, asked?: readonly number[]): Offered {
  const key = asked ? `${name} ${asked}` : name
  const before = known.get(key)
  if (before) return before
  const { width, height, avif } = getPicture(name)
  const widths = asked
    ? [...new Set(asked.map((width) => reachedWidth(name, width)))]
    : Object.keys(avif).map(Number)
  const middling = widths[Math.floor(widths.length / 2)]
  if (middling === undefined) {
    throw new Error(`The picture ${name} was asked for without any width.`)
  }
  const made = {
    width,
    height,
    srcSet: widths.map((width) => `${pictureUrl(name, width, 'avif')} ${width}w`).join(','),
    src: pictureUrl(name, middling, 'webp'),
  }
  known.set(key, made)
  return made
}

/**
 * Takes a picture's name and how it is shown, gives its markup: AVIF at all the widths asked for,
 * and one WebP of middling width for the few browsers without AVIF. Throws on an unknown name.
 */
export function Picture({
  name,
  alt,
  altLang,
  sizes,
  variant,
  widths,
  priority = false,
  eager = false,
  late = false,
  hiddenWhere,
  className,
}: PictureProps) {
  const { width, height, srcSet, src } = offer(name, widths)
  return (
    <>
      {typeof priority === 'string' && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          media={priority}
          imageSrcSet={srcSet}
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
            srcSet={offer(variant.name).srcSet}
            sizes={variant.sizes}
          />
        )}
        <source type="image/avif" srcSet={srcSet} sizes={sizes} />
        <img
          src={src}
          width={width}
          height={height}
          loading={priority || eager ? undefined : 'lazy'}
          decoding="async"
          fetchPriority={late ? 'low' : priority === true ? 'high' : undefined}
          alt={alt}
          lang={altLang}
          className={className}
        />
      </picture>
    </>
  )
}
