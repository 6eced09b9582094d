import { EnquireLink } from '#app/catalogue/enquire-link.tsx'
import { Picture } from '#app/ui/picture.tsx'

const sizes = '(min-width: 1200px) 304px, (min-width: 1024px) 259px, 214px'

/** Where the fruit plant of the picture is shown. */
const fruitPlant = '/product/dwarf-lemon'

/** Home's two offer banners (§2). */
export function Offers() {
  return (
    <section className="section wrap offers" aria-label="Offers">
      <div className="offer offer-dark on-dark">
        <h2>Corporate Offer</h2>
        <p>Desk plants and gift boxes for teams, clients and festivals.</p>
        <EnquireLink kind="lamp">Shop Now</EnquireLink>
        <div className="offer-art">
          <Picture name="banner-corporate" alt="" sizes={sizes} />
        </div>
      </div>
      <div className="offer room-haldi">
        <h2>Fruit Plant Special</h2>
        <p>Lemon, guava, chikoo and more, for pots and gardens.</p>
        <a className="btn" href={fruitPlant}>
          Explore
        </a>
        <div className="offer-art">
          <Picture name="banner-fruit-plants" alt="" sizes={sizes} />
        </div>
      </div>
    </section>
  )
}
