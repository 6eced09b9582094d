import { describe, expect, test } from 'vitest'
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

describe('a mail server that fails', () => {
  test('loses no e-mail, whatever it does, and the site never waits for it', async () => {
    const mail = await openMail()
    const site = await run({ SMTP_URL: mail.url })
    const each = 5 * scale
    const references: string[] = []
    let slowestMs = 0
    const send = async () => {
      const sent = await sendEnquiries([site], each, references.length)
      references.push(...sent.references)
      slowestMs = Math.max(slowestMs, sent.slowestMs)
    }

    let refusals = 0
    mail.refuse = () => {
      refusals += 1
      return 451
    }
    await send()
    await until(() => refusals > 0, 'a recipient was refused')
    await mail.gate.turn('closed')
    await send()
    mail.refuse = () => undefined
    await mail.gate.turn('cutting', { bytes: 600 })
    const cut = mail.gate.visits
    await until(() => mail.gate.visits > cut, 'a message was cut off')
    await send()
    await mail.gate.turn('silent')
    await send()
    expect(mail.arrived).toEqual([])

    await mail.gate.turn('open')
    const mended = performance.now()
    await until(() => mail.arrived.length >= references.length * 2, 'all arrived', 30_000)
    const first = mail.arrived[0]?.at ?? 0
    const seconds = ((mail.arrived.at(-1)?.at ?? 0) - first) / 1000
    const facts = {
      enquiries: references.length,
      slowestAnswerMs: Math.round(slowestMs),
      firstAfterSeconds: Math.round((first - mended) / 100) / 10,
      emailsASecond: Math.round(mail.arrived.length / seconds),
    }
    process.stdout.write(`${JSON.stringify(facts)}\n`)
    // With a few messages on a busy machine this measures how fast a process warms up.
    if (scale >= 10) {
      expect(slowestMs).toBeLessThan(2_000)
      expect(first - mended).toBeLessThan(30_000)
      expect(facts.emailsASecond).toBeGreaterThanOrEqual(20)
    }
    expect(written(mail, /^desk@/).sort()).toEqual([...references].sort())
    expect(written(mail, /^meera/).sort()).toEqual([...references].sort())
    expect(distinct(mail.arrived.map(({ messageId }) => messageId))).toBe(mail.arrived.length)
    await until(
      () => query(site, "select 1 from outbox where state = 'waiting'").length === 0,
      'all are noted',
    )
    expect(await outboxOf(site)).toMatchObject({ waiting: 0, oldestSeconds: 0, givenUp: 0 })
    expect(site.log.join('\n')).not.toMatch(/meera|Deshpande|98765|Baner/i)
  })

  test('that says nothing is left after ten seconds, and of an unknown address only that is given up', async () => {
    const mail = await openMail()
    const site = await run({ SMTP_URL: mail.url })
    await mail.gate.turn('silent')
    await sendEnquiries([site], 1)
    await until(() => mail.gate.visits > 0, 'it was called')
    await mail.gate.turn('open', { hangUp: false })
    const mended = performance.now()
    const failed = () => query(site, 'select last_error from outbox where last_error is not null')
    await until(() => failed().length > 0, 'it was left')
    // By the greeting's ten seconds, not by the much longer time that a whole attempt may take.
    expect(failed()[0]).toEqual({ last_error: expect.stringMatching(/^ETIMEDOUT/) })
    await until(() => mail.arrived.length === 2, 'both arrived')
    if (scale >= 10) expect(performance.now() - mended).toBeLessThan(30_000)

    // An address that it does not know is given up at once, and nobody else's.
    mail.arrived.length = 0
    mail.refuse = (address) => (address === 'meera1@example.com' ? 550 : undefined)
    const { references } = await sendEnquiries([site], 3, 1)
    await until(() => mail.arrived.length === 5, 'the others arrived')
    expect(written(mail, /^desk@/).sort()).toEqual(references.sort())
    const givenUp = () =>
      query(site, "select attempts, last_error from outbox where state = 'given-up'")
    await until(() => givenUp().length > 0, 'the refusal is noted')
    expect(givenUp()).toEqual([{ attempts: 1, last_error: 'refused EENVELOPE 550 5.1.1 RCPT TO' }])
    expect(await outboxOf(site)).toMatchObject({ waiting: 0, givenUp: 0, refused: 1 })
    expect(site.log.filter((line) => line.includes('"level":50'))).toEqual([])
  })
})
