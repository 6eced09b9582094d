import { getPicture, type PictureFormat, pictureUrl } from './picture.ts'

type PictureProps = {
  name: string
  /** Empty when the words beside it already say what it shows. */
  alt: string
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** The widths to offer, all that are made by default. Fewer make a shorter page. */
  widths?: readonly number[]
  loading?: 'eager' | 'lazy'
  /** For the one picture seen first: loads before the others. */
  priority?: boolean
  className?: string
}

/** By picture and widths: a page of cards would put the same words together again and again. */
const knownSrcSets = new Map<string, string>()

function srcSet(name: string, widths: readonly number[], format: PictureFormat): string {
  const key = `${name} ${widths} ${format}`
  const known = knownSrcSets.get(key)
  if (known !== undefined) return known
  const made = widths.map((width) => `${pictureUrl(name, width, format)} ${width}w`).join(',')
  knownSrcSets.set(key, made)
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
  widths,
  loading = 'lazy',
  priority = false,
  className,
}: PictureProps) {
  const { width, height, avif } = getPicture(name)
  const offered = widths ?? Object.keys(avif).map(Number)
  const middling = offered[Math.floor(offered.length / 2)]
  if (middling === undefined) {
    throw new Error(`The picture ${name} was asked for without any width.`)
  }
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(name, offered, 'avif')} sizes={sizes} />
      <img
        src={pictureUrl(name, middling, 'webp')}
        width={width}
        height={height}
        loading={priority || loading === 'eager' ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
        alt={alt}
        className={className}
      />
    </picture>
  )
}
