import { describe, expect } from 'vitest'
import { findFacts } from '#app/catalogue/facts/facts.server.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { loadCatalogue } from './load-catalogue.server.ts'

describe('the sample’s care facts', () => {
  test('call safe for cats and dogs only what a listing names', async () => {
    const db = await openTestDatabase()
    await loadCatalogue(db)
    const safe = await db
      .selectFrom('product_facts')
      .innerJoin('products', 'id', 'product_id')
      .where('pets', '=', 'safe')
      .select('slug')
      .orderBy('slug')
      .execute()
    expect(safe.map(({ slug }) => slug)).toEqual([
      'areca-palm',
      'hybrid-flower-seeds',
      'mogra-jasmine',
    ])
  })

  test('are columns that can be counted, with every word beside them', async () => {
    const db = await openTestDatabase()
    await loadCatalogue(db)
    const row = await db
      .selectFrom('product_facts')
      .selectAll()
      .where('product_id', '=', 7)
      .executeTakeFirstOrThrow()
    const { details, ...columns } = row
    expect(columns).toEqual({
      product_id: 7,
      kind: 'plant',
      light: 'bright',
      suits_low: 1,
      suits_bright: 1,
      suits_some_sun: 1,
      suits_sun: 0,
      water: 'rare',
      summer_from_days: 10,
      summer_to_days: 15,
      inside: 1,
      balcony: 1,
      garden: 0,
      height_from_cm: 30,
      height_to_cm: 120,
      care: 'easy',
      pets: 'toxic',
      children: 'mildly-toxic',
      sow_months: 0,
      plant_months: 0,
      flower_months: 0,
    })
    const facts = await findFacts(db, { id: 7, category: 'indoor-plants' })
    expect(facts).toEqual(JSON.parse(details))
    expect(facts.plant.botanical?.formerly).toEqual(['Sansevieria trifasciata'])
  })
})
