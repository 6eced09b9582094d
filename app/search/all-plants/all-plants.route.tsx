import { AskCard } from '#app/catalogue/ask-card.tsx'
import { allPlantsPath, finderPath } from '#app/catalogue/facts/plant-choices.ts'
import { readForPage } from '#app/catalogue/failed-read.server.ts'
import { pageAddress, readAfter } from '#app/catalogue/page-request.ts'
import { Paging } from '#app/catalogue/paging.tsx'
import { ProductGrid } from '#app/catalogue/product-grid.tsx'
import { useLanguage, usePath, useWords } from '#app/languages/use-language.ts'
import { findPlantsPage } from '#app/search/finder/found-plants.server.ts'
import { inWords } from '#app/search/finder/plant-count.ts'
import { plantIndex } from '#app/search/finder/plant-index.server.ts'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/all-plants.route'
import { allPlantsWords } from './all-plants.words.ts'

const plantsPath = '/productPages/plants'

/** `GET /productPages/plants/all`: every live plant, whichever category it stands in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, memory } = context.get(appContext)
  const after = readAfter(request.url)
  const page = await readForPage(context, 'Failed to fetch products.', async () =>
    findPlantsPage(db, await memory.recall(plantIndex), [], after, context.get(languageContext)),
  )
  const { plants, before, next, count } = page
  return { plants, next, count, after: before > 0 ? after : undefined }
}

/** All plants on one list, with the Plant Finder's words on each card. */
export default function AllPlantsRoute({ loaderData }: Route.ComponentProps) {
  const { plants, next, count, after } = loaderData
  const language = useLanguage()
  const words = useWords(allPlantsWords)
  const inPath = usePath()
  return (
    <>
      <PageMeta
        title={words.name}
        description={words.description}
        path={allPlantsPath}
        after={after}
        next={next}
        share="plants"
      />
      <main id="main">
        <PageHead
          wall="pista"
          crumbs={[
            { label: words.home, to: '/home' },
            { label: words.plants, to: plantsPath },
            { label: words.name },
          ]}
          heading={words.name}
          intro={words.intro}
        >
          <p className="head-count">{inWords(count, language)}</p>
          <a className="more" href={inPath(finderPath)}>
            {words.findPlant}
          </a>
        </PageHead>
        <section className="section wrap" aria-label={words.list}>
          <ProductGrid products={plants}>{next === undefined && <AskCard />}</ProductGrid>
          <Paging
            label={words.pages}
            first={after === undefined ? undefined : inPath(allPlantsPath)}
            next={next === undefined ? undefined : inPath(pageAddress(allPlantsPath, next))}
          />
        </section>
        <LastRoom wall="pista" />
      </main>
    </>
  )
}
