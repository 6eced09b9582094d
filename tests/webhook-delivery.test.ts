import { expect, onTestFinished, test } from 'vitest'
import { run, scale, sendEnquiries } from './support/programs/delivery.ts'
import { openWebhookReceiver } from './support/receivers/webhook-receiver.ts'
import { someEnquiry, until } from './support/send-form.ts'

test('a webhook’s receiver that fails is told of each enquiry in the end, signed', async () => {
  const receiver = await openWebhookReceiver()
  onTestFinished(() => receiver.close())
  const { url, secret } = receiver
  receiver.status = 500
  const site = await run({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret })
  const each = 5 * scale
  const references = (await sendEnquiries([site], each)).references
  await until(() => receiver.gate.visits > 0, 'it was called')
  await receiver.gate.turn('closed')
  receiver.status = 204
  await receiver.gate.turn('cutting', { bytes: 300 })
  const cut = receiver.gate.visits
  await until(() => receiver.gate.visits > cut, 'a call was cut off')
  await receiver.gate.turn('silent')
  references.push(...(await sendEnquiries([site], each, each)).references)
  await receiver.gate.turn('open')
  // Of a call that was cut off the receiver may have had all: it is told again, by the same id.
  const arrived = () => new Map(receiver.arrived.map(({ id, data }) => [id, data.reference]))
  await until(() => arrived().size >= references.length, 'all arrived')
  expect([...arrived().values()].sort()).toEqual(references.sort())
  expect(receiver.forged).toBe(0)
  const first = receiver.arrived.find(({ data }) => data.email === 'meera0@example.com')
  expect(first?.data).toMatchObject({ ...someEnquiry(0), kind: 'enquiry', products: [] })
})
