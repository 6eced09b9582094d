import { expect } from 'vitest'

/** Files share a process, and with it what was added to `expect`. */
const added = Symbol.for('patterns-are-matched')

// A pattern within `toMatchObject` would be taken for an object without fields, which anything
// is like: `expect.stringMatching` is meant, and without it such a test fails.
if (!Reflect.has(globalThis, added)) {
  Reflect.set(globalThis, added, true)
  expect.addEqualityTesters([
    (actual, expected) =>
      expected instanceof RegExp && !(actual instanceof RegExp) ? false : undefined,
  ])
}
