import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** What starts processes takes too long to be repeated for each of thousands of small faults. */
const startsProcesses =
  /startSite|runCommand\(|openBalancer|startPostgres|from '\.\/support\/delivery\.ts'/

/** The tests that `npm run mutate` runs: the folder's own, on SQLite, in one process. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: globSync(`${process.env.MUTATED_FOLDER}/**/*.test.{ts,tsx}`).filter(
      (file) =>
        !file.endsWith('.postgres.test.ts') && !startsProcesses.test(readFileSync(file, 'utf8')),
    ),
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    testTimeout: 120_000,
    expect: { poll: { timeout: 5_000, interval: 10 } },
  },
})
