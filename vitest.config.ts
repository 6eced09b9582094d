import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{app,server,database,commands,bench}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    testTimeout: 20_000,
    maxWorkers: 2,
  },
})
