import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from '#tests/support/browser.ts'

export default defineConfig({
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
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1366, height: 900 } } },
  ],
})
