import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { shopDefaults } from '#app/contact/shop-defaults.ts'
import { readConfig } from '#server/config.ts'
import { openMailServer } from '#tests/support/mail-server.ts'
import { openWebhookReceiver } from '#tests/support/webhook-receiver.ts'
import type { LeasedMessage } from './outbox-lease.ts'
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
  const smtp = openSmtp(mail.url, readConfig({}, shopDefaults))
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

test('a webhook that points elsewhere is not followed there with what visitors wrote', async () => {
  const elsewhere = await openWebhookReceiver()
  onTestFinished(() => elsewhere.close())
  for (const status of [301, 302, 303, 307, 308]) {
    const moved = createServer((_, response) => {
      response.writeHead(status, { location: elsewhere.url }).end()
    }).listen(0, '127.0.0.1')
    await once(moved, 'listening')
    onTestFinished(() => void moved.close())
    const url = `http://127.0.0.1:${(moved.address() as AddressInfo).port}/`
    const webhook = openWebhook({ url, secret: elsewhere.secret })
    expect(await failureOf(webhook, { data: {} })).toMatchObject({
      concerns: 'channel',
      message: `HTTP ${status}`,
    })
  }
  expect(elsewhere.gate.visits).toBe(0)
})
