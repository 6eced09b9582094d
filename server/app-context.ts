import type { Logger } from 'pino'
import { createContext } from 'react-router'
import type { Database } from '#database/connection.ts'
import type { Config } from './config.ts'

/** What every request may use: opened once when the process starts. */
export interface App {
  config: Config
  db: Database
  log: Logger
}

/** Gives loaders and actions the process's `App`. */
export const appContext = createContext<App>()

/** Gives loaders and actions the id under which this request is logged. */
export const requestIdContext = createContext<string>()
