import { expect, test } from 'vitest'
import { draftOf, findRevision, startQuote, throwDraft } from '#app/quotes/drafts/drafts.server.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { openDesk } from '#tests/support/desk.ts'
import { jsonRequest, routeArgs } from '#tests/support/test-app.ts'
import { action } from './keep-draft.api.ts'

/** A draft of Asha's, to which phones send what was typed into it. */
async function openDraft() {
  const desk = await openDesk()
  const { app, asha } = desk
  const doing = { staffId: asha, now: new Date() }
  const id = (await startQuote(app, await desk.ask(), doing)) ?? 0
  const send = async (form: Record<string, string>, staffId = asha, signedIn = staffId) => {
    const whole = { version: '1', lines: '0', ...form }
    const args = routeArgs(app, jsonRequest('/desk/quotes/typed', { staffId, id, form: whole }))
    args.context.set(staffContext, { id: signedIn, name: '', role: 'desk', sessionId: 1 })
    const answer = await action(args)
    return { status: answer.status, ...(await answer.json()) }
  }
  const stored = async () => draftOf((await findRevision(app.db, id)) ?? { draft: null })
  return { ...desk, id, doing, send, stored }
}

test('what was typed is stored once, however often it comes, and nothing late takes it back', async () => {
  const { send, stored } = await openDraft()
  const page = 'a-page-of-hers'
  const first = { page, count: '1', note: 'One' }
  for (const _ of [1, 2]) {
    expect(await send(first)).toMatchObject({ status: 200, view: { version: 2 } })
  }
  expect(await send({ page, count: '3', note: 'Three' })).toMatchObject({ view: { version: 3 } })
  expect(await send({ page, count: '2', note: 'Two' })).toMatchObject({
    status: 200,
    view: { version: 3, draft: { note: 'Three' } },
  })
  // Another tab that wrote as the same page is told so.
  expect(await send({ page, count: '3', note: 'Also three' })).toMatchObject({ status: 409 })
  expect((await stored()).note).toBe('Three')
})

test('a colleague’s later change is a conflict, and only whoever typed it sends it', async () => {
  const { app, id, doing, asha, ravi, send, stored } = await openDraft()
  expect(await send({ page: 'page-of-ravi', count: '1', note: 'His' }, ravi)).toMatchObject({
    status: 200,
  })
  expect(await send({ page: 'page-of-asha', count: '1', note: 'Hers' })).toMatchObject({
    status: 409,
    conflict: { version: 2, differences: [{ label: 'Note', theirs: 'His', yours: 'Hers' }] },
  })
  expect((await stored()).note).toBe('His')
  expect(await send({ note: 'Hers' }, asha, ravi)).toMatchObject({ status: 403 })
  await throwDraft(app.db, id, doing)
  expect(await send({ version: '2', note: 'Hers' })).toEqual({ status: 404 })
})
