import { redirect } from 'react-router'
import { iconsRoot } from '#app/paths/machine-paths.ts'

/** `GET /favicon.ico`: asked for by old habit; the icon is an SVG. */
export function loader() {
  return redirect(`${iconsRoot}favicon.svg`, 301)
}
