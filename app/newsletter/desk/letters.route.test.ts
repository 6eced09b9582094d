import { expect } from 'vitest'
import { tabOf } from '#app/desk/shell/desk-tabs.ts'
import type { Role } from '#app/staff/role.ts'
import { findSignedIn } from '#app/staff/sessions/sessions.server.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { addReaders } from '#tests/support/letters.ts'
import { signIn } from '#tests/support/staff.ts'
import { formRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { action, loader } from './letter.route.tsx'
import { letterStanding, viewLetter } from './letter-view.ts'
import { loader as list, action as write } from './letters.route.tsx'

/** The letters for somebody who is signed in. */
async function openLetters(role: Role = 'owner', env: Record<string, string> = {}) {
  const app = await openTestApp({ SMTP_URL: 'smtp://mail.example', ...env })
  const { token, staffId } = await signIn(app, { name: 'Asha Patil', role })
  const args = async <Params>(request: Request, params: Params) => {
    const all = { ...routeArgs(app, request), params }
    const signedIn = await findSignedIn(app.db, token)
    if (signedIn) all.context.set(staffContext, signedIn)
    return all
  }
  const look = async (id: number, query = '') =>
    loader(
      await args(new Request(`http://localhost:3000/desk/letters/${id}${query}`), { id: `${id}` }),
    )
  const all = async () => list(await args(new Request('http://localhost:3000/desk/letters'), {}))
  const begin = async () => {
    const answer = await write(await args(formRequest('/desk/letters', {}), {}))
    return Number(answer.headers.get('Location')?.split('/').at(-1))
  }
  /** Sends a form; gives where it leads to, or why it was refused. */
  const send = async (id: number, intent: string, fields: Record<string, string> = {}) => {
    const request = formRequest('/desk/letters/1', { intent, ...fields })
    const answer = await action(await args(request, { id: `${id}` }))
    return answer instanceof Response
      ? answer.headers.get('Location')
      : { status: answer.init?.status, ...answer.data }
  }
  const events = async () => {
    const rows = await app.db.selectFrom('staff_events').select(['code', 'about']).execute()
    return rows.map(({ code, about }) => `${code} ${about}`)
  }
  return { app, staffId, look, all, begin, send, events }
}

const words = { subject: 'Monsoon notes', text: 'It rains.\n\nSee https://aangan.example/home' }

test('An owner writes a letter, tries it, looks at it once more, sends it, pauses it and stops it', async () => {
  const { app, look, all, begin, send, events } = await openLetters()
  await addReaders(app.db, 3)
  const id = await begin()
  expect((await all()).letters).toMatchObject([{ id, subject: '', standing: 'Draft' }])
  const path = `/desk/letters/${id}`

  expect(await send(id, 'save', { ...words, version: '1' })).toBe(`${path}?saved=2`)
  const trial = String(await send(id, 'test', { ...words, version: '2' }))
  expect(trial).toMatch(/\?test=[\w-]{36}$/)
  const own = await app.db.selectFrom('outbox').select(['kind', 'recipient', 'body']).execute()
  expect(own).toMatchObject([
    { kind: 'staff-email', recipient: expect.stringContaining('@aangan') },
  ])
  expect(JSON.parse(own[0]?.body ?? '')).toMatchObject({ subject: 'Test: Monsoon notes' })
  expect((await look(id, trial.slice(path.length))).test).toBe('on its way')

  expect(await send(id, 'review', { ...words, text: 'It pours.', version: '2' })).toBe(
    `${path}?review`,
  )
  const reviewed = await look(id, '?review')
  expect(reviewed).toMatchObject({
    isReviewed: true,
    readers: 3,
    letter: { text: 'It pours.', version: 3 },
  })
  expect(await send(id, 'send', { version: '2' })).toBe(`${path}?kept`)
  expect(await send(id, 'send', { version: '3' })).toBe(path)
  expect((await look(id, '?review')).isReviewed).toBe(false)
  expect(await send(id, 'save', { ...words, version: '3' })).toBe(path)
  expect((await look(id)).letter).toMatchObject({ state: 'sending', text: 'It pours.', waiting: 3 })

  await send(id, 'pause')
  expect((await all()).letters).toMatchObject([{ standing: 'Paused, 0 of 3 sent' }])
  await send(id, 'continue')
  await send(id, 'stop')
  await send(id, 'pause')
  expect((await look(id)).letter).toMatchObject({ state: 'stopped' })
  expect((await events()).filter((event) => event.startsWith('letter'))).toEqual(
    ['sent', 'paused', 'continued', 'stopped'].map((what) => `letter-${what} letter ${id}`),
  )
})

test('What is missing or too long is told, and what was typed is kept', async () => {
  const { look, begin, send } = await openLetters()
  const id = await begin()
  expect(await send(id, 'save', { subject: 'a'.repeat(121), text: 'b', version: '1' })).toEqual({
    status: 422,
    words: { subject: 'a'.repeat(121), text: 'b' },
    errors: { subject: 'Subject: this must be at most 120 characters.' },
    version: 1,
  })
  expect(await send(id, 'review', { subject: ' ', text: 'Half', version: '1' })).toMatchObject({
    status: 422,
    errors: { subject: 'Subject: say what the letter is about.' },
    version: 2,
  })
  expect((await look(id)).letter).toMatchObject({ subject: '', text: 'Half' })
  await expect(send(id, 'burn')).rejects.toMatchObject({ init: { status: 400 } })
  await expect(look(id + 1)).rejects.toMatchObject({ init: { status: 404 } })
  expect(await send(id, 'delete')).toBe('/desk/letters?deleted')
  await expect(look(id)).rejects.toMatchObject({ init: { status: 404 } })
})

test('Of two owners who write, the second is told, and may put theirs in its place', async () => {
  const { look, begin, send } = await openLetters()
  const id = await begin()
  await send(id, 'save', { ...words, version: '1' })
  const mine = { subject: 'Summer notes', text: 'It is hot.' }
  expect(await send(id, 'save', { ...mine, version: '1' })).toMatchObject({
    status: 409,
    words: mine,
    problem: expect.stringContaining('Somebody else'),
    version: 2,
  })
  expect((await look(id)).letter).toMatchObject(words)
  await send(id, 'save', { ...mine, version: '2' })
  expect((await look(id)).letter).toMatchObject(mine)
})

test('Nothing is sent without a mail server', async () => {
  const { app, look, begin, send } = await openLetters('owner', { SMTP_URL: '' })
  await addReaders(app.db, 1)
  const id = await begin()
  await send(id, 'save', { ...words, version: '1' })
  expect(await send(id, 'send', { version: '2' })).toBe(`/desk/letters/${id}?kept`)
  expect(await look(id)).toMatchObject({ hasMailServer: false, letter: { state: 'draft' } })
})

test.each(['desk', 'catalogue'] as const)(
  'The %s neither sees nor writes letters',
  async (role) => {
    const { all, begin, look, send } = await openLetters(role)
    const refused = { init: { status: 403 } }
    for (const attempt of [all, begin, () => look(1), () => send(1, 'send')]) {
      await expect(attempt()).rejects.toMatchObject(refused)
    }
  },
)

test.each(['/desk/letters', '/desk/letters/7', '/desk/download'])(
  '%s is a part of the settings',
  (path) => expect(tabOf(path)?.label).toBe('Settings'),
)

test('A letter’s numbers add up to those it was meant for', () => {
  const letter = { recipients: 1_204, sent: 812, failed: 3, left_since: 9, state: 'sending' }
  const view = viewLetter(letter as never)
  expect(view).toMatchObject({ sent: 812, failed: 3, left: 9, waiting: 380 })
  expect(letterStanding(view)).toBe('On its way, 812 of 1,204 sent')
  // Some confirmed while it was on its way.
  expect(viewLetter({ ...letter, sent: 1_210 } as never)).toMatchObject({ left: 0, waiting: 0 })
})
