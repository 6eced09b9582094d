import { pino } from 'pino'
import { RouterContextProvider } from 'react-router'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import type { Database } from '#database/connection.ts'
import { composeApp } from '#main/open-app.ts'
import { type App, appContext, eachViewContext, requestIdContext } from '#server/app-context.ts'
import { readConfig } from '#server/config.ts'

/** What a loader is called with in a test, and what came of it. */
export interface TestCall {
  app: App
  /** The arguments of a loader for a GET of this path. */
  args: {
    request: Request
    url: URL
    pattern: string
    params: Record<string, never>
    context: RouterContextProvider
  }
  /** The lines that were logged. */
  log: { level: number; requestId?: string; msg: string }[]
  /** What is to happen on each serving of the answer. */
  eachView: (() => void)[]
}

/** Gives the arguments for calling a loader as a GET of `path` would, with these settings. */
export function testCall(db: Database, path: string, env: Record<string, string> = {}): TestCall {
  const log: TestCall['log'] = []
  const logger = pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) })
  const config = readConfig(env, shopDefaults)
  const app = composeApp({ config, db, log: logger, openTransports: () => [] })
  const eachView: (() => void)[] = []
  const context = new RouterContextProvider()
  context.set(appContext, app)
  context.set(requestIdContext, 'test-request')
  context.set(eachViewContext, eachView)
  const url = new URL(path, 'http://localhost')
  const args = { request: new Request(url), url, pattern: url.pathname, params: {}, context }
  return { app, args, log, eachView }
}
