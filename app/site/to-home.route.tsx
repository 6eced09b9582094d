import { redirect } from 'react-router'
import { homePath } from '#app/paths/shop-paths.ts'

/** The empty path leads to Home (§2). */
export function loader() {
  return redirect(homePath, 308)
}
