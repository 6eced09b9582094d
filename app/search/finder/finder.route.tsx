import { redirect } from 'react-router'
import { choiceLabel } from '#app/catalogue/facts/choice-words.ts'
import { type Chosen, chosenAddress, readChosen } from '#app/catalogue/facts/plant-choices.ts'
import { readForPage } from '#app/catalogue/pages/failed-read.server.ts'
import { readAfter } from '#app/catalogue/pages/page-request.ts'
import { finderPath, homePath, plantsPath } from '#app/paths/shop-paths.ts'
import { Island } from '#app/ui/islands/island.tsx'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { narrow, PageHead } from '#app/ui/page/page-head.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import type { Language } from '#languages/language.ts'
import { useLanguage, useWords } from '#languages/use-language.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import { noteCounts } from '#server/pages/shown-products.ts'
import type { Route } from './+types/finder.route'
import { countsPlant } from './find-plants.server.ts'
import Finder from './finder.island.tsx'
import { finderWords } from './finder.words.ts'
import { FinderPlants } from './finder-plants.tsx'
import { findPlantsPage } from './found-plants.server.ts'
import { plantIndex } from './plant-index.server.ts'

export const handle: PageHandle = { sheets: ['finder'], section: () => plantsPath }

/**
 * `GET /finder`: the plants that fit what is chosen. One choice has one address: any other
 * spelling of it, and what is not known here, is answered with 301 to that.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const chosen = readChosen(searchParams)
  const after = readAfter(request.url)
  const address = chosenAddress(finderPath, chosen, after)
  if (pathname + search !== address) throw redirect(address, 301)
  const app = context.get(appContext)
  const page = await readForPage(context, 'Failed to fetch products.', async () => {
    const index = await app.memory.recall(plantIndex)
    const found = await findPlantsPage(app, index, chosen, after, context.get(languageContext))
    const said = found.saysAvailability
    noteCounts((plant) => countsPlant(index, { chosen, said }, plant))
    return found
  })
  return { chosen, after, page }
}

/** The Plant Finder: choices with their counts, and the plants that fit them. */
export default function FinderRoute({ loaderData }: Route.ComponentProps) {
  const { chosen, after, page } = loaderData
  const language = useLanguage()
  const words = useWords(finderWords)
  return (
    <>
      <PageMeta
        {...wordsFor(chosen, language)}
        path={chosenAddress(finderPath, chosen)}
        share="plants"
        noindex={chosen.length > 1 || after !== undefined}
        isSent
      />
      <main id="main">
        <div className="finder-head">
          <PageHead
            wall="pista"
            crumbs={[
              { label: words.home, to: homePath },
              { label: words.allPlants, to: plantsPath },
              { label: words.name },
            ]}
            heading={words.name}
            intro={words.intro}
            scene="head-finder"
          />
        </div>
        <FinderPlants chosen={chosen} page={page} first={narrow} />
        <ClosingSection wall="pista" />
      </main>
      <Island name="finder" component={Finder} props={{}} hasHistory />
    </>
  )
}

function wordsFor(chosen: Chosen, language: Language) {
  const words = finderWords[language]
  const [only, ...others] = chosen
  if (!only || others.length > 0) return { title: words.name, description: words.description }
  const label = choiceLabel(only, language)
  return {
    title: words.titleOf(`${label.charAt(0).toLowerCase()}${label.slice(1)}`),
    description: words.descriptionOf(label.toLowerCase()),
  }
}
