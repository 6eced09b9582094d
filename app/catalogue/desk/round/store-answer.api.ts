import { data } from 'react-router'
import { z } from 'zod'
import { answerSize } from '#app/catalogue/rounds/answer-size.server.ts'
import type { AnswerStored } from '#app/catalogue/rounds/waiting-answer.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import { isJson, onlyPost } from '#server/forms/receive-json.ts'
import type { Route } from './+types/store-answer.api'
import { answering } from './answering.server.ts'
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
 * `submission`, and gives what became of it. 403 where somebody else gave it or may not say such a
 * thing, 422 for what is none.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireRole(context, 'owner', 'desk', 'catalogue')
  if (!isJson(request)) throw data('This is no answer.', { status: 415 })
  const { data: sent } = posted.safeParse(await request.json().catch(() => undefined))
  const read = sent && readAnswer(sent.answer)
  if (!read) return reply(422, { problem: 'This is no answer.' })
  if ('fault' in read) return reply(422, { problem: read.fault.words })
  if (sent.staffId !== staff.id) return reply(403, { notYours: true })
  if (!answering(staff).fields.includes(read.given.field)) {
    return reply(403, { problem: 'This is not yours to change. The owner can change that.' })
  }
  const answer = await answerSize(context.get(appContext).db, read.given, staff.id)
  return reply(200, { answer })
}

function reply(status: number, body: AnswerStored) {
  return Response.json(body, { status })
}
