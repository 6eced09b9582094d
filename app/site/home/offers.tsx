import { EnquireLink } from '#app/catalogue/enquire-link.tsx'
import { usePath, useWords } from '#app/languages/use-language.ts'
import { Picture } from '#app/ui/picture.tsx'
import { homeWords } from './home.words.ts'

const sizes = '(min-width: 1200px) 304px, (min-width: 1024px) 259px, 214px'

/** Where the fruit plant of the picture is shown. */
const fruitPlant = '/product/dwarf-lemon'

/** Home's two offer banners (§2). */
export function Offers() {
  const words = useWords(homeWords)
  const path = usePath()
  return (
    <section className="section wrap offers" aria-label={words.offers}>
      <div className="offer offer-dark on-dark">
        <h2>{words.corporate.heading}</h2>
        <p>{words.corporate.text}</p>
        <EnquireLink kind="lamp">{words.corporate.button}</EnquireLink>
        <div className="offer-art">
          <Picture name="banner-corporate" alt="" sizes={sizes} />
        </div>
      </div>
      <div className="offer room-haldi">
        <h2>{words.fruit.heading}</h2>
        <p>{words.fruit.text}</p>
        <a className="btn" href={path(fruitPlant)}>
          {words.fruit.button}
        </a>
        <div className="offer-art">
          <Picture name="banner-fruit-plants" alt="" sizes={sizes} />
        </div>
      </div>
    </section>
  )
}
