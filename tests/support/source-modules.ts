import { readModules } from '#commands/house/import-graph.ts'
import { isTest } from '#commands/house/slices.ts'

/** Every module of the project, by path. */
export const modules = readModules()

/** All of them but the tests. */
export const sources = [...modules.values()].filter(({ path }) => !isTest(path))

/** What only staff reach: every screen of the desk, whose noun it may be. */
export const isDesk = (path: string) =>
  /^app\/(([^/]+\/)?desk\/|exports\/)/.test(path) || path === 'app/desk.route.tsx'
