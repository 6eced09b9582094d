import { once } from 'node:events'
import { createServer } from 'node:http'
import { portOf } from '#server/http/port-of.ts'

/**
 * Lends `use` the port of a site whose pages are one heading and a link to the next of `way`: what a
 * browser takes for any page at all. `ahead` lets it fetch them before they are opened, as it does the shop's.
 */
export async function withBarePages<T>(
  way: readonly string[],
  ahead: boolean,
  use: (port: number) => Promise<T>,
): Promise<T> {
  const server = createServer(({ url = '' }, response) => {
    const next = way[way.indexOf(url) + 1]
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Cache-Control', 'public, max-age=60')
    response.end(pageOf(url, next, ahead))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await use(portOf(server))
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

const rules = { prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] }

function pageOf(path: string, next: string | undefined, ahead: boolean) {
  const script = `<script type="speculationrules">${JSON.stringify(rules)}</script>`
  const link = next === undefined ? '' : `<p><a href="${next}">Next</a></p>`
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${path}</title>${ahead ? script : ''}` +
    `<main><h1>${path}</h1>${link}</main></html>`
  )
}
