import { pino } from 'pino'
import { RouterContextProvider } from 'react-router'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import type { Database } from '#database/connection.ts'
import { composeApp } from '#main/open-app.ts'
import { type App, appContext } from '#server/app-context.ts'
import { readConfig } from '#server/config.ts'
import { openTestDatabase } from './databases/test-database.ts'

const token = 'a-token-of-the-test-itself'

/**
 * Gives an app on a fresh database, which `open` may fill, with the standard configuration and a
 * silent log. What it puts in the outbox stays there: delivery is not started.
 */
export async function openTestApp(
  env: Record<string, string> = {},
  open: () => Promise<Database> = openTestDatabase,
): Promise<App> {
  const db = await open()
  const log = pino({ level: 'silent' })
  // Tests send what no visitor sends; those of the limits set them.
  const config = readConfig({ LIMIT_PER_IP: '0', LIMIT_PER_MOBILE: '0', ...env }, shopDefaults)
  return composeApp({ config, db, log, openTransports: () => [] })
}

/**
 * What loaders and actions are given for a request. Of its route's pattern nothing is said: each route has a
 * type of its own for that.
 */
export function routeArgs(app: App, request: Request) {
  const context = new RouterContextProvider()
  context.set(appContext, app)
  const url = new URL(request.url)
  return { request, context, params: {}, url, pattern: url.pathname as never }
}

/** A call of ours as the browser sends it: JSON with the anti-forgery pair. */
export function jsonRequest(path: string, body: unknown, headers: Record<string, string> = {}) {
  return new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: `XSRF-TOKEN=${token}`,
      'X-XSRF-TOKEN': token,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** A form posted from our own page without JavaScript. */
export function formRequest(
  path: string,
  fields: Record<string, string> | URLSearchParams,
  headers: Record<string, string> = {},
) {
  return new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
  })
}

/** Gives what a route answered, or threw, as the response that it is; throws where it is none. */
export function responseOf(answer: unknown): Response {
  if (answer instanceof Response) return answer
  throw new Error(`That is no response: ${JSON.stringify(answer)}`)
}
