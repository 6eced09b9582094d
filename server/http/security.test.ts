import { expect, test } from 'vitest'
import { listSecurityHeaders } from './security.ts'

test.each([
  [undefined, undefined],
  ['this-name', 'max-age=63072000'],
  ['names-below-too', 'max-age=63072000; includeSubDomains'],
] as const)('https for %s is asked of browsers with %s', (httpsOnly, wanted) => {
  const headers = new Map(listSecurityHeaders(httpsOnly ? { httpsOnly } : {}))
  expect(headers.get('Strict-Transport-Security')).toBe(wanted)
})
