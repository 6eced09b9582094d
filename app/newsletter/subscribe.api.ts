import { appContext } from '#server/app-context.ts'
import { onlyPost, receiveJson } from '#server/receive-json.ts'
import type { Route } from './+types/subscribe.api'
import { invalidEmail, isValidEmail, subscribed, tidyEmail } from './newsletter-rules.ts'
import { subscribe } from './subscribers.server.ts'

export function loader() {
  return onlyPost()
}

/** `POST /newsletter/subscribe` (§7) with a JSON body: 200 with the message, or 422. */
export async function action({ request, context }: Route.ActionArgs) {
  const received = await receiveJson(request)
  if (received instanceof Response) return received
  const email = tidyEmail(emailIn(received.body))
  if (!isValidEmail(email)) {
    return Response.json({ errors: { email: invalidEmail } }, { status: 422 })
  }
  await subscribe(context.get(appContext), email)
  return Response.json({ message: subscribed })
}

function emailIn(body: unknown): string {
  if (!body || typeof body !== 'object' || !('email' in body)) return ''
  return typeof body.email === 'string' ? body.email : ''
}
