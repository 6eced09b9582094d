import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { readConfig } from '#server/config.ts'
import { openTransports } from '#server/delivery/delivery.ts'
import type { LeasedMessage } from '#server/delivery/outbox/outbox-lease.ts'
import { portOf } from '#server/http/port-of.ts'
import { openMailServer } from '#tests/support/receivers/mail-server.ts'
import { openWebhookReceiver } from '#tests/support/receivers/webhook-receiver.ts'
import { openSmtp } from './smtp.ts'
import type { DeliveryError, Transport } from './transport.ts'
import { openWebhook } from './webhook.ts'

const message = (body: unknown) =>
  ({
    id: 'a-message',
    body: JSON.stringify(body),
    created_at: '2025-11-20T12:00:00Z',
  }) as LeasedMessage

/** What sending fails with, or undefined when it does not. */
function failureOf(transport: Transport, body: unknown): Promise<DeliveryError | undefined> {
  return transport.send(message(body), new AbortController().signal).then(
    () => undefined,
    (error) => error,
  )
}

test.each([
  [450, 'channel'],
  [451, 'channel'],
  [452, 'channel'],
  [550, 'message'],
  [553, 'message'],
] as const)('a mail server’s %i for a recipient concerns the %s', async (code, concerns) => {
  const mail = await openMailServer()
  onTestFinished(() => mail.close())
  mail.refuse = () => code
  const smtp = openSmtp(mail.url, { config: readConfig({}, shopDefaults) })
  onTestFinished(() => smtp.close())
  const letter = { subject: 'Hello', text: 'Hello', html: 'Hello' }
  expect(await failureOf(smtp, letter)).toMatchObject({ concerns })
  expect(mail.arrived).toEqual([])
  mail.refuse = () => undefined
  expect(await failureOf(smtp, letter)).toBeUndefined()
  expect(mail.arrived).toHaveLength(1)
})

test.each([
  [204, undefined],
  [299, undefined],
  [400, 'message'],
  [401, 'channel'],
  [404, 'channel'],
  [409, 'message'],
  [413, 'message'],
  [422, 'message'],
  [429, 'channel'],
  [500, 'channel'],
] as const)('a webhook’s answer %i concerns the %s', async (status, concerns) => {
  const receiver = await openWebhookReceiver()
  onTestFinished(() => receiver.close())
  receiver.status = status
  const failure = await failureOf(openWebhook(receiver), { data: {} })
  expect(failure?.concerns).toBe(concerns)
  expect(receiver.arrived).toHaveLength(concerns ? 0 : 1)
  expect(receiver.forged).toBe(0)
})

test.each([
  [429, '3600', 3_600_000],
  [503, '20', 20_000],
  [429, '900000', 7_200_000],
  [503, 'a date', 100_000],
  [429, 'Thu, 20 Nov 2025 12:00:00 GMT', 0],
  [429, 'later', 0],
  [429, '-5', 0],
  [500, '3600', 0],
])('a webhook’s %i with Retry-After %j waits so many ms: %i', async (status, after, waitMs) => {
  const busy = createServer((_, response) => {
    const date = new Date(Date.now() + waitMs).toUTCString()
    response.writeHead(status, { 'retry-after': after === 'a date' ? date : after }).end()
  }).listen(0, '127.0.0.1')
  await once(busy, 'listening')
  onTestFinished(() => void busy.close())
  const url = `http://127.0.0.1:${portOf(busy)}/`
  const webhook = openWebhook({ url, secret: `whsec_${btoa('a key of the test, 32 bytes long')}` })
  const failure = await failureOf(webhook, { data: {} })
  // The date counts whole seconds, and the test takes some of them.
  expect(Math.ceil((failure?.waitMs ?? 0) / 60_000)).toBe(Math.ceil(waitMs / 60_000))
})

test('a webhook that can’t be reached, or not in time, concerns the channel', async () => {
  const receiver = await openWebhookReceiver()
  onTestFinished(() => receiver.close())
  const webhook = openWebhook(receiver)
  const never = AbortSignal.abort(new DOMException('stop', 'AbortError'))
  const stopped = await webhook.send(message({}), never).catch((error: unknown) => error)
  expect(stopped).toMatchObject({ concerns: 'channel', forGood: false, message: 'AbortError' })
  await receiver.gate.turn('closed')
  const gone = await failureOf(webhook, { data: {} })
  expect(gone).toMatchObject({ concerns: 'channel', message: 'ECONNREFUSED' })
})

test('a webhook at a port that is never called says so', async () => {
  const secret = `whsec_${btoa('x'.repeat(32))}`
  const webhook = openWebhook({ url: 'http://127.0.0.1:6000', secret })
  const refused = await failureOf(webhook, { data: {} })
  expect(refused).toMatchObject({ concerns: 'channel', message: 'bad port' })
})

