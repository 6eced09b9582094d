import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Lends `use` the port of a site whose pages are one heading and a link to the next of `way`, to be
 * fetched ahead as the shop's are: what a browser takes for any page at all.
 */
export async function withBarePages<T>(
  way: readonly string[],
  use: (port: number) => Promise<T>,
): Promise<T> {
  const server = createServer(({ url = '' }, response) => {
    const next = way[way.indexOf(url) + 1]
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Cache-Control', 'public, max-age=60')
    response.end(pageOf(url, next))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await use((server.address() as AddressInfo).port)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

function pageOf(path: string, next: string | undefined) {
  const ahead = { prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] }
  const link = next === undefined ? '' : `<p><a href="${next}">Next</a></p>`
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${path}</title><script type="speculationrules">${JSON.stringify(ahead)}</script>` +
    `<main><h1>${path}</h1>${link}</main></html>`
  )
}
