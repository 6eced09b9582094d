import { redirect } from 'react-router'

/** `GET /favicon.ico`: asked for by old habit; the icon is an SVG. */
export function loader() {
  return redirect('/icons/favicon.svg', 301)
}
