import { createECDH } from 'node:crypto'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { readConfig } from '#server/config.ts'
import { createDelivery } from '#server/delivery/delivery.ts'
import type { Message, Notice } from '#server/delivery/outbox/message.ts'
import { enqueue } from '#server/delivery/outbox/outbox.ts'
import type { LeasedMessage } from '#server/delivery/outbox/outbox-lease.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import {
  decrypt,
  openPushService,
  type PushService,
} from '#tests/support/receivers/push-service.ts'
import { testPace } from '#tests/support/test-delivery.ts'
import { isPublicAddress } from './public-address.ts'
import { openPush } from './push.ts'
import { newPushKey } from './push-key.ts'
import type { DeliveryError } from './transport.ts'

const notice: Notice = {
  title: 'New enquiry',
  text: 'Aangan, the desk',
  opens: '/desk',
  tag: 'new',
  waiting: 1,
}

async function openService() {
  const service = await openPushService()
  onTestFinished(() => service.close())
  return service
}

/** Sends a notice to a phone; gives what it fails with, and the endpoints that are gone. */
async function sendTo(subscription: PushService['subscription'], anyAddress = true) {
  const env = {
    PUSH_PRIVATE_KEY: newPushKey(),
    PUSH_ANY_ADDRESS: anyAddress ? 'yes' : 'no',
  }
  const config = readConfig(env, shopDefaults)
  if (!config.push) throw new Error('There is a key.')
  const gone: string[] = []
  const push = openPush(config.push, { config }, async (endpoint) => void gone.push(endpoint))
  const body = JSON.stringify({ phone: { id: 1, ...subscription }, notice })
  const failure: DeliveryError | undefined = await push
    .send({ id: 'one', body } as LeasedMessage, new AbortController().signal)
    .then(
      () => undefined,
      (error) => error,
    )
  return { failure, gone }
}

testOnce('the test’s own browser reads what the standard’s example says', () => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url')
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url')
  expect(decrypt(Buffer.from(body, 'base64url'), { pair, auth })).toBe(
    'When I grow up, I want to be a watermelon',
  )
})

testOnce(
  'a phone is told by its push service, so that only it reads it, signed with our key',
  async () => {
    const service = await openService()
    expect(await sendTo(service.subscription)).toEqual({ failure: undefined, gone: [] })
    expect(service.arrived).toEqual([
      {
        notice,
        signed: true,
        headers: expect.objectContaining({ 'content-encoding': 'aes128gcm', ttl: '14400' }),
      },
    ])
  },
)

testOnce.each([
  [404, true],
  [410, true],
  [413, true],
  [429, false],
  [503, false],
])('a push service’s %i is the end of it: %s', async (status, forGood) => {
  const service = await openService()
  service.status = status
  const { failure, gone } = await sendTo(service.subscription)
  expect(failure).toMatchObject({ concerns: 'message', message: `HTTP ${status}`, forGood })
  expect(gone).toEqual([404, 410].includes(status) ? [service.subscription.endpoint] : [])
})

test('a push service that hangs is given four notices at once, and the phones of others are told', async () => {
  const [hanging, answering] = [await openService(), await openService()]
  hanging.status = undefined
  const db = await openTestDatabase()
  const config = readConfig(
    { PUSH_PRIVATE_KEY: newPushKey(), PUSH_ANY_ADDRESS: 'yes' },
    shopDefaults,
  )
  const delivery = createDelivery({
    db,
    log: pino({ level: 'silent' }),
    pace: { ...testPace, attempt: 60_000, stop: 0 },
    openTransports: () => (config.push ? [openPush(config.push, { config }, async () => {})] : []),
  })
  onTestFinished(() => delivery.stop())
  const phones = [...Array(40).fill(hanging), ...Array(10).fill(answering)] as PushService[]
  const messages = phones.map(
    ({ subscription }, id): Message => ({
      kind: 'push',
      phone: { id, ...subscription },
      notice,
      expiresAt: new Date(Date.now() + 3_600_000),
    }),
  )
  await db.transaction().execute((transaction) => enqueue(transaction, messages))
  await delivery.start()
  await expect.poll(() => answering.arrived.length).toBe(10)
  expect(hanging.asked).toBe(4)
})

testOnce('nobody is led elsewhere', async () => {
  const [service, other] = [await openService(), await openService()]
  service.status = 307
  service.location = other.subscription.endpoint
  expect(await sendTo(service.subscription)).toMatchObject({ failure: { message: 'HTTP 307' } })
  expect(other.arrived).toEqual([])
})

testOnce.each([
  'http://push.example/1',
  'https://127.0.0.1/1',
  'https://[::1]/1',
  'https://10.1.2.3/1',
  'https://name:word@push.example/1',
  // A name that means this machine, which is known only when it is asked.
  'https://localhost/1',
])('what is no public address over https is not asked: %s', async (endpoint) => {
  const { subscription } = await openService()
  const { failure } = await sendTo({ ...subscription, endpoint }, false)
  expect(failure).toMatchObject({ message: 'ENOTPUBLIC', forGood: true })
})

testOnce.each([
  ['142.250.4.5', true],
  ['2404:6800:4003::5', true],
  ['172.20.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:142.250.4.5', false],
  ['64:ff9b::a00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:a00:1::1', false],
  ['push.example', false],
])('the public has the address %s: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

testOnce('a key that is none is refused at the start', () => {
  expect(() => readConfig({ PUSH_PRIVATE_KEY: 'secret' }, shopDefaults)).toThrow(
    'PUSH_PRIVATE_KEY must be a key as `npm run push-key` makes it',
  )
})
