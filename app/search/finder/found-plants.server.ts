import { withPrices } from '#app/catalogue/cards/card-prices.server.ts'
import type { CardFacts } from '#app/catalogue/facts/card-words.ts'
import { factsOnCard } from '#app/catalogue/facts/card-words.ts'
import {
  type Choice,
  type Chosen,
  chosenAddress,
  type GroupName,
  isChosen,
} from '#app/catalogue/facts/plant-choices.ts'
import { type ShownProduct, toShownProduct, withDescription } from '#app/catalogue/product.ts'
import { listProductsAt } from '#app/catalogue/products.server.ts'
import type { ShownBy } from '#app/catalogue/sizes/shown-sizes.server.ts'
import { finderPath } from '#app/paths/shop-paths.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'
import { type CountedChoice, findPlants } from './find-plants.server.ts'
import type { PlantIndex } from './plant-index.server.ts'

/** A page of the Plant Finder. */
export interface FoundPlantsPage {
  count: number
  all: number
  choices: CountedChoice[]
  unknown: GroupName[]
  saysAvailability: boolean
  plants: ShownProduct[]
  /** How many plants come before this page. */
  before: number
  next?: number
  /** Where nothing fits: what comes back without some of the choices. */
  lettingGo: { without: Choice[]; address: string; count: number; pictures: ShownProduct[] }[]
}

/** Finds what a page of the Plant Finder shows. */
export async function findPlantsPage(
  shop: ShownBy,
  index: PlantIndex,
  chosen: Chosen,
  after?: number,
  language: Language = 'en',
): Promise<FoundPlantsPage> {
  const { db } = shop
  const { orders, lettingGo, ...found } = findPlants(index, chosen, after)
  const plants = await listProductsAt(db, orders, language)
  const facts = await readCardFacts(
    db,
    plants.map(({ id }) => id),
  )
  return {
    ...found,
    plants: await withPrices(
      shop,
      plants.map((plant) => {
        const words = factsOnCard(facts.get(plant.id), chosen, language)
        return words ? withDescription(plant, words) : toShownProduct(plant)
      }),
    ),
    lettingGo: await Promise.all(
      lettingGo.map(async ({ without, count, orders }) => ({
        without,
        address: chosenAddress(
          finderPath,
          chosen.filter((choice) => !isChosen(without, choice)),
        ),
        count,
        pictures: (await listProductsAt(db, orders, language)).map(toShownProduct),
      })),
    ),
  }
}

async function readCardFacts(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('product_facts')
    .select(['product_id', 'light', 'summer_from_days', 'summer_to_days', 'pets'])
    .select(['suits_low', 'suits_bright', 'suits_some_sun', 'suits_sun'])
    .where('product_id', 'in', ids)
    .execute()
  return new Map(rows.map((row): [number, CardFacts] => [Number(row.product_id), row]))
}
