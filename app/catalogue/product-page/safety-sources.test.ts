import { expect } from 'vitest'
import { findFacts } from '#app/catalogue/facts/facts.server.ts'
import type { ProductFacts } from '#app/catalogue/facts/facts.ts'
import { listEveryProduct } from '#app/catalogue/products.server.ts'
import { languages } from '#languages/language.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { listSafetySources } from './safety-sources.ts'

const facts = (...sources: string[]): Pick<ProductFacts, 'plant' | 'contains'> => ({
  plant: { pets: { is: 'toxic', source: sources.join('; ') } },
  contains: [],
})

test('a list is named once, with when it was last read, in each language', () => {
  const both = facts('ASPCA plant list, copy of June 2019', 'ASPCA plant list, copy of March 2025')
  const href = expect.stringMatching(/^https:\/\/www\.aspca\.org\//)
  expect(languages.map((language) => listSafetySources(both, language))).toEqual([
    [{ name: 'ASPCA’s list', href, checked: 'March 2025' }],
    [{ name: 'ASPCA की सूची', href, checked: 'मार्च 2025' }],
    [{ name: 'ASPCA ची यादी', href, checked: 'मार्च 2025' }],
  ])
})

test('visitors read no commit, no shop and no note of ours in any source of the sample', async () => {
  const db = await openTestCatalogue()
  for (const product of await listEveryProduct(db)) {
    const known = await findFacts(db, product)
    const told = JSON.stringify(listSafetySources(known, 'en'))
    expect(told, product.name).not.toMatch(/commit|github|kamerplanter|copy of|\.blogspot|costa/i)
  }
  expect(listSafetySources(facts('our own Ravi', 'plant sheets, commit 04fc237'), 'en')).toEqual([])
})
