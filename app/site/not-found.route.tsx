import { data } from 'react-router'
import { LastRoom } from '#app/ui/last-room.tsx'
import { Picture } from '#app/ui/picture.tsx'

export function loader() {
  return data(null, { status: 404 })
}

/** The 404 page (§2): an empty room. */
export default function NotFoundRoute() {
  return (
    <>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <main id="main">
        <section className="section wrap bare lost">
          <figure>
            <Picture name="not-found" alt="" sizes="420px" priority />
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
