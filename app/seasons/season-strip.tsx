import { ProductName } from '#app/catalogue/cards/product-name.tsx'
import { monthName } from '#app/catalogue/facts/month-name.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { inSeasonPath } from '#app/paths/shop-paths.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { useLanguage, usePath } from '#languages/use-language.ts'
import type { SeasonStripView } from './season-view.server.ts'
import { seasonsWords } from './seasons.words.ts'

/** Home's row of what is in season: each stands on the floor, with what to do and its name below it. */
export function SeasonStrip({ strip: { month, things } }: { strip: SeasonStripView }) {
  const language = useLanguage()
  const words = seasonsWords[language]
  const path = usePath()
  return (
    <section className="now" aria-labelledby="now">
      <div className="wrap now-words">
        <div>
          <h2 id="now">{words.strip(monthName(month, language))}</h2>
          <p>{words.stripText}</p>
        </div>
        <a className="more" href={path(inSeasonPath)}>
          {words.wholeYear}
        </a>
      </div>
      <ul className="now-row on-dark">
        {things.map(({ act, product }) => (
          <li key={product.id} className={`room-${product.wall}`}>
            <a href={path(productPath(product.slug))}>
              <span className={product.isPhotograph ? 'now-pic photo' : 'now-pic'}>
                <Picture
                  name={product.picture}
                  alt=""
                  sizes="(min-width: 48em) 16vw, 33vw"
                  widths={[180, 250, 360]}
                />
              </span>
              <small>{words.does[act]}</small>
              <b>
                <ProductName product={product} />
              </b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
