import { AskCard } from '#app/catalogue/cards/ask-card.tsx'
import { withPrices } from '#app/catalogue/cards/card-prices.server.ts'
import { ProductGrid } from '#app/catalogue/cards/product-grid.tsx'
import { readForPage } from '#app/catalogue/pages/failed-read.server.ts'
import { finderPath, homePath } from '#app/paths/shop-paths.ts'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageHead } from '#app/ui/page/page-head.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/landing.route'
import { listLatest } from './landing.server.ts'
import { getLanding, type LandingPanel } from './landing.ts'
import { landingWords } from './landing.words.ts'

export const handle: PageHandle = { sheets: ['landing'] }

export async function loader({ pattern, context }: Route.LoaderArgs) {
  const landing = getLanding(`/${pattern}`)
  const products = await readForPage(context, 'Failed to fetch products.', async () => {
    const app = context.get(appContext)
    const language = context.get(languageContext)
    return withPrices(app, await listLatest(app.db, landing, language))
  })
  return { landing, products }
}

/** The landings (§2): two panels that lead on, then a mixed grid where the landing has one and something for it. */
export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  const { landing, products } = loaderData
  const { name, path, wall, share, panels, latest } = landing
  const words = useWords(landingWords)
  const inPath = usePath()
  const { heading, title, description, intro, first, second, ...own } = words[name]
  return (
    <>
      <PageMeta title={title} description={description} path={path} share={share} />
      <main id="main">
        <PageHead
          wall={wall}
          crumbs={[{ label: words.home, to: homePath }, { label: heading }]}
          heading={heading}
          intro={intro}
        />
        <section className={`section wrap panels room-${wall}`} aria-label={words.collections}>
          <Panel panel={panels.first} words={first} first />
          <Panel panel={panels.second} words={second} />
        </section>
        {latest && products.length > 0 && (
          <section className="wrap rail rail-last" aria-labelledby="latest">
            <div className="rail-words">
              <h2 id="latest">{own.latest}</h2>
              <p>{own.latestText}</p>
              {landing.finder && (
                <a className="more" href={inPath(finderPath)}>
                  {words.findPlant}
                </a>
              )}
            </div>
            <ProductGrid products={products} heading="h3" first={false}>
              <AskCard heading="h3" />
            </ProductGrid>
          </section>
        )}
        <ClosingSection wall={wall} />
      </main>
    </>
  )
}

interface PanelProps {
  panel: LandingPanel
  words: { heading: string; text: string; button: string }
  first?: boolean
}

function Panel({ panel: { to, scene }, words: { heading, text, button }, first }: PanelProps) {
  const path = usePath()
  return (
    <div className="panel">
      <h2>{heading}</h2>
      <p>{text}</p>
      <a className="btn" href={path(to)}>
        {button}
      </a>
      <div className="panel-art">
        <Picture
          name={scene}
          alt=""
          sizes="(min-width: 1024px) 375px, (min-width: 700px) 312px, 210px"
          priority={first ?? false}
          eager
        />
      </div>
    </div>
  )
}
