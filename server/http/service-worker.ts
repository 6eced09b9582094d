import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Handler } from 'hono'

/** The worker that removes itself and its caches. Open pages go on as they are. */
const removing = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
})()))
`

/**
 * Answers a service worker's path with that of this build, which is asked for each time; without
 * a `clientDir` (turned off, or in development) with the one that removes itself.
 */
export function answerServiceWorker(path: string, clientDir: string | undefined): Handler {
  const script = clientDir ? readFileSync(join(clientDir, path), 'utf8') : removing
  return (c) =>
    c.body(script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    })
}
