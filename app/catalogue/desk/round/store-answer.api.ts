import { data } from 'react-router'
import { z } from 'zod'
import { answerSize } from '#app/catalogue/rounds/answer-size.server.ts'
import type { AnswerStored } from '#app/catalogue/rounds/waiting-answer.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import { isJson, onlyPost } from '#server/forms/receive-json.ts'
import type { Route } from './+types/store-answer.api'
import { readAnswer } from './round-form.server.ts'

const posted = z.object({
  staffId: z.int(),
  answer: z.record(z.string().max(20), z.string().max(100)),
})

export function loader({ context }: Route.LoaderArgs) {
  requireRole(context, 'owner', 'desk', 'catalogue')
  return onlyPost()
}

/**
 * `POST /desk/catalogue/round/answers`: stores an answer that waited on a phone, once under its
 * `submission`, and gives what became of it. 403 where somebody else gave it, 422 for what is none.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireRole(context, 'owner', 'desk', 'catalogue')
  if (!isJson(request)) throw data('This is no answer.', { status: 415 })
  const { data: sent } = posted.safeParse(await request.json().catch(() => undefined))
  const given = sent && readAnswer(sent.answer)
  if (!given) return reply(422, { problem: 'This is no answer.' })
  if (sent.staffId !== staff.id) return reply(403, { notYours: true })
  const { state, said } = await answerSize(context.get(appContext).db, given, staff.id)
  return reply(200, { answer: { state, said } })
}

function reply(status: number, body: AnswerStored) {
  return Response.json(body, { status })
}
