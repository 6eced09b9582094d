import { data, redirect } from 'react-router'
import { finderPath } from '#app/catalogue/facts/plant-choices.ts'
import { readForPage } from '#app/catalogue/failed-read.server.ts'
import { findOldAddress } from '#app/catalogue/old-addresses.server.ts'
import { usePath, useWords } from '#app/languages/use-language.ts'
import { Kolam } from '#app/ui/kolam.tsx'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { Picture } from '#app/ui/picture.tsx'
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

/** The 404 page (§2): an empty room. */
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
          <a className="btn" href={path('/home')}>
            {words.goHome}
          </a>
          <p>
            <a className="more" href={path(finderPath)}>
              {words.findPlant}
            </a>
          </p>
        </section>
        <LastRoom wall="pista" />
      </main>
    </>
  )
}
