import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** The process's structured log, one JSON line an event on standard output. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
