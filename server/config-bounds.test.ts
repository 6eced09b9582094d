import { describe, expect, test } from 'vitest'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { ConfigError, readConfig } from './config.ts'

describe.each([
  ['PORT', 0, 65_535],
  ['DATABASE_POOL', 1, 200],
  ['TRUST_PROXY', 0, 10],
  ['LIMIT_PER_IP', 0, 100_000],
  ['LIMIT_PER_MOBILE', 0, 1_000],
  ['RETENTION_MONTHS', 1, 24],
  ['PAGE_CACHE_MB', 0, 4_096],
])('%s', (name, lowest, highest) => {
  test(`is a whole number from ${lowest} to ${highest}`, () => {
    for (const value of [lowest, highest]) {
      expect(() => readConfig({ [name]: String(value) }, shopDefaults)).not.toThrow()
    }
    for (const value of [lowest - 1, highest + 1, `${lowest}.5`, '0x1', '1e1']) {
      expect(() => readConfig({ [name]: String(value) }, shopDefaults)).toThrow(ConfigError)
    }
  })
})
