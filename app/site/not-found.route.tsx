import { data, redirect } from 'react-router'
import { finderPath } from '#app/catalogue/facts/plant-choices.ts'
import { readForPage } from '#app/catalogue/failed-read.server.ts'
import { findOldAddress } from '#app/catalogue/old-addresses.server.ts'
import { Kolam } from '#app/ui/kolam.tsx'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/not-found.route'
import { WindowLight } from './home/window-light.tsx'

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
  return (
    <>
      <PageMeta
        title="Page not found"
        description="The page you are looking for does not exist."
        path="/404"
        noindex
      />
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
          <h1>404 - Page Not Found</h1>
          <p>Sorry, the page you are looking for does not exist.</p>
          <a className="btn" href="/home">
            Go to Home Page
          </a>
          <p>
            <a className="more" href={finderPath}>
              Or find a plant for your corner
            </a>
          </p>
        </section>
        <LastRoom wall="pista" />
      </main>
    </>
  )
}
