import { expect, test } from 'vitest'
import {
  distinct,
  openMail,
  outboxOf,
  query,
  run,
  scale,
  sendEnquiries,
  written,
} from './support/programs/delivery.ts'
import { until } from './support/send-form.ts'

test('two processes on one data folder send each message once', async () => {
  const mail = await openMail()
  await mail.gate.turn('closed')
  const env = { SMTP_URL: mail.url }
  const one = await run(env)
  const other = await run(env, one.dataDir)
  const waiting = await sendEnquiries([one, other], 10 * scale)
  await mail.gate.turn('open')
  const count = 10 * scale
  const more = await sendEnquiries([one, other], count, count)
  const references = [...waiting.references, ...more.references]
  await until(() => mail.arrived.length >= references.length * 2, 'all arrived', 30_000)
  // Whoever stops has ended what it was sending.
  await one.stop({ keepData: true })
  await other.stop({ keepData: true })
  expect(mail.arrived).toHaveLength(references.length * 2)
  expect(distinct(mail.arrived.map(({ messageId }) => messageId))).toBe(references.length * 2)
  expect(written(mail, /^desk@/).sort()).toEqual(references.sort())
})

test('what was stored before a crash is sent after it, from the outbox or from a dead lease', async () => {
  const mail = await openMail()
  const waits = await run({ SMTP_URL: '' })
  const { references } = await sendEnquiries([waits], 1)
  expect(await outboxOf(waits)).toMatchObject({ waiting: 2, givenUp: 0 })
  expect(waits.log.join('\n')).toContain('SMTP_URL is not set: e-mails are kept and wait')
  await waits.stop({ keepData: true, signal: 'SIGKILL' })

  await mail.gate.turn('silent')
  const dies = await run({ SMTP_URL: mail.url }, waits.dataDir)
  await until(() => mail.gate.visits >= 2, 'it was sending')
  await dies.stop({ keepData: true, signal: 'SIGKILL' })
  await mail.gate.turn('open')
  const leases = "select id from outbox where leased_until > strftime('%Y-%m-%dT%H:%M:%fZ')"
  expect(query(dies, leases)).toHaveLength(2)

  const lives = await run({ SMTP_URL: mail.url }, waits.dataDir)
  // It looks for whatever is due, finds what is new, and leaves alone what is leased.
  const later = await sendEnquiries([lives], 1, 1)
  await until(() => mail.arrived.length === 2, 'the new ones arrived')
  expect(written(mail, /./)).toEqual([...later.references, ...later.references])
  mail.arrived.length = 0
  query(lives, "update outbox set leased_until = '2025-01-01T00:00:00.000Z'")
  await until(() => mail.arrived.length === 2, 'both arrived')
  expect([...written(mail, /^desk@/), ...written(mail, /^meera/)]).toEqual([
    ...references,
    ...references,
  ])
})

test('stopping waits for a message under way, and hands back one that can’t be finished', async () => {
  const mail = await openMail()
  await mail.gate.turn('silent')
  const site = await run({ SMTP_URL: mail.url })
  await sendEnquiries([site], 1)
  await until(() => mail.gate.visits >= 2, 'it was sending')
  await site.stop({ keepData: true })
  expect(site.process.exitCode).toBe(0)
  expect(query(site, 'select state, leased_by from outbox')).toEqual([
    { state: 'waiting', leased_by: null },
    { state: 'waiting', leased_by: null },
  ])
})
