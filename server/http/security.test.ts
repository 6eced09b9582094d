import { describe, expect, test } from 'vitest'
import { allowSheets, hashSource, listSecurityHeaders, policyHeader } from './security.ts'

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
    expect(Object.fromEntries(listSecurityHeaders())).toEqual({
      'Content-Security-Policy': `default-src 'self'; script-src 'self'; style-src 'none'; img-src 'self' data:; connect-src 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
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

describe('a document’s style sheets', () => {
  const allowedIn = (headers: [string, string][]) =>
    /style-src [^;]*/.exec(
      allowSheets(new Map(headers).get(policyHeader) ?? '', ['a{}', 'b{}'].map(hashSource)),
    )?.[0]

  test('are allowed by their hashes', () => {
    // Made by another tool.
    const [a, b] = [
      'X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=',
      '7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans=',
    ]
    expect(allowedIn(listSecurityHeaders())).toBe(`style-src 'sha256-${a}' 'sha256-${b}'`)
  })

  test('are not told from others under development', () => {
    const headers = listSecurityHeaders({ inlineForDevelopment: true })
    expect(allowedIn(headers)).toBe("style-src 'self' 'unsafe-inline'")
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
