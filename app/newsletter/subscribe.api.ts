import { appContext } from '#server/app-context.ts'
import { answerCall } from '#server/forms/answer-form.ts'
import { onlyPost } from '#server/forms/receive-json.ts'
import type { Route } from './+types/subscribe.api'
import { parseSignUp, receiveSignUp } from './newsletter-form.server.ts'
import { subscribed, whatFollows } from './newsletter-rules.ts'

export function loader() {
  return onlyPost()
}

/** `POST /newsletter/subscribe` (§7) with a JSON body: 200 with the message, 422, or 429 and 503. */
export function action({ request, context }: Route.ActionArgs) {
  const note = whatFollows(context.get(appContext).config.mail)
  return answerCall(context, request, {
    parse: parseSignUp,
    receive: receiveSignUp,
    taken: () => Response.json({ message: subscribed, note }),
  })
}
