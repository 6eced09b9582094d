import { redirect } from 'react-router'

/** The empty path leads to Home (§2). */
export function loader() {
  return redirect('/home', 308)
}
