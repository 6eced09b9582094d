import { describe, test } from 'vitest'
import { onPostgres } from './test-database.ts'

const nothing = Object.assign(() => undefined, { each: () => () => undefined })

/**
 * `test` for what is the same on both engines: on PostgreSQL it is not even defined. A file whose
 * every test is of this kind takes it by the name of `test`, and is not read there; where some are,
 * vitest's own is called `onBoth`.
 */
export const testOnce = (onPostgres ? nothing : test) as typeof test

/** The same for a group of tests. */
export const describeOnce = (onPostgres ? nothing : describe) as typeof describe
