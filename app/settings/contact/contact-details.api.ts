import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/contact-details.api'
import { listContactDetails } from './contact-details.ts'

/** `GET /contact-details` (§7): the contact records as §3's entity. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(listContactDetails(context.get(appContext).config.business))
}
