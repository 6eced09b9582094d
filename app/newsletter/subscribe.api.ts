import { appContext } from '#server/app-context.ts'
import { answerCall } from '#server/forms/answer-form.ts'
import { onlyPost } from '#server/forms/receive-json.ts'
import type { Route } from './+types/subscribe.api'
import { newsletterWords } from './newsletter.words.ts'
import { parseSignUp, receiveSignUp } from './newsletter-form.server.ts'
import { whatFollows } from './newsletter-rules.ts'

export function loader() {
  return onlyPost()
}

/** `POST /newsletter/subscribe` (§7) with a JSON body: 200 with the message, 422, or 429 and 503. */
export function action({ request, context }: Route.ActionArgs) {
  const { mail } = context.get(appContext).config
  return answerCall(context, request, {
    parse: parseSignUp,
    receive: receiveSignUp,
    taken: (_, language) =>
      Response.json({
        message: newsletterWords[language].subscribed,
        note: whatFollows(mail, language),
      }),
  })
}
