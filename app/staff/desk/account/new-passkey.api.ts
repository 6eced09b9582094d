import { z } from 'zod'
import { getOwnAccount } from '#app/staff/own-account.server.ts'
import { addPasskey, askForNewPasskey } from '#app/staff/passkeys/add-passkey.server.ts'
import { newCredential } from '#app/staff/passkeys/passkey-answer.ts'
import { provePassword } from '#app/staff/prove-password.server.ts'
import { findDeviceOf } from '#app/staff/sessions/device-list.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import { isJson, onlyPost } from '#server/forms/receive-json.ts'
import type { Route } from './+types/new-passkey.api'

const posted = z.discriminatedUnion('do', [
  z.object({ do: z.literal('ask'), password: z.string().max(1_000) }),
  z.object({ do: z.literal('add'), answer: newCredential }),
])

export function loader({ context }: Route.LoaderArgs) {
  requireRole(context, 'owner', 'desk', 'catalogue')
  return onlyPost()
}

/**
 * `POST /desk/account/new-passkey`: against the password what a browser is to make a passkey with
 * (`ask`), then the passkey that it has made (`add`). 404 where the site can have none, 422 for
 * what is none, or a wrong password; 429 while nobody may try.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { id, sessionId } = requireRole(context, 'owner', 'desk', 'catalogue')
  const app = context.get(appContext)
  if (!isJson(request)) return refuse(415, 'This is no passkey.')
  const { data } = posted.safeParse(await request.json().catch(() => undefined))
  if (!data) return refuse(422, 'This is no passkey.')
  if (data.do === 'ask') {
    const { password } = data
    const unproven = await provePassword(context, request, { staffId: id, password })
    if (unproven) return refuse(unproven.status, unproven.words, unproven.headers)
    const options = await askForNewPasskey(app, { id, ...(await getOwnAccount(app.db, id)) })
    return options ? Response.json(options) : refuse(404, 'There are no passkeys here.')
  }
  const device = await findDeviceOf(app.db, sessionId)
  const added = await addPasskey(
    app,
    {
      staffId: id,
      deviceId: device?.deviceId ?? null,
      deviceLabel: device?.deviceLabel ?? 'A browser',
    },
    data.answer,
  )
  return added ? Response.json({}) : refuse(422, 'That took too long. Please try again.')
}

function refuse(status: number, words: string, headers: Record<string, string> = {}) {
  return Response.json({ errors: { form: words } }, { status, headers })
}
