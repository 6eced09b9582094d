import { createHash, randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/** The header that says what a page may load and run. */
export const policyHeader = 'Content-Security-Policy'

const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'none'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The policy of a file, which loads and runs nothing when it is opened by itself. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'"

/** What only a document obeys. */
const documentHeaders = [
  'Referrer-Policy',
  'X-Frame-Options',
  'Cross-Origin-Opener-Policy',
  'X-Permitted-Cross-Domain-Policies',
  'X-DNS-Prefetch-Control',
  'Permissions-Policy',
]

/** An answer of Node's; none where a test calls the site without a server. */
export interface FileAnswer {
  outgoing?: Pick<ServerResponse, 'setHeader' | 'removeHeader'>
}

/**
 * Puts the headers of a file in the place of a document's, which would weigh on each of a page's two dozen
 * pictures, letters and scripts (docs/security.md).
 */
export function answerAsFile({ outgoing }: FileAnswer): void {
  outgoing?.setHeader(policyHeader, filePolicy)
  for (const name of documentHeaders) outgoing?.removeHeader(name)
}

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

interface Circumstances {
  /** Loosens the policy for the development server's own inline code and its socket. */
  inlineForDevelopment?: boolean
  /** The texts of every `<script>` that pages may contain. */
  inlineScripts?: readonly string[]
  /**
   * Tells browsers to come by https only, for two years (docs/security.md): to this name, or to
   * those below it as well.
   */
  httpsOnly?: 'this-name' | 'names-below-too'
}

/**
 * Gives the headers that OWASP's secure headers list asks of every answer that is no file. What an
 * answer needs more is allowed to that one: `allowSheets`, `allowNonce`.
 */
export function listSecurityHeaders({
  inlineForDevelopment = false,
  inlineScripts = [],
  httpsOnly,
}: Circumstances = {}): [name: string, value: string][] {
  const policy = inlineForDevelopment
    ? contentSecurityPolicy
        .replace(/(script|style)-src '(self|none)'/g, "$1-src 'self' 'unsafe-inline'")
        .replace('connect-src', 'connect-src ws:')
    : contentSecurityPolicy.replace(
        "script-src 'self'",
        ["script-src 'self'", ...inlineScripts.map(hashSource)].join(' '),
      )
  return [
    [policyHeader, policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Frame-Options', 'DENY'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Permitted-Cross-Domain-Policies', 'none'],
    ['X-DNS-Prefetch-Control', 'off'],
    ['Permissions-Policy', permissionsPolicy],
    ...(httpsOnly ? [strictTransport(httpsOnly)] : []),
  ]
}

/**
 * Gives a policy under which a document may contain the style sheets of these sources, each in a `<style>`
 * of its own, and no others. In development it may contain any.
 */
export function allowSheets(policy: string, sources: readonly string[]): string {
  return policy.replace("style-src 'none'", `style-src ${sources.join(' ')}`)
}

/**
 * Gives a policy under which a document may run its own scripts that carry the nonce, take its
 * sheets from our files, and show pictures that the visitor has just chosen; and the nonce. In
 * development there is none: it would forbid what the development server writes into the page.
 */
export function allowNonce(policy: string): { policy: string; nonce: string | undefined } {
  const withPictures = policy.replace('img-src', 'img-src blob:')
  if (/script-src[^;]*'unsafe-inline'/.test(policy)) {
    return { policy: withPictures, nonce: undefined }
  }
  const nonce = randomBytes(16).toString('base64')
  const withNonce = withPictures
    .replace(/script-src [^;]*/, `script-src 'self' 'nonce-${nonce}'`)
    .replace(/style-src [^;]*/, "style-src 'self'")
  return { policy: withNonce, nonce }
}

/** Gives how a policy allows exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function strictTransport(names: 'this-name' | 'names-below-too'): [name: string, value: string] {
  const below = names === 'names-below-too' ? '; includeSubDomains' : ''
  return ['Strict-Transport-Security', `max-age=63072000${below}`]
}
