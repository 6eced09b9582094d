import { EnquireLink } from '#app/catalogue/enquire-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Kolam } from '#app/ui/kolam.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { WindowLight } from './window-light.tsx'

const artSizes = '(min-width: 768px) 588px, 235px'

/** The same picture with its wall, floor and light painted in, where those keep their places. */
function onPhones(name: string) {
  // Told less than the 323 px it is shown at: twice that is sharp enough, and fewer bytes.
  return { name, media: '(min-width: 360px) and (max-width: 767.9px)', sizes: '235px' }
}

/**
 * Home's two slides (§2), side by side in a strip that snaps: swiped, or moved by links to the
 * slides. The controls' dots follow the scrolling by CSS alone.
 */
export function Carousel() {
  return (
    <section className="hero" aria-roledescription="carousel" aria-label="Welcome">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls needs the keyboard */}
      <div className="slides" role="group" tabIndex={0} aria-label="Slides">
        <div className="slide" id="slide-1" role="group" aria-label="1 of 2">
          <WindowLight />
          <Kolam className="floor-kolam" flat />
          <div className="wrap">
            <div className="slide-cap">
              <h1>Best Nursery Solutions</h1>
              <p>Plants, seeds and soil, delivered across India since 2014.</p>
              <EnquireLink>Enquire Now</EnquireLink>
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
        <div className="slide room-haldi" id="slide-2" role="group" aria-label="2 of 2">
          <WindowLight />
          <div className="wrap">
            <div className="slide-cap">
              <h2>Smart Gardening Solutions</h2>
              <p>Tools, vertical gardens and advice for homes of every size.</p>
              <EnquireLink>Enquire Now</EnquireLink>
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
          <a className="icon-btn" href="#slide-1" data-slide="" aria-label="Previous slide">
            <Icon name="left" />
          </a>
          <a className="dot" href="#slide-1" data-slide="" aria-label="Slide 1" />
          <a className="dot" href="#slide-2" data-slide="" aria-label="Slide 2" />
          <a className="icon-btn" href="#slide-2" data-slide="" aria-label="Next slide">
            <Icon name="right" />
          </a>
        </div>
      </div>
    </section>
  )
}
