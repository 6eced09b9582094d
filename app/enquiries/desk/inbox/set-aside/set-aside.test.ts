import { expect, test } from 'vitest'
import { action, loader } from '#app/enquiries/desk/inbox/inbox.route.tsx'
import type { Role } from '#app/staff/role.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { type Desk, openDesk } from '#tests/support/desk.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { formRequest } from '#tests/support/test-app.ts'

/** A desk with so many enquiries that the site has set aside, and what a form of its list is answered. */
async function openSpam(many: number) {
  const desk = await openDesk()
  const references: string[] = []
  for (let index = 0; index < many; index++) {
    const mobileNumber = `987654321${index}`
    const message = `Cheap watches ${index}`
    references.push(await desk.ask({ mobileNumber, message, suspicion: 'honeypot' }, new Date()))
  }
  return { desk, references }
}

async function post(desk: Desk, fields: [string, string][], role: Role = 'owner') {
  const request = new Request(formRequest('/desk?index&tab=spam', {}), {
    body: new URLSearchParams(fields),
  })
  const args = await staffArgs(desk.app, request, { role })
  const answer = await Promise.resolve(action(args)).catch((thrown: unknown) => thrown)
  return answer instanceof Response ? (answer.headers.get('location') ?? '') : answer
}

async function look(desk: Desk, address: string) {
  const url = new URL(address, 'http://localhost:3000')
  const args = await staffArgs(desk.app, new Request(url))
  return loader({ ...args, url })
}

const stored = ({ app }: Desk) =>
  app.db
    .selectFrom('enquiries')
    .select(['reference', 'state', 'full_name', 'erased_at'])
    .orderBy('id')
    .execute()

test('several that were set aside are released at once, each with its e-mails', async () => {
  const { desk, references } = await openSpam(3)
  const [first, second, third] = references
  await desk.change(`${third}`, { kind: 'note', text: 'Really?' })
  const { inbox } = await look(desk, '/desk?tab=spam')
  const rows = inbox.groups.flatMap(({ rows }) => rows)
  expect(rows.map(({ isSetAside }) => isSetAside)).toEqual([true, true, true])
  const chosen = [first, second].map((reference): [string, string] => ['chosen', `${reference}.1`])
  const to = await post(desk, [['intent', 'release-chosen'], ...chosen], 'desk')
  expect(to).toBe('/desk?tab=spam&released=2')
  expect((await stored(desk)).map(({ state }) => state)).toEqual(['new', 'new', 'spam'])
  const sent = await desk.app.db.selectFrom('outbox').select('subject_reference').execute()
  expect(new Set(sent.map((row) => row.subject_reference))).toEqual(new Set([first, second]))
  expect((await look(desk, `${to}`)).doneWithSeveral).toMatchObject({ title: '2 released' })
  // Who comes later finds that somebody was quicker, and nothing is done twice.
  expect(await post(desk, [['intent', 'release-chosen'], ...chosen])).toBe(
    '/desk?tab=spam&released=0&left=2',
  )
})

test('all that are shown are discarded once that was asked again, and what was released meanwhile stays', async () => {
  const { desk, references } = await openSpam(3)
  const [first, second, third] = references
  const shown = references.map((reference) => `${reference}.1`)
  const all: [string, string][] = [
    ['all', 'yes'],
    ['shown', shown.join(' ')],
  ]
  const asked = await post(desk, [['intent', 'discard-chosen'], ...all])
  expect(asked).toEqual({ asked: references.map((reference) => ({ reference, version: 1 })) })
  expect((await stored(desk)).every(({ erased_at }) => erased_at === null)).toBe(true)

  await desk.change(`${second}`, { kind: 'release' })
  const sure = shown.map((text): [string, string] => ['chosen', text])
  const to = await post(desk, [['intent', 'discard-for-good-chosen'], ...sure])
  expect(to).toBe('/desk?tab=spam&discarded=2&left=1')
  expect(await stored(desk)).toEqual([
    { reference: first, state: 'spam', full_name: '', erased_at: expect.any(String) },
    { reference: second, state: 'new', full_name: 'Meera Deshpande', erased_at: null },
    { reference: third, state: 'spam', full_name: '', erased_at: expect.any(String) },
  ])
  const events = await desk.app.db.selectFrom('staff_events').select(['code', 'about']).execute()
  expect(events).toContainEqual({ code: 'spam-discarded', about: `${first} ${third}` })
  expect((await look(desk, `${to}`)).doneWithSeveral).toMatchObject({
    title: '2 discarded',
    text: expect.stringMatching(/erased\. Somebody changed 1/),
  })
})

testOnce('to discard is for owners, and without a choice nothing is done', async () => {
  const { desk, references } = await openSpam(1)
  const chosen: [string, string] = ['chosen', `${references[0]}.1`]
  for (const intent of ['discard-chosen', 'discard-for-good-chosen']) {
    expect(await post(desk, [['intent', intent], chosen], 'desk')).toMatchObject({
      init: { status: 403 },
    })
  }
  expect(await post(desk, [['intent', 'release-chosen']])).toMatchObject({ init: { status: 422 } })
  expect((await stored(desk))[0]).toMatchObject({ state: 'spam', erased_at: null })
})
