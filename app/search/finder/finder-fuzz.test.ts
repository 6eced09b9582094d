import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choices } from '#app/catalogue/facts/plant-choices.ts'
import { findCacheable } from '#main/cacheable.ts'
import { anyText } from '#tests/support/any-text.ts'
import { ask } from '#tests/support/ask-finder.ts'
import { triesOf } from '#tests/support/databases/test-database.ts'
import { testCall } from '#tests/support/test-call.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'

test('made-up addresses of the finder each lead, at most once, to a page', async () => {
  const call = testCall(await openTestCatalogue(), '/finder')
  const word = fc.oneof(
    fc.constantFrom(...choices.map(({ value }) => value), 'after', '..', '', 'LOW', '__proto__'),
    anyText(12).map((text) => encodeURIComponent(text.toWellFormed())),
  )
  const name = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...choices.map(({ group }) => group), 'after') },
    { weight: 1, arbitrary: fc.constantFrom('__proto__', 'toString', '', '%', 'light[]') },
  )
  const part = fc
    .tuple(name, fc.array(word, { maxLength: 5 }), fc.constantFrom('.', ',', '%2E', '+'))
    .map(([group, values, between]) => `${group}=${values.join(between)}`)
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
      const asked = `/finder?${parts.join('&')}`
      findCacheable(asked)
      const first = await ask(call, asked)
      if (first.data) return
      expect(first.status).toBe(301)
      expect((await ask(call, first.to ?? '')).data).toBeDefined()
    }),
    { numRuns: triesOf(2_000) },
  )
})
