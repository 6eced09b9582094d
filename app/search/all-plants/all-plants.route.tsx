import { AskCard } from '#app/catalogue/cards/ask-card.tsx'
import { ProductGrid } from '#app/catalogue/cards/product-grid.tsx'
import { readForPage } from '#app/catalogue/pages/failed-read.server.ts'
import { pageAddress, readAfter } from '#app/catalogue/pages/page-request.ts'
import { Paging } from '#app/catalogue/pages/paging.tsx'
import { allPlantsPath, finderPath, homePath, plantsPath } from '#app/paths/shop-paths.ts'
import { findPlantsPage } from '#app/search/finder/found-plants.server.ts'
import { inWords } from '#app/search/finder/plant-count.ts'
import { plantIndex } from '#app/search/finder/plant-index.server.ts'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageHead } from '#app/ui/page/page-head.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { useLanguage, usePath, useWords } from '#languages/use-language.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/all-plants.route'
import { allPlantsWords } from './all-plants.words.ts'

/** `GET /productPages/plants/all`: every live plant, whichever category it stands in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const after = readAfter(request.url)
  const page = await readForPage(context, 'Failed to fetch products.', async () =>
    findPlantsPage(
      app,
      await app.memory.recall(plantIndex),
      [],
      after,
      context.get(languageContext),
    ),
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
            { label: words.home, to: homePath },
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
        <ClosingSection wall="pista" />
      </main>
    </>
  )
}
