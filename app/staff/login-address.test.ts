import { expect, test } from 'vitest'
import { greet } from '#app/time/india.ts'
import { loginAddress, readWantedPage } from './login-address.ts'

test.each(['/desk', '/desk/enquiries/AN-7K2M9PQR', '/desk?tab=closed&first=newest'])(
  'After signing in, %s is shown',
  (wanted) => {
    const address = new URL(loginAddress(wanted), 'http://localhost')
    expect(readWantedPage(address.searchParams.get('next'))).toBe(wanted)
  },
)

test.each([
  null,
  '',
  'https://evil.example/desk',
  '//evil.example/desk',
  '/\\evil.example',
  '/desk/../..//evil.example',
  '/desk\\..\\..\\evil',
  '/desktop',
  '/home',
  'javascript:alert(1)',
  '/desk/%0d%0aSet-Cookie:a=b\r\nX: y',
])('%j leads nowhere else', (next) => {
  expect(readWantedPage(next)).toMatch(/^\/desk(\/%0d%0aSet-Cookie:a=bX:%20y)?$/)
})

test.each([
  ['2026-11-20T00:30:00Z', 'Good morning.'],
  ['2026-11-20T06:29:00Z', 'Good morning.'],
  ['2026-11-20T06:30:00Z', 'Good afternoon.'],
  ['2026-11-20T11:30:00Z', 'Good evening.'],
  ['2026-11-20T18:30:00Z', 'Good evening.'],
])('At %s India hears %s', (at, greeting) => {
  expect(greet(new Date(at))).toBe(greeting)
})
