import { pino } from 'pino'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import type { Database } from '#database/connection.ts'
import { composeApp } from '#main/open-app.ts'
import type { App } from '#server/app-context.ts'
import { readConfig } from '#server/config.ts'

/** Gives an app around an open database that stores without limits, sends nothing and is silent. */
export function openWriter(db: Database): App {
  const config = readConfig({ LIMIT_PER_IP: '0', LIMIT_PER_MOBILE: '0' }, shopDefaults)
  return composeApp({ config, db, log: pino({ level: 'silent' }), openTransports: () => [] })
}
