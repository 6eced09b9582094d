import { EnquireLink } from '#app/catalogue/cards/enquire-link.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { Kolam } from '#app/ui/pictures/kolam.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { useWords } from '#languages/use-language.ts'
import type { Claims } from '#server/config/owners-part.ts'
import { homeWords } from './home.words.ts'
import { WindowLight } from './window-light.tsx'

const artSizes = '(min-width: 768px) 588px, 235px'

/** The same picture with its wall, floor and light painted in, where those keep their places. */
function onPhones(name: string) {
  // Told less than the 323 px it is shown at: twice that is sharp enough, and fewer bytes.
  return { name, media: '(min-width: 22.5em) and (max-width: 47.99em)', sizes: '235px' }
}

/**
 * Home's two slides (§2), side by side in a strip that snaps: swiped, or moved by links to the
 * slides. The controls' dots follow the scrolling by CSS alone.
 */
export function Carousel({ claims }: { claims: Claims }) {
  const words = useWords(homeWords)
  return (
    <section className="hero" aria-roledescription="carousel" aria-label={words.welcome}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls needs the keyboard */}
      <div className="slides" role="group" tabIndex={0} aria-label={words.slides}>
        <div className="slide" id="slide-1" role="group" aria-label={words.slideOf(1)}>
          <WindowLight />
          <Kolam className="floor-kolam" flat />
          <div className="wrap">
            <div className="slide-cap">
              <h1>{words.first.heading}</h1>
              <p>{words.first.text(claims)}</p>
              <EnquireLink>{words.enquire}</EnquireLink>
            </div>
          </div>
          <div className="slide-art">
            <Picture
              name="hero-nursery"
              alt=""
              sizes={artSizes}
              variant={onPhones('hero-nursery-phone')}
              priority
            />
          </div>
        </div>
        <div className="slide room-haldi" id="slide-2" role="group" aria-label={words.slideOf(2)}>
          <WindowLight />
          <div className="wrap">
            <div className="slide-cap">
              <h2>{words.second.heading}</h2>
              <p>{words.second.text}</p>
              <EnquireLink>{words.enquire}</EnquireLink>
            </div>
          </div>
          <div className="slide-art">
            <Picture
              name="hero-smart-gardening"
              alt=""
              sizes={artSizes}
              variant={onPhones('hero-smart-gardening-phone')}
            />
          </div>
        </div>
      </div>
      <div className="hero-nav on-dark">
        <div className="wrap">
          <a className="icon-btn" href="#slide-1" data-slide="arrow" aria-label={words.previous}>
            <Icon name="left" />
          </a>
          <a className="dot" href="#slide-1" data-slide="" aria-label={words.slide(1)} />
          <a className="dot" href="#slide-2" data-slide="" aria-label={words.slide(2)} />
          <a className="icon-btn" href="#slide-2" data-slide="arrow" aria-label={words.next}>
            <Icon name="right" />
          </a>
        </div>
      </div>
    </section>
  )
}
