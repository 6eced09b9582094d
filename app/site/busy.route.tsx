import { data } from 'react-router'
import { busyWords } from './busy-words.ts'

/** The shop's error page says it, with the phone number. */
export function loader() {
  throw data(busyWords, { status: 503 })
}

export default function BusyRoute() {
  return null
}
