import { resolve } from 'node:path'

/**
 * Where the processes that tests start find their code compiled by an earlier one: half of what a
 * command costs is compiling it.
 */
export const compileCache = resolve('node_modules/.cache/compiled')
