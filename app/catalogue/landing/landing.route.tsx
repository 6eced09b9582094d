import { AskCard } from '#app/catalogue/ask-card.tsx'
import { finderPath } from '#app/catalogue/facts/plant-choices.ts'
import { readForPage } from '#app/catalogue/failed-read.server.ts'
import { ProductGrid } from '#app/catalogue/product-grid.tsx'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/landing.route'
import { listLatest } from './landing.server.ts'
import { getLanding, type LandingPanel } from './landing.ts'

export async function loader({ pattern, context }: Route.LoaderArgs) {
  const landing = getLanding(`/${pattern}`)
  const products = await readForPage(context, 'Failed to fetch products.', () =>
    listLatest(context.get(appContext).db, landing, context.get(languageContext)),
  )
  return { landing, products }
}

/** The landings (§2): two panels that lead on, then a mixed grid where the landing has one. */
export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  const { landing, products } = loaderData
  const { path, wall, heading, title, description, intro, share, panels, latest } = landing
  return (
    <>
      <PageMeta title={title} description={description} path={path} share={share} />
      <main id="main">
        <PageHead
          wall={wall}
          crumbs={[{ label: 'Home', to: '/home' }, { label: heading }]}
          heading={heading}
          intro={intro}
        />
        <section className={`section wrap panels room-${wall}`} aria-label="Collections">
          {panels.map((panel, index) => (
            <Panel key={panel.to} panel={panel} first={index === 0} />
          ))}
        </section>
        {latest && (
          <section className="wrap rail rail-last" aria-labelledby="latest">
            <div className="rail-words">
              <h2 id="latest">{latest.heading}</h2>
              <p>{latest.text}</p>
              {landing.finder && (
                <a className="more" href={finderPath}>
                  Find a plant for your corner
                </a>
              )}
            </div>
            <ProductGrid products={products} heading="h3" first={false}>
              <AskCard heading="h3" />
            </ProductGrid>
          </section>
        )}
        <LastRoom wall={wall} />
      </main>
    </>
  )
}

function Panel({ panel, first }: { panel: LandingPanel; first: boolean }) {
  const { heading, text, button, to, scene } = panel
  return (
    <div className="panel">
      <h2>{heading}</h2>
      <p>{text}</p>
      <a className="btn" href={to}>
        {button}
      </a>
      <div className="panel-art">
        <Picture
          name={scene}
          alt=""
          sizes="(min-width: 1024px) 375px, (min-width: 700px) 312px, 210px"
          priority={first}
          eager
        />
      </div>
    </div>
  )
}
