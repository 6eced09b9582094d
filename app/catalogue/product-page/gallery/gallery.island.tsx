import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Modal } from '#app/ui/dialogs/modal.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { useWords } from '#languages/use-language.ts'
import { galleryWords } from './gallery.words.ts'

interface GalleryDialogProps {
  /** The product's name. */
  name: string
  pictures: readonly EnlargedPicture[]
}

interface EnlargedPicture {
  /** A `srcset`, of two widths where there is a larger file. */
  avif: string
  webp: string
  /** Empty where nobody said what it shows. */
  description: string
  /** The language of what is said of it, where that is not the page's. */
  lang?: string | undefined
}

/** A picture fills what the buttons leave of the screen, and is four wide and five high. */
const shownWidth = 'min(100vw, calc(80vh - 120px))'

const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Shows an enlarged picture, opened by any link of the gallery's strip, and marks in the thumbnails
 * which picture the strip is at.
 */
export default function GalleryDialog({ name, pictures }: GalleryDialogProps) {
  const [opened, setOpened] = useState<{ opener: HTMLAnchorElement; first: number }>()
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const newTab = event.button || event.ctrlKey || event.metaKey || event.shiftKey
      const opener = (event.target as Element).closest<HTMLAnchorElement>('a[data-wakes="gallery"]')
      if (newTab || !opener) return
      event.preventDefault()
      const links = [...document.querySelectorAll('a[data-wakes="gallery"]')]
      setOpened({ opener, first: links.indexOf(opener) })
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])
  useEffect(markThumbnails, [])
  if (!opened) return null
  return (
    <EnlargedPictures
      name={name}
      pictures={pictures}
      {...opened}
      onClose={() => setOpened(undefined)}
    />
  )
}

/** Says at which picture the strip is, from now on. Gives what ends it. */
function markThumbnails() {
  const strip = document.querySelector<HTMLElement>('.gal-strip')
  if (!strip) return
  const mark = () => {
    const at = Math.round(strip.scrollLeft / strip.clientWidth)
    const thumbs = [...document.querySelectorAll('.gal-thumbs a')]
    const current = thumbs[Math.min(at, thumbs.length - 1)]
    for (const thumb of thumbs) {
      if (thumb === current) thumb.setAttribute('aria-current', 'true')
      else thumb.removeAttribute('aria-current')
    }
  }
  mark()
  strip.addEventListener('scroll', mark)
  return () => strip.removeEventListener('scroll', mark)
}

interface EnlargedPicturesProps extends GalleryDialogProps {
  opener: HTMLElement
  /** The place of the picture that is shown first, from 0. */
  first: number
  onClose: () => void
}

/** The pictures by themselves, one at a time: swiped, or moved by buttons and arrow keys. */
function EnlargedPictures({ name, pictures, opener, first, onClose }: EnlargedPicturesProps) {
  const words = useWords(galleryWords)
  const strip = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(first)
  const show = (place: number) => {
    const shown = Math.min(Math.max(place, 0), pictures.length - 1)
    strip.current?.scrollTo({ left: shown * strip.current.clientWidth, behavior: 'instant' })
    setAt(shown)
  }
  // Before it is seen; the dialog is open by then.
  useLayoutEffect(() => {
    strip.current?.scrollTo({ left: first * strip.current.clientWidth, behavior: 'instant' })
  }, [first])
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const step = keySteps[event.key]
      if (!step) return
      event.preventDefault()
      show(at + step)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  })
  const title = words.pictures(name)
  const count = words.of(String(at + 1), String(pictures.length))
  return (
    <Modal labelledBy="gallery-title" className="look on-dark" opener={opener} onClose={onClose}>
      <div className="look-top">
        <h2 className="vh" id="gallery-title">
          {title}
        </h2>
        <b role="status">{count}</b>
        <button type="button" className="icon-btn" aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div
        className="look-strip"
        ref={strip}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls needs the keyboard
        tabIndex={0}
        aria-labelledby="gallery-title"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / clientWidth))
        }
      >
        {pictures.map(({ avif, webp, description, lang }, place) => (
          <figure key={webp} inert={place !== at}>
            <picture>
              <source type="image/avif" srcSet={avif} sizes={shownWidth} />
              <img
                src={webp}
                width="800"
                height="1000"
                alt={description || name}
                lang={lang}
                loading={Math.abs(place - at) > 1 ? 'lazy' : undefined}
                decoding="async"
              />
            </picture>
          </figure>
        ))}
      </div>
      <div className="look-foot">
        <button
          type="button"
          className="icon-btn"
          aria-label={words.before}
          aria-disabled={at === 0 || undefined}
          onClick={() => show(at - 1)}
        >
          <Icon name="left" />
        </button>
        <p lang={pictures[at]?.lang}>{pictures[at]?.description}</p>
        <button
          type="button"
          className="icon-btn"
          aria-label={words.next}
          aria-disabled={at === pictures.length - 1 || undefined}
          onClick={() => show(at + 1)}
        >
          <Icon name="right" />
        </button>
      </div>
    </Modal>
  )
}
