import { defineConfig } from '@playwright/test'
import type { Engine } from '#database/engine.ts'
import { browserFlags, findBrowser } from '#tests/support/journeys/browser.ts'

/** `npm run journeys -- --database postgres` walks all of them there. */
const engine = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite'
/** Before a release every journey is walked everywhere: `npm test -- --full`. */
const isFull = Boolean(process.env.FULL_SUITE)
const none = /$./
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const desktop = { viewport: { width: 1366, height: 900 } }

export default defineConfig<object, { engine: Engine }>({
  testDir: 'tests/journeys',
  // Of its own: it is emptied at the beginning, and the unit tests' report is beside it.
  outputDir: 'test-results/journeys',
  // Node reads TypeScript itself; only what holds JSX is translated for it.
  build: { external: ['**/*.ts'] },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A third one gains two processors no time, and makes them late for what is timed.
  workers: 2,
  // Only a fault takes so long, also on a busy machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    locale: 'en-IN',
    // What is asked through a worker a journey neither sees nor holds back; some walk with it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  projects: [
    // First, so that it is not waited for at the end: a browser of its own, which one worker starts.
    { name: 'firefox', testDir: 'tests/firefox', workers: 1 },
    // Early, and one worker: these are few, and every worker starts a PostgreSQL of its own.
    {
      name: 'postgres',
      grep: isFull ? /./ : /@postgres/,
      workers: isFull ? 2 : 1,
      use: { engine: 'postgres', ...phone },
    },
    // What has been walked on PostgreSQL is walked once.
    { name: 'phone', grepInvert: isFull ? none : /@postgres/, use: { engine, ...phone } },
    { name: 'desktop', grep: isFull ? /./ : none, use: { engine, ...desktop } },
  ],
})
