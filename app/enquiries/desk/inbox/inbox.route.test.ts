import { expect, test as onBoth } from 'vitest'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openDesk } from '#tests/support/desk.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { formRequest, responseOf } from '#tests/support/test-app.ts'
import { action, loader } from './inbox.route.tsx'

/** Posts an inbox's form as somebody who has just signed in, and gives what comes of it. */
async function post(desk: Awaited<ReturnType<typeof openDesk>>, fields: Record<string, string>) {
  const args = await staffArgs(desk.app, formRequest('/desk?index&state=new', fields))
  return Promise.resolve(action(args)).catch((thrown: unknown) => thrown)
}

test('an enquiry is taken in its row where the list stands open, and given back', async () => {
  const desk = await openDesk()
  const reference = await desk.ask()
  const taken = await post(desk, { intent: 'take', reference, version: '1', live: '1' })
  expect(taken).toMatchObject({
    row: { reference, with: { name: 'Ravi Kulkarni' }, version: 2 },
    done: { title: 'It is with you now', undo: { intent: 'undo', reference, version: '2' } },
  })
  expect(await findEnquiry(desk.app.db, reference)).toMatchObject({ version: 2 })
  const { undo } = (taken as { done: { undo: Record<string, string> } }).done
  await post(desk, { ...undo, live: '1' })
  expect(await findEnquiry(desk.app.db, reference)).toMatchObject({ staff_id: null, version: 3 })
})

onBoth('without JavaScript the list is shown again as it was, with a way back', async () => {
  const desk = await openDesk()
  const reference = await desk.ask()
  const request = formRequest('/desk?index&state=new', { intent: 'take', reference, version: '1' })
  const args = await staffArgs(desk.app, request)
  const answer = await Promise.resolve(action(args)).catch((thrown) => thrown)
  const to = responseOf(answer).headers.get('location') ?? ''
  expect([responseOf(answer).status, to]).toEqual([
    303,
    expect.stringMatching(/^\/desk\?state=new&done=\d+$/),
  ])
  const url = new URL(to, 'http://localhost')
  const shown = await loader({ ...args, request: new Request(url), url })
  expect(shown.done).toMatchObject({ text: reference, undo: { intent: 'undo', version: '2' } })
})

onBoth('who was a moment too late is told who was quicker, and changes nothing', async () => {
  const desk = await openDesk()
  const reference = await desk.ask()
  await desk.change(reference, { kind: 'person', staffId: desk.asha })
  const late = await post(desk, { intent: 'take', reference, version: '1', live: '1' })
  expect(late).toMatchObject({
    init: { status: 409 },
    data: { problem: `Asha Patil has just changed ${reference}. Open it to see what.` },
  })
  expect(await findEnquiry(desk.app.db, reference)).toMatchObject({ staff_id: desk.asha })
})

test('a form that is none of ours is refused', async () => {
  const desk = await openDesk()
  expect(await post(desk, { intent: 'steal', reference: 'AN-1', version: '1' })).toMatchObject({
    init: { status: 400 },
  })
})
