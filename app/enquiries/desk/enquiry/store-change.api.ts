import { data } from 'react-router'
import { z } from 'zod'
import { type StoredAnswer, waitingIntents } from '#app/desk/waiting/waiting-change.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import { isJson, onlyPost } from '#server/forms/receive-json.ts'
import type { Route } from './+types/store-change.api'
import { changeByForm } from './change-by-form.server.ts'

const posted = z.object({
  staffId: z.int(),
  reference: z.string().max(20),
  form: z
    .record(z.string().max(40), z.string().max(100_000))
    .and(z.object({ intent: z.enum(waitingIntents), submission: z.string() })),
})

export function loader({ context }: Route.LoaderArgs) {
  requireRole(context, 'owner', 'desk')
  return onlyPost()
}

/**
 * `POST /desk/waiting-changes`: makes a change that was written without network, once under its
 * `submission`. 409 with both values where somebody was quicker, 422 with the reason for what is
 * refused, 403 where it was written by somebody else.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireRole(context, 'owner', 'desk')
  if (!isJson(request)) throw data('This is no change.', { status: 415 })
  const { data: change } = posted.safeParse(await request.json().catch(() => undefined))
  if (!change) return answer(422, { problem: 'This is no change.' })
  if (change.staffId !== staff.id) return answer(403, { notYours: true })
  const { reference, form } = change
  const outcome = await changeByForm(context.get(appContext), reference, form, staff)
  if (!outcome) return answer(422, { problem: 'There is no such enquiry.' })
  // A note stands beside what others do: it makes no version.
  if ('to' in outcome) {
    return answer(200, form.intent === 'note' ? {} : { version: outcome.version })
  }
  const { conflict, problem } = outcome.notDone
  return answer(outcome.status, conflict ? { clash: conflict } : { problem })
}

function answer(status: number, body: StoredAnswer) {
  return Response.json(body, { status })
}
