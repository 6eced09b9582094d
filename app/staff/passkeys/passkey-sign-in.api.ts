import { z } from 'zod'
import { readWantedPage } from '#app/staff/login-address.ts'
import { letIn } from '#app/staff/sessions/let-in.server.ts'
import { appContext } from '#server/app-context.ts'
import { asJson, countAddress } from '#server/forms/form-refusal.ts'
import { isJson, onlyPost } from '#server/forms/receive-json.ts'
import { comesFromOurPages } from '#server/http/anti-forgery.ts'
import type { Route } from './+types/passkey-sign-in.api'
import { askForPasskey, checkPasskey } from './check-passkey.server.ts'
import { signedChallenge } from './passkey-answer.ts'

const posted = z.discriminatedUnion('do', [
  z.object({ do: z.literal('ask') }),
  z.object({
    do: z.literal('sign-in'),
    answer: signedChallenge,
    lasting: z.boolean(),
    next: z.string().max(2_000),
  }),
])

export function loader() {
  return onlyPost()
}

/**
 * `POST /login/passkey`: what a browser is to sign (`ask`), or the sign-in with it. Wrong passwords
 * don't slow it: a passkey can't be guessed. 403 for what comes from another site, 404 where the
 * site can have no passkeys, 422 for one that is nobody's, 429 for too many.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  if (!isJson(request) || !comesFromOurPages(request, app.config.siteUrl)) {
    return refuse(403, 'Please sign in from our own page.')
  }
  const tooMany = countAddress(context)
  if (tooMany) return asJson(tooMany)
  const { data } = posted.safeParse(await request.json().catch(() => undefined))
  if (!data) return refuse(422, 'This is no passkey.')
  if (data.do === 'ask') {
    const options = await askForPasskey(app)
    return options ? answer(options) : refuse(404, 'There are no passkeys here.')
  }
  const findWho = await checkPasskey(app, data.answer)
  const entry = findWho && { findWho, lasting: data.lasting, how: 'passkey' as const }
  const headers = entry && (await letIn(app, request, entry))
  if (!headers) {
    return refuse(422, 'This passkey does not open the desk. Please use your password.')
  }
  return Response.json({ to: readWantedPage(data.next) }, { headers })
}

function answer(body: object) {
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
}

function refuse(status: number, words: string) {
  const headers = { 'Cache-Control': 'no-store' }
  return Response.json({ errors: { form: words } }, { status, headers })
}
