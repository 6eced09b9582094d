import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What starts processes, or tries thousands of inputs, takes too long to be repeated for each small fault. */
const startsProcesses =
  /startSite|spawn\(|runCommand\(|openBalancer|startPostgres|from '\.\/support\/programs\/delivery\.ts'/

const waits = /expect\s*\.poll\(|waitFor\(/

const { MUTATED_FOLDER, MEASURED_APART, TESTED_ALSO_IN } = process.env
const foldersOf = (names = '') => names.split(',').filter(Boolean)

/** Folders within the mutated one that have a turn of their own. */
const measuredApart = foldersOf(MEASURED_APART)

/** Without a folder, as knip reads this file, there are none: the whole disk would be looked through. */
const testedIn = foldersOf(MUTATED_FOLDER).concat(foldersOf(TESTED_ALSO_IN))

/** What each file of tests took the first time, in milliseconds. */
const took = new Map<string, number>()

/**
 * The first test that notices a fault ends its turn: the quickest files go first, those that wait
 * for something last.
 */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    for (const file of files) {
      const result = this.ctx.cache.getTestSpecificationResult(file)
      if (result && !took.has(file.moduleId)) took.set(file.moduleId, result.duration)
    }
    const timeOf = ({ moduleId }: TestSpecification) =>
      (took.get(moduleId) ?? 0) + (waits.test(readFileSync(moduleId, 'utf8')) ? 60_000 : 0)
    return files.toSorted((a, b) => timeOf(a) - timeOf(b))
  }
}

/**
 * The tests that `npm run mutate` runs: the folder's own and those of its screens, on SQLite, in
 * one process.
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: globSync(testedIn.map((folder) => `${folder}/**/*.test.{ts,tsx}`)).filter(
      (file) =>
        !file.endsWith('.postgres.test.ts') &&
        !file.endsWith('fuzz.test.ts') &&
        !measuredApart.some((folder) => file.startsWith(`${folder}/`)) &&
        !startsProcesses.test(readFileSync(file, 'utf8')),
    ),
    // Or the whole site would be read again for every file of tests and every fault.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    setupFiles: [
      'tests/support/setup/fail-on-console-error.ts',
      'tests/support/setup/patterns-are-matched.ts',
      'tests/support/setup/first-failure-is-enough.ts',
    ],
    testTimeout: 120_000,
    expect: { poll: { timeout: 2_000, interval: 10 } },
  },
})
