import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { OutboxRow } from '#database/schema/outbox.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { readHealth } from './read-health.server.ts'

const now = new Date('2026-11-22T06:30:00Z')

function given(
  kind: OutboxRow['kind'],
  channel: OutboxRow['channel'],
  state: OutboxRow['state'] = 'given-up',
) {
  const at = '2026-11-20T06:30:00Z'
  return { id: randomUUID(), kind, channel, state, created_at: at, next_attempt_at: at, body: '{}' }
}

testOnce('what was not delivered is counted among the same e-mails, all of them', async () => {
  const app = await openTestApp()
  const others = [
    given('push', 'push'),
    given('webhook', 'webhook'),
    given('letter-email', 'letter'),
  ]
  const rows = [
    ...Array.from({ length: 23 }, () => given('visitor-email', 'email')),
    given('quote-email', 'quote'),
    given('back-email', 'back'),
    given('quote-email', 'quote', 'sent'),
    given('staff-link-email', 'email'),
    ...others,
  ]
  await app.db.insertInto('outbox').values(rows).execute()
  const health = await readHealth(app, now)
  expect(health).toMatchObject({ emailsThisMonth: 26, lostThisMonth: 25, lostWebhooks: 1 })
  expect(health.lost).toHaveLength(20)
  expect(health.lost.map(({ kind }) => kind)).not.toContain('push')
})

testOnce(
  'what waits for the other system or for a phone is not told of the mail server',
  async () => {
    const app = await openTestApp()
    const rows = [given('webhook', 'webhook', 'waiting'), given('push', 'push', 'waiting')]
    await app.db.insertInto('outbox').values(rows).execute()
    const { mail, webhook } = await readHealth(app, now)
    expect(mail).toMatchObject({ waiting: 0, oldestSeconds: 0 })
    expect(webhook).toMatchObject({ waiting: 1, oldestSeconds: 2 * 24 * 60 * 60 })
  },
)

testOnce(
  'why mail waits is said by what has failed for longest, but for full mailboxes',
  async () => {
    const app = await openTestApp()
    const waits = (last_error: string | null, first_failed_at: string | null) => ({
      ...given('visitor-email', 'email', 'waiting'),
      ...{ last_error, first_failed_at },
    })
    const health = async () => (await readHealth(app, now)).mailFailure
    await app.db
      .insertInto('outbox')
      .values([waits(null, null), waits('mailbox 452 4.2.2', '2026-11-20T06:00:00Z')])
      .execute()
    expect(await health()).toBeUndefined()
    await app.db
      .insertInto('outbox')
      .values([
        waits('ECONNREFUSED CONN', '2026-11-22T06:00:00Z'),
        waits('EAUTH 535 AUTH PLAIN', '2026-11-21T06:00:00Z'),
      ])
      .execute()
    expect(await health()).toBe('EAUTH 535 AUTH PLAIN')
  },
)
