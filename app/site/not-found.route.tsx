import { data, redirect } from 'react-router'
import { findOldAddress } from '#app/catalogue/old-addresses.server.ts'
import { readForPage } from '#app/catalogue/pages/failed-read.server.ts'
import { finderPath, homePath } from '#app/paths/shop-paths.ts'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { Kolam } from '#app/ui/pictures/kolam.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/not-found.route'
import { WindowLight } from './home/window-light.tsx'
import { lostWords } from './lost.words.ts'

/** Where nothing stands: 301 to what once stood here, else the 404 page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const { to } = await readForPage(context, 'Failed to fetch products.', () =>
    findOldAddress(context.get(appContext).db, pathname),
  )
  if (to) throw redirect(to, 301)
  return data(null, { status: 404 })
}

/** What is sent to where nothing stands gets the 404 page too, and not that it was sent in a wrong way. */
export function action() {
  return data(null, { status: 404 })
}

/** The 404 page (§2), with an empty background as its picture. */
export default function NotFoundRoute() {
  const words = useWords(lostWords)
  const path = usePath()
  return (
    <>
      <PageMeta title={words.title} description={words.description} path="/404" noindex />
      <main id="main">
        <section className="section wrap bare lost room-chuna">
          <figure>
            <WindowLight />
            <Kolam className="lost-kolam" flat />
            <Picture
              name="not-found"
              alt=""
              sizes="(min-width: 700px) 304px, 240px"
              widths={[250, 360, 500, 800]}
              priority
            />
          </figure>
          <h1>{words.heading}</h1>
          <p>{words.text}</p>
          <a className="btn" href={path(homePath)}>
            {words.goHome}
          </a>
          <p>
            <a className="more" href={path(finderPath)}>
              {words.findPlant}
            </a>
          </p>
        </section>
        <ClosingSection wall="pista" />
      </main>
    </>
  )
}
