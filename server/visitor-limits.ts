import type { Config } from './config.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'

const minute = 60_000

/** How often a form may be sent: by one address, and by one mobile number. */
export interface VisitorLimits {
  perAddress: RateLimit
  perMobile: RateLimit
}

/** Makes the counters for forms: tries of an address in 10 minutes, of a number in an hour. */
export function createVisitorLimits({ limits }: Pick<Config, 'limits'>): VisitorLimits {
  return {
    perAddress: createRateLimit({ most: limits.perAddress, windowMs: 10 * minute }),
    perMobile: createRateLimit({ most: limits.perMobile, windowMs: 60 * minute }),
  }
}
