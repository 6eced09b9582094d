import { data, Link } from 'react-router'
import { inboxPath } from '#app/paths/desk-paths.ts'

export function loader() {
  return data(null, { status: 404 })
}

/** An address below the desk's that is none: only who is signed in is told so. */
export default function DeskNotFoundRoute() {
  return (
    <main id="main" className="page">
      <title>Not found</title>
      <section className="bare">
        <h1>There is no such page on the desk</h1>
        <p>
          <Link className="btn" to={inboxPath}>
            Go to the inbox
          </Link>
        </p>
      </section>
    </main>
  )
}
