import { createHash } from 'node:crypto'

/**
 * Gives what a page's markup comes to, in twelve hex digits: without its sheets and scripts, the hashes in
 * the names of files and the site's origin, which differ from build to build.
 */
export function hashMarkup(html: string, origin: string): string {
  const markup = html
    .replace(/<(style|script)\b.*?<\/\1>/gs, '')
    .replaceAll(origin, '')
    .replaceAll(encodeURIComponent(origin), '')
    .replace(/\.[0-9a-f]{8}\.(?=\w+)/g, '.')
  return createHash('sha256').update(markup).digest('hex').slice(0, 12)
}
