import { Link } from 'react-router'

/** Where no script asks how far something is by itself, somebody does. */
export function HowFar({ path }: { path: string }) {
  return (
    <noscript>
      <Link className="more" to={path} reloadDocument>
        See how far it is
      </Link>
    </noscript>
  )
}
