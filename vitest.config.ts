import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { storeInMemory } from '#tests/support/databases/test-folder.ts'
import { compileCache } from '#tests/support/programs/compile-cache.ts'

/** What needs a program that no package of ours brings runs before a release only. */
const releaseOnly = process.env.FULL_SUITE ? [] : ['tests/nginx.test.ts']

const all = [
  '{app,languages,main,server,database,commands,demo,bench}/**/*.test.{ts,tsx}',
  'tests/*.test.ts',
]

const opensDatabase =
  /openTest(Database|App|Catalogue|Delivery)\(|open(Desk|Imports|EnquiryScreen|Shop|Nursery)\(|emptyDatabase\(/
const someOnBoth = /import \{[^}]*\btest\b[^}]*\} from 'vitest'/
const ofRoute = /\.(route|api|email)\.test\.tsx?$/

/**
 * The tests that run on both engines: those of what is stored, and of routes those that say so by
 * taking `testOnce` for the others.
 */
const stored = globSync(all[0] ?? '').filter((file) => {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.sqlite.test.ts') || !opensDatabase.test(text) || !someOnBoth.test(text))
    return false
  return !ofRoute.test(file) || text.includes('test-once.ts')
})

/**
 * Begins with the tests that wait for processes, so that none of them is waited for at the end; those
 * on PostgreSQL come last, for a process of tests ends where the next file is of another project.
 */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification) => {
      if (project.name === 'postgres') return 2
      return moduleId.includes('/tests/') ? 0 : 1
    }
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}

storeInMemory()
// Every process of tests, and each that it starts, is told where it finds its code compiled.
process.env.NODE_COMPILE_CACHE = compileCache

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    setupFiles: [
      'tests/support/setup/fail-on-console-error.ts',
      'tests/support/setup/patterns-are-matched.ts',
    ],
    // Only a fault takes so long, also on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    // Two processors; many tests wait for processes that they started.
    maxWorkers: 4,
    sequence: { sequencer: SlowFirst },
    // A file finds what the one before it has loaded: that is a quarter of the time. What a test
    // puts in the place of something is taken back, and databases are lent from file to file.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: { name: 'sqlite', include: all, exclude: ['**/*.postgres.test.ts', ...releaseOnly] },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [
            ...stored,
            '{app,languages,main,server,database,commands,tests}/**/*.postgres.test.ts',
          ],
          globalSetup: ['tests/support/databases/postgres-setup.ts'],
          env: { TEST_DATABASE: 'postgres' },
        },
      },
    ],
  },
})
