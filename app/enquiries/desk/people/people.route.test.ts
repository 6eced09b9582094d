import { expect, test as onBoth, onTestFinished, vi } from 'vitest'
import { readNotes } from '#app/enquiries/export/enquiry-notes.server.ts'
import { subscribe } from '#app/newsletter/subscribers.server.ts'
import { askForChange } from '#app/quotes/sending/answers.server.ts'
import type { Role } from '#app/staff/role.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { minutesOn, openDesk } from '#tests/support/desk.ts'
import { giveQuote, writeQuote } from '#tests/support/quotes.ts'
import { formRequest, routeArgs } from '#tests/support/test-app.ts'
import { action, loader } from './people.route.tsx'

async function openPeople() {
  const desk = await openDesk()
  const args = (fields: Record<string, string>, role: Role) => {
    const made = routeArgs(desk.app, formRequest('/desk/people', fields))
    made.context.set(staffContext, { id: desk.asha, name: 'Asha Patil', role, sessionId: 1 })
    return made
  }
  const post = async (fields: Record<string, string>) => (await action(args(fields, 'owner'))).data
  return { ...desk, args, post }
}

test('the owner sees everything that is held of one person, and that is written down', async () => {
  // While the quote holds.
  vi.useFakeTimers({ toFake: ['Date'], now: minutesOn(120) })
  onTestFinished(() => void vi.useRealTimers())
  const { ask, change, post, ...desk } = await openPeople()
  const { app } = desk
  const reference = await ask()
  const sent = await giveQuote(desk, reference)
  await writeQuote(desk, reference)
  await ask({ mobileNumber: '9876500001', email: 'ravi@example.com', fullName: 'Somebody Else' })
  await change(reference, { kind: 'note', text: 'Lives on the fourth floor' })
  for (const who of ['+91 98765 43210', 'Meera@Example.com']) {
    const { held } = await post({ intent: 'find', who })
    expect(held?.enquiries).toMatchObject([{ reference }])
    const text = JSON.stringify(held)
    expect(text).toContain('Flat 7, Rohan Apartments')
    expect(text).toContain('Lives on the fourth floor')
    expect(text).not.toContain('Somebody Else')
    const quotes = `Draft of a quote, draft; ${sent.number}, Rs\u00a0329, sent`
    expect(held?.enquiries[0]?.facts).toContainEqual(['Quotes', quotes])
    expect(text).not.toContain(sent.token)
  }
  expect((await post({ intent: 'find', reference })).held?.enquiries).toHaveLength(1)
  expect((await post({ intent: 'find', who: '9000000000' })).held?.enquiries).toEqual([])
  expect((await post({ intent: 'find', who: 'Meera' })).problem).toMatch(/ten digits/)
  const shown = await app.db.selectFrom('staff_events').select(['code', 'about']).execute()
  expect(shown).toEqual(Array(3).fill({ code: 'exported', about: reference }))
})

test('what a visitor says of a quote is handed out as theirs, not as a note of the staff', async () => {
  const { ask, post, ...desk } = await openPeople()
  const reference = await ask()
  const { token } = await giveQuote(desk, reference, {}, minutesOn(10))
  await askForChange(desk.app, { token, words: 'All in white pots' }, minutesOn(20))
  const { held } = await post({ intent: 'find', reference })
  expect(held?.enquiries[0]?.notes).toEqual([
    expect.stringMatching(/^The visitor, .*: All in white pots$/),
  ])
  const [{ id } = { id: 0 }] = await desk.app.db.selectFrom('enquiries').select('id').execute()
  expect((await readNotes(desk.app.db, [id])).get(id)).toEqual([
    expect.stringMatching(/ The visitor: All in white pots$/),
  ])
})

onBoth('those who wrote between two days are listed with their e-mail, each once', async () => {
  const { ask, post } = await openPeople()
  // Half past eleven at night in India, and an hour later: another day.
  await ask({}, new Date('2026-11-19T18:00:00Z'))
  await ask({ message: 'Once more' }, new Date('2026-11-19T18:10:00Z'))
  const other = { email: 'anil@example.com', fullName: 'Anil Rao', mobileNumber: '9876500001' }
  await ask(other, new Date('2026-11-19T19:00:00Z'))
  const list = (from: string, to: string) => post({ intent: 'affected', from, to })
  expect((await list('2026-11-19', '2026-11-19')).affected).toEqual([
    { email: 'meera@example.com', name: 'Meera Deshpande', enquiries: 2 },
  ])
  expect((await list('2026-11-19', '2026-11-20')).affected).toHaveLength(2)
  expect((await list('2026-11-20', '2026-11-19')).problem).toMatch(/two days/)
  expect((await list('yesterday', '')).problem).toMatch(/two days/)
})

onBoth(
  'somebody who never sent an enquiry is found by number or address, and erased once they asked',
  async () => {
    const { app, args, post } = await openPeople()
    const row = {
      product_id: 7,
      number: 0,
      language: 'en' as const,
      asked_at: minutesOn(0).toISOString(),
    }
    const waits = (way: 'email' | 'mobile', contact: string) =>
      ({ ...row, way, contact, contact_folded: contact, token: contact }) as const
    await app.db
      .insertInto('waiting_list')
      .values([waits('mobile', '9444400001'), waits('mobile', '9444400002')])
      .execute()
    await subscribe(app, 'anil@example.com')
    await subscribe(app, 'ravi@example.com')
    const number = { who: '+91 94444 00001' }
    const address = { who: 'Anil@Example.com' }
    const left = async () => {
      const waiting = await app.db.selectFrom('waiting_list').select('contact').execute()
      const subscribed = await app.db.selectFrom('subscribers').select('email').execute()
      return [...waiting.map(({ contact }) => contact), ...subscribed.map(({ email }) => email)]
    }

    expect((await post({ intent: 'find', ...number })).erasing).toBeUndefined()
    expect(await post({ intent: 'find', erase: 'yes', ...number })).toMatchObject({
      ...number,
      erasing: { enquiries: 0, messages: 0, beside: ['Whatever they asked to be told of'] },
    })
    expect(await post({ intent: 'find', erase: 'yes', ...address })).toMatchObject({
      erasing: { enquiries: 0, messages: 1, beside: ['The newsletter’s subscription'] },
    })
    expect(await post({ intent: 'erase', ...number })).toMatchObject({
      ...number,
      unsure: 'Say that the visitor asked for it.',
      erasing: { enquiries: 0 },
    })
    expect(await left()).toHaveLength(4)

    for (const who of [number, address]) {
      const erased = post({ intent: 'erase', asked: 'yes', ...who })
      await expect(erased).rejects.toMatchObject({ status: 303 })
      expect((await post({ intent: 'find', ...who })).held?.beside).toEqual({
        Newsletter: [],
        'Who waits for something that is away': [],
      })
    }
    expect(await left()).toEqual(['9444400002', 'ravi@example.com'])
    const rest = await app.db.selectFrom('outbox').select('recipient').execute()
    expect(rest).toEqual([{ recipient: 'ravi@example.com' }])
    const erase = { intent: 'erase', asked: 'yes', who: '9444400002' }
    await expect(action(args(erase, 'desk'))).rejects.toMatchObject({ init: { status: 403 } })
    expect(await left()).toHaveLength(2)
  },
)

test('it is the owner’s alone', async () => {
  const { args } = await openPeople()
  const refused = { init: { status: 403 } }
  await expect(action(args({ intent: 'find', who: '9876543210' }, 'desk'))).rejects.toMatchObject(
    refused,
  )
  expect(() => loader(args({}, 'desk'))).toThrow(expect.objectContaining(refused))
})
