import { calledName, type Named } from '#app/catalogue/called-name.ts'
import type { ShownPicture } from '#app/catalogue/pictures/shown-pictures.server.ts'
import { Island } from '#app/ui/islands/island.tsx'
import { pictureUrl } from '#app/ui/pictures/picture.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { enlargedWidth } from '#app/ui/pictures/uploaded-picture.ts'
import { useLanguage } from '#languages/use-language.ts'
import GalleryDialog from './gallery.island.tsx'
import { galleryWords } from './gallery.words.ts'
import { sayPicture } from './say-picture.ts'

/** So wide a picture is shown: what hangs on the wall is smaller than what stands on the floor. */
const sizes = {
  stands: '(min-width: 1024px) 480px, 266px',
  hangs: '(min-width: 1024px) 298px, 169px',
}
const thumbSizes = '48px'
/** What a thumbnail of 48 px may load: sharp on any screen. */
const thumbWidths = [180]
const mostThumbs = 5
/** So wide every picture is made by itself, where it has the pixels; some are made larger besides. */
const usualWidth = 800

interface GalleryProps {
  product: Named
  /** Two or more, the card's first. */
  pictures: readonly ShownPicture[]
}

/**
 * A product's pictures side by side in a strip that snaps, each a link to itself enlarged, with
 * links to each below it. With JavaScript an enlarged picture opens in a dialog, see the island.
 */
export function Gallery({ product, pictures }: GalleryProps) {
  const language = useLanguage()
  const words = galleryWords[language]
  const name = calledName(product)
  const all = String(pictures.length)
  const say = (picture: ShownPicture) => sayPicture(product, picture, language)
  const shows = (picture: ShownPicture) => say(picture).alt
  const thumbs = pictures.length > mostThumbs ? pictures.slice(0, mostThumbs - 1) : pictures
  const left = pictures.slice(thumbs.length)
  return (
    <div className="gal">
      <ul className="gal-strip" aria-label={words.pictures(name)}>
        {pictures.map((picture, index) => (
          <li
            key={picture.picture}
            id={`picture-${index + 1}`}
            className={picture.isPhotograph ? 'hangs' : 'stands'}
          >
            <a
              href={pictureUrl(picture.name, usualWidth, 'webp')}
              data-wakes="gallery"
              aria-label={words.enlarge(words.of(String(index + 1), all), shows(picture))}
            >
              <Picture
                name={picture.name}
                {...say(picture)}
                sizes={picture.isPhotograph ? sizes.hangs : sizes.stands}
                priority={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <nav className="gal-thumbs" aria-label={words.choose}>
        {thumbs.map((picture, index) => (
          <a
            key={picture.picture}
            href={`#picture-${index + 1}`}
            className={picture.isPhotograph ? 'photo' : undefined}
            data-slide=""
            aria-label={words.picture(String(index + 1), shows(picture))}
          >
            <Picture name={picture.name} alt="" sizes={thumbSizes} widths={thumbWidths} late />
          </a>
        ))}
        {left[0] && (
          <a
            href={`#picture-${thumbs.length + 1}`}
            data-slide=""
            aria-label={words.picture(String(thumbs.length + 1), shows(left[0]))}
          >
            {words.more(String(left.length))}
          </a>
        )}
      </nav>
      <Island
        name="gallery"
        component={GalleryDialog}
        props={{
          name,
          pictures: pictures.map((picture) => ({
            avif: avifOf(picture.name, picture.enlarged),
            webp: pictureUrl(picture.name, usualWidth, 'webp'),
            description: picture.description,
            lang: say(picture).altLang,
          })),
        }}
      />
    </div>
  )
}

/** An enlarged picture's `srcset`: phones of few pixels are not sent the larger file. */
function avifOf(name: string, enlarged: string | undefined) {
  const usual = pictureUrl(name, usualWidth, 'avif')
  return enlarged ? `${usual} ${usualWidth}w,${enlarged} ${enlargedWidth}w` : usual
}
