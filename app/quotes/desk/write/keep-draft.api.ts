import { data } from 'react-router'
import { z } from 'zod'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import { isJson, onlyPost } from '#server/forms/receive-json.ts'
import type { Route } from './+types/keep-draft.api'
import { changeDraft } from './change-draft.server.ts'
import type { KeptAnswer } from './draft-view.ts'

const posted = z.object({
  staffId: z.int(),
  id: z.int(),
  form: z.record(z.string().max(40), z.string().max(10_000)),
})

export function loader({ context }: Route.LoaderArgs) {
  requireRole(context, 'owner', 'desk')
  return onlyPost()
}

/**
 * `POST /desk/quotes/typed`: keeps a draft as it was typed, however often and late it comes, and gives it as it
 * stands then. 409 with what is different where a colleague has changed it since, 404 where it is no draft any
 * more, 403 where somebody else typed it, 422 for what is no draft's form.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireRole(context, 'owner', 'desk')
  if (!isJson(request)) throw data('This is no draft.', { status: 415 })
  const { data: sent } = posted.safeParse(await request.json().catch(() => undefined))
  if (!sent) return answer(422, {})
  if (sent.staffId !== staff.id) return answer(403, {})
  const form = { ...sent.form, intent: 'keep' }
  const doing = { staffId: staff.id, now: new Date() }
  const outcome = await changeDraft(context.get(appContext), sent.id, form, doing)
  if (!outcome || 'to' in outcome) return answer(404, {})
  const { view, conflict } = outcome.answer
  return answer(outcome.status, conflict ? { conflict } : { view })
}

function answer(status: number, body: KeptAnswer) {
  return Response.json(body, { status })
}