test('a webhook is told in JSON, under the message’s id, when it was told', async () => {
  const calls: IncomingHttpHeaders[] = []
  const listening = createServer(({ method, headers }, response) => {
    calls.push({ ...headers, method })
    response.end()
  }).listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => void listening.close())
  const url = `http://127.0.0.1:${portOf(listening)}/`
  const webhook = openWebhook({ url, secret: `whsec_${btoa('a key of the test, 32 bytes long')}` })
  const before = Math.floor(Date.now() / 1000)
  expect(await failureOf(webhook, { data: {} })).toBeUndefined()
  expect(calls).toMatchObject([
    { method: 'POST', 'content-type': 'application/json', 'webhook-id': 'a-message' },
  ])
  const told = Number(calls[0]?.['webhook-timestamp'])
  expect(told).toBeGreaterThanOrEqual(before)
  expect(told).toBeLessThanOrEqual(Date.now() / 1000)
  expect([webhook.channel, webhook.parallel]).toEqual(['webhook', 4])
  webhook.close()
})

test('an e-mail is from the shop, to the staff where it names nobody, as old as it is', async () => {
  const mail = await openMailServer()
  onTestFinished(() => mail.close())
  const config = readConfig(
    {
      MAIL_FROM: 'Aangan <care@nursery.example>',
      STAFF_EMAIL: 'desk@nursery.example',
      SITE_URL: 'https://nursery.example',
    },
    shopDefaults,
  )
  const smtp = openSmtp(mail.url, { config })
  onTestFinished(() => smtp.close())
  const letter = { subject: 'Hello', text: 'Hello', html: 'Hello' }
  const to = { name: '', address: 'meera@example.com' }
  expect(await failureOf(smtp, letter)).toBeUndefined()
  expect(await failureOf(smtp, { ...letter, to })).toBeUndefined()
  expect(mail.arrived.map(({ to }) => to)).toEqual([
    ['desk@nursery.example'],
    ['meera@example.com'],
  ])
  expect(mail.arrived[0]).toMatchObject({
    messageId: '<a-message@nursery.example>',
    headers: { from: 'Aangan <care@nursery.example>', date: 'Thu, 20 Nov 2025 12:00:00 +0000' },
  })
  // The second went over the first one's connection.
  expect(mail.gate.visits).toBe(1)
  expect([smtp.channel, smtp.parallel]).toEqual(['email', 6])
})

test('a mail server that can’t be reached, or not in time, concerns the channel', async () => {
  const mail = await openMailServer()
  onTestFinished(() => mail.close())
  const smtp = openSmtp(mail.url, { config: readConfig({}, shopDefaults) })
  const letter = { subject: 'Hello', text: 'Hello', html: 'Hello' }
  const stopped = await smtp
    .send(message(letter), AbortSignal.abort())
    .catch((error: unknown) => error)
  expect(stopped).toMatchObject({ concerns: 'channel', forGood: false })
  const closed = openSmtp(mail.url, { config: readConfig({}, shopDefaults) })
  closed.close()
  expect(await failureOf(closed, letter)).toMatchObject({ concerns: 'channel' })
  await mail.gate.turn('closed')
  expect(await failureOf(smtp, letter)).toMatchObject({
    concerns: 'channel',
    message: expect.stringMatching(/^(ESOCKET|ECONNECTION) CONN$/),
  })
  smtp.close()
  expect(await failureOf(smtp, letter)).toMatchObject({ concerns: 'channel' })
  expect(mail.arrived).toEqual([])
})

test.each([
  [{}, []],
  [{ SMTP_URL: 'smtp://127.0.0.1:9' }, ['email']],
  [
    {
      SMTP_URL: 'smtp://127.0.0.1:9',
      WEBHOOK_URL: 'https://127.0.0.1:9/',
      WEBHOOK_SECRET: `whsec_${btoa('a key of the test, 32 bytes long')}`,
    },
    ['email', 'webhook'],
  ],
])('with %o the channels are %o', (env, channels) => {
  const transports = openTransports({ config: readConfig(env, shopDefaults) })
  expect(transports.map(({ channel }) => channel)).toEqual(channels)
  for (const transport of transports) transport.close()
})

test('a webhook that points elsewhere is not followed there with what visitors wrote', async () => {
  const elsewhere = await openWebhookReceiver()
  onTestFinished(() => elsewhere.close())
  for (const status of [301, 302, 303, 307, 308]) {
    const moved = createServer((_, response) => {
      response.writeHead(status, { location: elsewhere.url }).end()
    }).listen(0, '127.0.0.1')
    await once(moved, 'listening')
    onTestFinished(() => void moved.close())
    const url = `http://127.0.0.1:${portOf(moved)}/`
    const webhook = openWebhook({ url, secret: elsewhere.secret })
    expect(await failureOf(webhook, { data: {} })).toMatchObject({
      concerns: 'channel',
      message: `HTTP ${status}`,
    })
  }
  expect(elsewhere.gate.visits).toBe(0)
})
