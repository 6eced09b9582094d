import { soldName } from '#app/catalogue/called-name.ts'
import { areNamed, unnamedSize } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { findPlaces, selectForStaff } from '#app/catalogue/store/found-for-staff.server.ts'
import {
  listStoredProducts,
  type StoredProduct,
} from '#app/catalogue/store/stored-products.server.ts'
import { typedPrice } from '#app/money/typed-price.ts'
import { searchProducts } from '#app/search/search.server.ts'
import type { QuoteSettings } from '#app/settings/quotes/quote-settings.ts'
import type { Database } from '#database/connection.ts'
import { foldSearch } from '#languages/folded-text.ts'
import { type DraftLine, typedPercent } from './draft.ts'
import { writeSize } from './written-sizes.ts'

/** A line that can be added from the catalogue. */
export interface FoundLine {
  line: DraftLine
  /** What names it: the product, and its size where it has more than one. */
  words: string
  /** Whether visitors don't see its product. */
  isHidden: boolean
}

/** So many products are looked at for one search. */
const mostProducts = 20

/**
 * Finds what the catalogue has by a part of its name, or by what is typed after that of a size,
 * with today's prices, also where the shop hides prices or the product. First what is called just
 * so, then what visitors see.
 */
export async function findLines(
  db: Database,
  query: string,
  settings: Pick<QuoteSettings, 'taxRate'>,
): Promise<FoundLine[]> {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return []
  const whole = await findProducts(db, wanted)
  let products = whole
  let name = wanted
  // A category and a size are said after the product, “Areca Palm, 8 inch pot”; in a size may be a comma.
  for (let commas = 0; commas < 3 && products.length === 0 && name !== ''; commas += 1) {
    name = name.slice(0, Math.max(0, name.lastIndexOf(',')))
    products = await findProducts(db, name)
  }
  const sizes = await readSizes(
    db,
    products.map(({ id }) => id),
  )
  const categoryOf = await tellTwins(db, products)
  const found = products.flatMap(({ id, shown, edit }): FoundLine[] => {
    const known = sizes.get(id) ?? []
    const named = areNamed(known) ? known : known.filter(({ number }) => number === unnamedSize)
    return (named.length > 0 ? named : [undefined]).map((size) => ({
      line: {
        product: id,
        ...(size?.number && { size: size.number }),
        what: soldName(edit),
        quantity: '1',
        price: typedPrice(size?.price ?? null),
        taxRate: typedPercent(settings.taxRate),
        ...(size && writeSize(size)),
      },
      words: [soldName(edit), ...categoryOf(edit), ...(size?.label ? [size.label] : [])].join(', '),
      isHidden: !shown,
    }))
  })
  const rank = ({ words, line, isHidden }: FoundLine) =>
    (words.toLowerCase() === wanted ? 0 : line.what.toLowerCase() === wanted ? 2 : 4) +
    Number(isHidden)
  const among =
    products === whole ? found : found.filter(({ words }) => words.toLowerCase().includes(wanted))
  return among.sort((one, other) => rank(one) - rank(other))
}

/** Gives what tells a product from others of its name: its category, where there are such. */
async function tellTwins(db: Database, products: readonly StoredProduct[]) {
  const called = ({ edit }: StoredProduct) => soldName(edit).toLowerCase()
  const byName = Map.groupBy(products, called)
  if (byName.size === products.length) return () => []
  const rows = await db.selectFrom('categories').select(['key', 'name']).execute()
  const names = new Map(rows.map(({ key, name }) => [key, name]))
  return (edit: StoredProduct['edit']) =>
    (byName.get(soldName(edit).toLowerCase())?.length ?? 0) > 1
      ? [names.get(edit.category) ?? '']
      : []
}

async function findProducts(db: Database, query: string) {
  // Of an emoji no letter is left: nothing is called so, and all would be found.
  if (foldSearch(query) === '') return []
  const places = await findPlaces(db, query)
  const rows = await selectForStaff(db, { q: query }, places)
    .select('id')
    .orderBy('catalogue_order')
    .limit(mostProducts)
    .execute()
  const ids = rows.map(({ id }) => Number(id))
  if (ids.length > 0) return listInOrder(db, ids)
  // Names that only sound like it are found as visitors find them.
  const { byAlias } = await searchProducts(db, query, { limit: mostProducts })
  return listInOrder(
    db,
    byAlias.map(({ id }) => id),
  )
}

async function listInOrder(db: Database, ids: readonly number[]) {
  const stored = new Map((await listStoredProducts(db, ids)).map((one) => [one.id, one]))
  return ids.flatMap((id) => stored.get(id) ?? [])
}
