import { AskCard } from '#app/catalogue/ask-card.tsx'
import { allPlantsPath, finderPath } from '#app/catalogue/facts/plant-choices.ts'
import { readForPage } from '#app/catalogue/failed-read.server.ts'
import { ProductGrid } from '#app/catalogue/product-grid.tsx'
import { listProducts } from '#app/catalogue/products.server.ts'
import { GardenStore } from '#app/contact/garden-store.tsx'
import { openingHours } from '#app/enquiries/answering/opening-hours.server.ts'
import { usePath, useWords } from '#app/languages/use-language.ts'
import { openingHoursData } from '#app/site/opening-hours.ts'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import type { PageHandle } from '#app/ui/page-sheet.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/home.route'
import { Carousel } from './carousel.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { Features } from './features.tsx'
import { homeWords } from './home.words.ts'
import { Offers } from './offers.tsx'

/** As many as the heading says (§2). */
const MOST_FEATURED = 6

export const handle: PageHandle = { sheets: ['home'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config, memory } = context.get(appContext)
  const products = await readForPage(context, 'Failed to fetch products.', () =>
    listProducts(db, 'home', { limit: MOST_FEATURED, language: context.get(languageContext) }),
  )
  const hours = await memory.recallOrLast(openingHours)
  return { products, business: config.business, opening: hours && openingHoursData(hours) }
}

/** Home (§2): carousel, seven tiles, six cards, two offers, four features. */
export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { products, business, opening } = loaderData
  const { claims } = business
  const words = useWords(homeWords)
  const path = usePath()
  return (
    <>
      <PageMeta title={words.title} description={words.description(claims)} path="/home" />
      <GardenStore business={business} openingHours={opening} />
      <main id="main">
        <Carousel claims={claims} />
        <CategoryTiles />
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
        <Offers />
        <LastRoom wall="pista">
          <Features claims={claims} />
        </LastRoom>
      </main>
    </>
  )
}
