import { data } from 'react-router'
import { languageContext } from '#server/app-context.ts'
import type { Route } from './+types/busy.route'
import { busyWords } from './busy.words.ts'

/** The shop's error page says it, with the phone number. */
export function loader({ context }: Route.LoaderArgs) {
  throw data(busyWords[context.get(languageContext)].many, { status: 503 })
}

export default function BusyRoute() {
  return null
}
