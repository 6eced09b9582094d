import { data } from 'react-router'
import { Kolam } from '#app/ui/kolam.tsx'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { WindowLight } from './window-light.tsx'

export function loader() {
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
        </section>
        <LastRoom wall="pista" />
      </main>
    </>
  )
}
