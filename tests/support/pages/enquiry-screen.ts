import { expect } from 'vitest'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { action, loader } from '#app/enquiries/desk/enquiry/enquiry.route.tsx'
import type { Enquiry } from '#app/enquiries/enquiry.ts'
import type { Role } from '#app/staff/role.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { openDesk } from '#tests/support/desk.ts'
import { formRequest, routeArgs } from '#tests/support/test-app.ts'

/** An enquiry that has just come in, and the screen on which Asha and Ravi have it. */
export async function openEnquiryScreen(enquiry?: Partial<Enquiry>) {
  const desk = await openDesk()
  const { app, asha, ravi } = desk
  const reference = await desk.ask(enquiry, new Date())
  const args = (request: Request, staff: { id?: number; role?: Role } = {}) => {
    const made = { ...routeArgs(app, request), params: { reference } }
    const { id = asha, role = 'desk' } = staff
    made.context.set(staffContext, { id, name: 'Asha Patil', role, sessionId: 1 })
    return made
  }
  const address = `/desk/enquiries/${reference}`
  const open = async (query = '', staff?: { id?: number; role?: Role }) => {
    const request = new Request(`http://localhost:3000${address}${query}`)
    return (await loader(args(request, staff))).view
  }
  /** Posts a form as the page in front of the person would; gives where it leads, or what is said. */
  const post = async (
    fields: Record<string, string>,
    staff?: { id?: number; role?: Role; version?: number },
  ) => {
    const version = staff?.version ?? (await open('', staff)).version
    const form = formRequest(address, { version: String(version), ...fields })
    const answer = await action(args(form, staff))
    if (answer instanceof Response) {
      return { status: answer.status, to: answer.headers.get('Location') ?? '' }
    }
    return { status: answer.init?.status, notDone: answer.data.notDone }
  }
  const file = async () => {
    const found = await findEnquiryFile(app, reference)
    if (!found) throw new Error('The enquiry is gone.')
    return found
  }
  return { ...desk, reference, address, open, post, file, args, asha, ravi }
}

type Screen = Awaited<ReturnType<typeof openEnquiryScreen>>

/** Posts, and shows the page to which it leads. */
export async function postAndFollow({ post, open }: Screen, fields: Record<string, string>) {
  const { status, to } = await post(fields)
  expect(status).toBe(303)
  return open(`?${to?.split('?')[1] ?? ''}`)
}

/** What an enquiry's history says, a line for each entry, the newest first. */
export const wordsOf = (view: Awaited<ReturnType<Screen['open']>>) =>
  view.days.flatMap(({ lines }) => lines.map(({ who, words }) => `${who ?? ''} ${words}`.trim()))
