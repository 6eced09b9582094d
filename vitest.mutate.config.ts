import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** What starts processes, or tries thousands of inputs, takes too long to be repeated for each small fault. */
const startsProcesses =
  /startSite|runCommand\(|openBalancer|startPostgres|from '\.\/support\/delivery\.ts'/

/** The tests that `npm run mutate` runs: the folder's own, on SQLite, in one process. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: globSync(`${process.env.MUTATED_FOLDER}/**/*.test.{ts,tsx}`).filter(
      (file) =>
        !file.endsWith('.postgres.test.ts') &&
        !file.endsWith('fuzz.test.ts') &&
        !startsProcesses.test(readFileSync(file, 'utf8')),
    ),
    // Or the whole site would be read anew for every file of tests and every fault.
    isolate: false,
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    testTimeout: 120_000,
    expect: { poll: { timeout: 5_000, interval: 10 } },
  },
})
