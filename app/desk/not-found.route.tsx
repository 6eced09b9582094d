import { data } from 'react-router'
import { WayHome } from '#app/desk/shell/way-home.tsx'

export function loader() {
  return data(null, { status: 404 })
}

/** What is sent there is told the same. */
export function action() {
  return data(null, { status: 404 })
}

/** An address below the desk's that is none: only who is signed in is told so. */
export default function DeskNotFoundRoute() {
  return (
    <main id="main" className="page">
      <title>Not found</title>
      <section className="bare">
        <h1>There is no such page on the desk</h1>
        <WayHome />
      </section>
    </main>
  )
}
