import { inspect } from 'node:util'
import { DataFileFaults } from '#app/catalogue/files/data-files.server.ts'
import { UnusableDatabase } from '#database/postgres/postgres.ts'
import { ConfigError } from '#server/config.ts'

/** Their messages are sentences for the operator, who can correct what they tell of. */
const foreseen = [ConfigError, UnusableDatabase, DataFileFaults]

/** Gives what the operator reads of a start that failed: with its stack where nobody foresaw it. */
export function sayWhyNotStarted(error: unknown): string {
  const known = foreseen.some((kind) => error instanceof kind)
  return known && error instanceof Error ? error.message : inspect(error)
}
