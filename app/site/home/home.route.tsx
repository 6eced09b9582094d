import { AskCard } from '#app/catalogue/cards/ask-card.tsx'
import { withPrices } from '#app/catalogue/cards/card-prices.server.ts'
import { EnquireLink } from '#app/catalogue/cards/enquire-link.tsx'
import { ProductGrid } from '#app/catalogue/cards/product-grid.tsx'
import { findOldAddress } from '#app/catalogue/old-addresses.server.ts'
import { readForPage } from '#app/catalogue/pages/failed-read.server.ts'
import { findProductBySlug, listProducts } from '#app/catalogue/products.server.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { deskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { allPlantsPath, finderPath, homePath } from '#app/paths/shop-paths.ts'
import { SeasonStrip } from '#app/seasons/season-strip.tsx'
import { readSeasonStrip, type SeasonStripView } from '#app/seasons/season-view.server.ts'
import { GardenStore } from '#app/settings/contact/garden-store.tsx'
import { openingHoursData } from '#app/site/opening-hours.ts'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'
import { usePath, useWords } from '#languages/use-language.ts'
import { type App, appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/home.route'
import { Carousel } from './carousel.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { Features } from './features.tsx'
import { homeWords } from './home.words.ts'

/** As many as the heading says (§2). */
const MOST_FEATURED = 6

/** The plant that the second offer's words and picture are about. */
const fruitPlantSlug = 'dwarf-lemon'

export const handle: PageHandle = {
  sheets: ['home'],
  moreSheets: (loaderData) =>
    (loaderData as { strip?: SeasonStripView } | undefined)?.strip ? ['season-strip'] : [],
}

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { config, memory } = app
  const language = context.get(languageContext)
  const [products, strip, fruitPlant] = await readForPage(
    context,
    'Failed to fetch products.',
    () =>
      Promise.all([
        listFeatured(app, language),
        readSeasonStrip(app, { language, now: new Date() }),
        findFruitPlant(app.db),
      ]),
  )
  const hours = (await memory.recallOrLast(deskSettings))?.hours
  const opening = hours && openingHoursData(hours)
  return { products, strip, fruitPlant, business: config.business, opening }
}

async function listFeatured(app: App, language: Language) {
  const products = await listProducts(app.db, 'home', { limit: MOST_FEATURED, language })
  return withPrices(app, products)
}

/** Gives where the fruit plant of the second offer is shown; undefined while it is not. */
async function findFruitPlant(db: Database): Promise<string | undefined> {
  const product = await findProductBySlug(db, fruitPlantSlug)
  const path = productPath(fruitPlantSlug)
  return product ? path : (await findOldAddress(db, path)).to
}

/**
 * Home (§2): carousel, seven tiles, six cards, two offers, four features; after the tiles what is
 * in season.
 */
export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { products, strip, fruitPlant, business, opening } = loaderData
  const { claims } = business
  const words = useWords(homeWords)
  const path = usePath()
  return (
    <>
      <PageMeta title={words.title} description={words.description(claims)} path={homePath} />
      <GardenStore business={business} openingHours={opening} />
      <main id="main">
        <Carousel claims={claims} />
        <CategoryTiles />
        {strip && <SeasonStrip strip={strip} />}
        {products.length > 0 && (
          <section className="wrap rail" aria-labelledby="featured">
            <div className="rail-words">
              <h2 id="featured">{words.featured}</h2>
              <p>{words.featuredText}</p>
              <a className="more" href={path(allPlantsPath)}>
                {words.allPlants}
              </a>
              <a className="more" href={path(finderPath)}>
                {words.findPlant}
              </a>
              <AskCard heading="h3" />
            </div>
            <ProductGrid products={products} heading="h3" first={false} />
          </section>
        )}
        <Offers fruitPlant={fruitPlant} />
        <ClosingSection wall="pista">
          <Features claims={claims} />
        </ClosingSection>
      </main>
    </>
  )
}

const sizes = '(min-width: 1200px) 304px, (min-width: 1024px) 259px, 214px'

/** Home's two offer banners (§2); the second only while its plant is shown. */
function Offers({ fruitPlant }: { fruitPlant: string | undefined }) {
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
      {fruitPlant && (
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
      )}
    </section>
  )
}
