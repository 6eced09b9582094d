import { expect, test } from 'vitest'
import { clientAddress, visitorNetwork, visitorProtocol } from './client-address.ts'

function connection(headers: Record<string, string>, remoteAddress = '10.0.0.1') {
  const incoming: unknown = { headers, socket: { remoteAddress } }
  return { incoming } as Parameters<typeof clientAddress>[0]
}
const chain = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.2' }

test.each([
  ['without a proxy nothing that is said counts', 0, '10.0.0.1'],
  ['behind one proxy its own entry counts', 1, '10.0.0.2'],
  ['behind two the outer one’s entry counts, not what the visitor made up', 2, '203.0.113.7'],
])('%s', (_, proxies, address) => {
  expect(clientAddress(connection(chain), proxies)).toBe(address)
})

test.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2401:4900:1c2a::d]:51234', '2401:4900:1c2a::d'],
  ['[2401:4900:1c2a::d]', '2401:4900:1c2a::d'],
  ['"[2401:4900:1c2a::d]:443"', '2401:4900:1c2a::d'],
  ['2401:4900:1c2a::d', '2401:4900:1c2a::d'],
])('a proxy that says %s means %s', (said, address) => {
  const forwarded = connection({ 'x-forwarded-for': `6.6.6.6:80, ${said}` })
  expect(clientAddress(forwarded, 1)).toBe(address)
})

test('a request that came past the proxies is known by its connection', () => {
  expect(clientAddress(connection({}), 1)).toBe('10.0.0.1')
  expect(clientAddress({}, 1)).toBe('unknown')
})

test('only a trusted proxy can say that the visitor came by http', () => {
  expect(visitorProtocol(connection({ 'x-forwarded-proto': 'http' }), 0)).toBeUndefined()
  expect(visitorProtocol(connection({ 'x-forwarded-proto': 'HTTP' }), 1)).toBe('http')
  expect(visitorProtocol(connection({ 'x-forwarded-proto': 'https' }), 2)).toBe('https')
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2401:4900:1c2a:0b00:a:b:c:d', '2401:4900:1c2a:b00'],
  ['2401:4900:1c2a::d', '2401:4900:1c2a:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(visitorNetwork(address)).toBe(network)
})
