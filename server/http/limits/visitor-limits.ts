import type { Config } from '#server/config.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'

const minute = 60_000

/** How often a form may be sent by one address. A mobile number's share is counted where it is stored. */
export interface VisitorLimits {
  perAddress: RateLimit
  /** How often one address reads the same visitor's own page. */
  perOwnPage: RateLimit
}

/** Makes the counter for forms: tries of an address in 10 minutes. */
export function createVisitorLimits({ limits }: Pick<Config, 'limits'>): VisitorLimits {
  const inTenMinutes = () => createRateLimit({ most: limits.perAddress, windowMs: 10 * minute })
  return {
    perAddress: inTenMinutes(),
    perOwnPage: inTenMinutes(),
  }
}
