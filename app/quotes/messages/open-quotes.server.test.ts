import { expect, onTestFinished, test } from 'vitest'
import type { EnquiryState } from '#app/enquiries/answering/enquiry-state.ts'
import { changeSentQuote } from '#app/quotes/sending/change-sent.server.ts'
import { claimMessages, markSent } from '#server/delivery/outbox/outbox-lease.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { done, minutesOn, openDesk } from '#tests/support/desk.ts'
import { giveQuote } from '#tests/support/quotes.ts'
import { openQuotes } from './open-quotes.server.ts'

/** A quote whose e-mail waits, and its way. */
async function openWaiting() {
  const desk = await openDesk()
  const { app } = desk
  const reference = await desk.ask()
  const quote = await giveQuote(desk, reference)
  const way = openQuotes('smtp://127.0.0.1:1', app.db, app, app.log)
  onTestFinished(() => way.close())
  return {
    ...desk,
    quote,
    put: async (state: EnquiryState, minutes: number) =>
      done(await desk.change(reference, { kind: 'state', state }, { at: minutesOn(minutes) })),
    claim: async (minutes: number) =>
      (
        await claimMessages(app.db, {
          ...{ channel: 'quote', by: 'a test', limit: 9 },
          now: minutesOn(minutes),
        })
      )[0],
    finish: async (message: Awaited<ReturnType<typeof claimMessages>>[number] | undefined) =>
      message && (await way.finish?.(message)),
  }
}

test('of an enquiry that was taken for spam the quote’s e-mail goes out once it is none any more', async () => {
  const { app, quote, put, claim, finish } = await openWaiting()
  await put('spam', 20)
  expect(await claim(21)).toBeUndefined()
  await put('quoted', 30)
  const message = await claim(31)
  expect(message).toMatchObject({ id: quote.messageId, recipient: 'meera@example.com' })
  const finished = await finish(message)
  expect(JSON.parse(finished?.body ?? '{}')).toMatchObject({
    to: { address: 'meera@example.com' },
    subject: expect.stringContaining(quote.number),
    text: expect.stringContaining(quote.token),
  })
  await app.db
    .updateTable('quote_revisions')
    .set({ valid_until: '2026-01-01' })
    .where('id', '=', quote.revisionId)
    .execute()
  const late = await finish(message)
  expect(JSON.parse(late?.body ?? '{}').text).toContain('It was valid until 1 January 2026.')
})

test('what was about to leave as its enquiry was taken for spam does not, and goes out later', async () => {
  const { quote, put, claim, finish } = await openWaiting()
  const message = await claim(19)
  expect(message).toMatchObject({ id: quote.messageId })
  await put('spam', 19)
  expect(await finish(message)).toBeUndefined()
  expect(await claim(29)).toBeUndefined()
  await put('quoted', 30)
  expect(await claim(31)).toMatchObject({ id: quote.messageId })
})

testOnce(
  'a quote that has left, or holds no more, is not sent when its enquiry is no spam any more',
  async () => {
    const { app, asha: staffId, quote, put, claim, ask, ...desk } = await openWaiting()
    await markSent(app.db, quote.messageId ?? '', minutesOn(11))
    await put('spam', 20)
    await put('quoted', 30)
    const { revisionId } = await giveQuote({ ...desk, app, asha: staffId }, quote.enquiry.reference)
    await put('spam', 40)
    const withdraw = { kind: 'withdraw', reason: '' } as const
    await changeSentQuote(app, revisionId, withdraw, { staffId, now: minutesOn(41) })
    await put('quoted', 50)
    // Its last day is the 26th.
    const { revisionId: late } = await giveQuote(
      { ...desk, app, asha: staffId },
      quote.enquiry.reference,
    )
    expect(late).toBeGreaterThan(revisionId)
    await put('spam', 60)
    await put('quoted', 30 * 24 * 60)
    expect(await claim(30 * 24 * 60)).toBeUndefined()
  },
)
