import { describe, expect, test } from 'vitest'
import { listSecurityHeaders } from './security.ts'

const permissions =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
  'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()'
const others = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-DNS-Prefetch-Control': 'off',
  'Permissions-Policy': permissions,
}

describe('the protective headers, all of each', () => {
  test('of a site that is served', () => {
    // The hashes of `a{}` and `b{}`, made by another tool.
    const style = 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='
    const other = 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='
    expect(Object.fromEntries(listSecurityHeaders({ inlineStyles: ['a{}', 'b{}'] }))).toEqual({
      'Content-Security-Policy': `default-src 'self'; script-src 'self'; style-src '${style}' '${other}'; img-src 'self' data:; connect-src 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      ...others,
    })
  })

  test('of a site whose pages carry a script that may run, and no other', () => {
    // The hash of `f()`, made by another tool.
    const headers = new Map(listSecurityHeaders({ inlineScripts: ['f()'] }))
    expect(headers.get('Content-Security-Policy')).toContain(
      "; script-src 'self' 'sha256-GcEEE0IkDzIP5EQ6DXZaDPORqT5RTBELX8Fyzyg9yvo='; style-src 'none';",
    )
  })

  test('of a site under development, which is less strict to the tools of its maker alone', () => {
    const headers = Object.fromEntries(listSecurityHeaders({ inlineForDevelopment: true }))
    expect(headers).toEqual({
      'Content-Security-Policy': `default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src ws: 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      ...others,
    })
  })
})

test.each([
  [undefined, undefined],
  ['this-name', 'max-age=63072000'],
  ['names-below-too', 'max-age=63072000; includeSubDomains'],
] as const)('https for %s is asked of browsers with %s', (httpsOnly, wanted) => {
  const headers = new Map(listSecurityHeaders(httpsOnly ? { httpsOnly } : {}))
  expect(headers.get('Strict-Transport-Security')).toBe(wanted)
})
