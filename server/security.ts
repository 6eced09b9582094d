import type { MiddlewareHandler } from 'hono'

const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Nothing on these pages asks for any of them. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/**
 * The headers that OWASP's secure headers list asks of every answer. `inlineForDevelopment`
 * loosens it for the development server's own inline code and its socket, never in production.
 * `https` tells browsers to come by https only, for two years (docs/security.md).
 */
export function securityHeaders({
  inlineForDevelopment = false,
  https = false,
} = {}): MiddlewareHandler {
  const policy = inlineForDevelopment
    ? contentSecurityPolicy
        .replace(/(script|style)-src 'self'/g, "$1-src 'self' 'unsafe-inline'")
        .replace('connect-src', 'connect-src ws:')
    : contentSecurityPolicy
  return async (c, next) => {
    await next()
    const { headers } = c.res
    headers.set('Content-Security-Policy', policy)
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('X-Frame-Options', 'DENY')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    headers.set('X-Permitted-Cross-Domain-Policies', 'none')
    headers.set('X-DNS-Prefetch-Control', 'off')
    headers.set('Permissions-Policy', permissionsPolicy)
    if (https) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  }
}
