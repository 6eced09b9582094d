import { defineConfig } from '@playwright/test'
import type { Engine } from '#database/engine.ts'
import { browserFlags, findBrowser } from '#tests/support/browser.ts'

/** `npm run journeys -- --database postgres` walks all of them there. */
const engine = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite'
const desktop = { viewport: { width: 1366, height: 900 } }

export default defineConfig<object, { engine: Engine }>({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    locale: 'en-IN',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  projects: [
    { name: 'phone', use: { engine, viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', use: { engine, ...desktop } },
    {
      name: 'postgres',
      testMatch: /\/(enquiry|search|newsletter)\.spec\.ts$/,
      use: { engine: 'postgres', ...desktop },
    },
  ],
})
