import { expect, test } from 'vitest'
import { throwDraft } from '#app/quotes/drafts.server.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { openDesk } from '#tests/support/desk.ts'
import { giveQuote, writeQuote } from '#tests/support/quotes.ts'
import { formRequest, routeArgs } from '#tests/support/test-app.ts'
import { action, loader } from './send.route.tsx'

async function openSending() {
  const desk = await openDesk()
  const reference = await desk.ask({ products: [{ id: 7, quantity: '2' }], language: 'mr' })
  const palm = { product: 7, what: 'Snake Plant', quantity: '2', price: '160', taxRate: '0' }
  const changes = { lines: [palm], language: 'mr', note: 'नमस्कार' } as const
  const { revisionId, version } = await writeQuote(desk, reference, { ...changes, lines: [palm] })
  const args = (fields: Record<string, string>, role: 'desk' | 'catalogue' = 'desk') => {
    const request = formRequest(`/desk/quotes/${revisionId}/send`, fields)
    const made = { ...routeArgs(desk.app, request), params: { id: String(revisionId) } }
    made.context.set(staffContext, { id: desk.asha, name: 'Asha Patil', role, sessionId: 1 })
    return made as never
  }
  return { ...desk, reference, revisionId, version, args }
}

test('a quote is looked at as its visitor reads it, in the quote’s language', async () => {
  const { args } = await openSending()
  const { view } = await loader(args({}))
  expect(view.seen).toMatchObject({ lang: 'mr', spoken: 'Marathi' })
  expect(view.seen?.html).toContain('नमस्कार')
  expect(view.seen?.html).toContain('एकूण')
  expect(view.seen?.html).toContain('399')
  expect(view.reminder).toContain('A reminder to ask Meera is set for')
})

test('a quote goes at least one way, and only as it was looked at', async () => {
  const { args, version } = await openSending()
  expect(await action(args({ version: String(version) }))).toMatchObject({
    data: { problem: expect.stringContaining('Choose e-mail or WhatsApp') },
    init: { status: 422 },
  })
  const old = await action(args({ version: String(version - 1), email: 'on' }))
  expect(old).toMatchObject({ init: { status: 409 } })
  const sent = (await action(args({ version: String(version), whatsapp: 'on' }))) as Response
  expect(sent.status).toBe(303)
  expect(sent.headers.get('location')).toMatch(/\?sent=whatsapp$/)
  await expect(action(args({ version: '1', email: 'on' }, 'catalogue'))).rejects.toMatchObject({
    init: { status: 403 },
  })
})

test('where another quote is open it is said what becomes of it before this one is sent', async () => {
  const desk = await openSending()
  const { args, app, asha, revisionId, version, reference } = desk
  const doing = { staffId: asha, now: new Date() }
  expect((await loader(args({}))).view.others).toBeUndefined()
  // Another draft comes of one that was thrown away meanwhile.
  await throwDraft(app.db, revisionId, doing)
  const open = await giveQuote(desk, reference, {}, doing.now)
  await throwDraft(app.db, revisionId, doing, 'draft')

  expect((await loader(args({}))).view.others).toEqual({
    words: expect.stringContaining(`${open.number} was sent for this enquiry`),
    becomes: `${open.number}, revision 2`,
  })
  const fields = { version: String(version + 2), whatsapp: 'on' }
  expect(await action(args(fields))).toMatchObject({
    data: { problem: 'Say what becomes of the other quote.' },
    init: { status: 409 },
  })
  const sent = (await action(args({ ...fields, others: 'replaced' }))) as Response
  expect(sent.status).toBe(303)
})
