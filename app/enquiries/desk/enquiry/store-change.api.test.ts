import { expect, test } from 'vitest'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import type { Role } from '#app/staff/role.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { done, openDesk } from '#tests/support/desk.ts'
import { routeArgs } from '#tests/support/test-app.ts'
import { action } from './store-change.api.ts'

const address = 'http://localhost:3000/desk/waiting-changes'

/** A desk to which a phone of Asha's sends what was done without network. */
async function openRoute() {
  const desk = await openDesk()
  const { app, asha } = desk
  const send = async (body: unknown, staff: { id?: number; role?: Role } = {}) => {
    const { id = asha, role = 'desk' } = staff
    const request = new Request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const args = routeArgs(app, request)
    args.context.set(staffContext, { id, name: 'Asha Patil', role, sessionId: 1 })
    const answer = await action(args)
    return { status: answer.status, body: await answer.json() }
  }
  const change = (reference: string, form: Record<string, string>) => ({
    staffId: asha,
    reference,
    form: { version: '1', submission: 'a-change-of-hers', ...form },
  })
  return { ...desk, send, written: change }
}

test('what was done without network is stored once, however often it comes', async () => {
  const { app, ask, send, written } = await openRoute()
  const reference = await ask()
  const quoted = written(reference, { intent: 'state', state: 'quoted' })
  const note = written(reference, { intent: 'note', text: 'Has a lift', submission: 'her-note-1' })
  for (const _ of [1, 2]) {
    expect(await send(quoted)).toEqual({ status: 200, body: { version: 2 } })
    expect(await send(note)).toEqual({ status: 200, body: {} })
  }
  const file = await findEnquiryFile(app, reference)
  expect(file?.events.map(({ code, by }) => [code, by?.name])).toEqual([
    ['note', 'Asha Patil'],
    ['state', 'Asha Patil'],
  ])
})

test('where somebody was quicker both values are told, and nothing is overwritten', async () => {
  const { app, ask, send, written, change, ravi } = await openRoute()
  const reference = await ask()
  done(await change(reference, { kind: 'state', state: 'won' }, { by: ravi }))
  // What stands beside it is not what was in the way.
  done(await change(reference, { kind: 'note', text: 'Has a lift' }, { by: ravi }))
  const quoted = written(reference, { intent: 'state', state: 'quoted' })
  expect(await send(quoted)).toMatchObject({
    status: 409,
    body: {
      clash: { who: 'Ravi changed this to Won', theirs: 'Won', yours: 'Quoted', version: 2 },
    },
  })
  expect((await findEnquiryFile(app, reference))?.row.state).toBe('won')
})

test('what can’t be stored is refused with the reason, and nobody stores it for another', async () => {
  const { ask, send, written, ravi } = await openRoute()
  const reference = await ask()
  const empty = written(reference, { intent: 'note', text: ' ' })
  expect(await send(empty)).toEqual({ status: 422, body: { problem: 'The note is empty.' } })
  expect(await send(written('AN-NOBODY00', { intent: 'note', text: 'Hello' }))).toMatchObject({
    status: 422,
    body: { problem: 'There is no such enquiry.' },
  })
  expect(await send(written(reference, { intent: 'erase' }))).toMatchObject({ status: 422 })
  const note = written(reference, { intent: 'note', text: 'Has a lift' })
  expect(await send(note, { id: ravi })).toEqual({ status: 403, body: { notYours: true } })
  await expect(send(note, { role: 'catalogue' })).rejects.toMatchObject({ init: { status: 403 } })
})
