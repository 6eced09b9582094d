import type { Insertable, Transaction } from 'kysely'
import { countFacts, type ProductFacts } from '#app/catalogue/facts/facts.ts'
import { monthBits } from '#app/catalogue/facts/shown-months.ts'
import { asGiven, insertRows } from '#database/insert-rows.ts'
import type { ProductFactsTable } from '#database/schema/catalogue.ts'
import type { Schema } from '#database/schema.ts'

/** Adds the facts of products, or brings those of a known id up to date. */
export async function writeFacts(
  transaction: Transaction<Schema>,
  products: readonly { id: number; facts: ProductFacts }[],
): Promise<void> {
  if (products.length === 0) return
  const rows = products.map(({ id, facts }) => toRow(id, facts))
  await insertRows(transaction, 'product_facts', rows)
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(asGiven(rows)))
    .execute()
}

function toRow(product_id: number, facts: ProductFacts): Insertable<ProductFactsTable> {
  const counted = countFacts(facts)
  const { sow, plant, flower } = monthBits(facts)
  const { kind, light, suits, water, summerDays, place, height, care, pets, children } = counted
  return {
    product_id,
    kind,
    light: light ?? null,
    suits_low: Number(suits.includes('low')),
    suits_bright: Number(suits.includes('bright')),
    suits_some_sun: Number(suits.includes('some-sun')),
    suits_sun: Number(suits.includes('sun')),
    water: water ?? null,
    summer_from_days: summerDays?.from ?? null,
    summer_to_days: summerDays?.to ?? null,
    inside: Number(place.includes('inside')),
    balcony: Number(place.includes('balcony')),
    garden: Number(place.includes('garden')),
    height_from_cm: height?.from ?? null,
    height_to_cm: height?.to ?? null,
    care: care ?? null,
    pets: pets ?? null,
    children: children ?? null,
    sow_months: sow,
    plant_months: plant,
    flower_months: flower,
    details: JSON.stringify(facts),
  }
}
