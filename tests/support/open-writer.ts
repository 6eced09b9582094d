import { pino } from 'pino'
import { shopDefaults } from '#app/contact/shop-defaults.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'
import { readConfig } from '#server/config.ts'
import { composeApp } from '#server/open-app.ts'

/** Gives an app around an open database that stores without limits, sends nothing and is silent. */
export function openWriter(db: Database): App {
  const config = readConfig({ LIMIT_PER_IP: '0', LIMIT_PER_MOBILE: '0' }, shopDefaults)
  return composeApp({ config, db, log: pino({ level: 'silent' }), openTransports: () => [] })
}
