import { answerSize } from '#app/catalogue/rounds/answer-size.server.ts'
import { endRound, findOpenRound } from '#app/catalogue/rounds/rounds.server.ts'
import { writeAvailability } from '#app/catalogue/sizes/availability-code.ts'
import { type Availability, type ProductSize, unnamedSize } from '#app/catalogue/sizes/size.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { listStoredProducts } from '#app/catalogue/store/stored-products.server.ts'
import { forOtherLanguages } from '#languages/language.ts'
import { daysBefore, later } from './dates.ts'
import type { Happening, Nursery } from './happening.ts'
import { type Priced, priced, raises, type SizeName } from './prices.ts'
import { sizeLabels } from './size-labels.words.ts'

/** The category through which the demonstration's round goes. */
const roundCategory = 'indoor-plants'

/** What was said of sizes, by product and by the size's number: how many days ago, and what. */
const said: readonly [daysAgo: number, id: number, number: number, is: Availability][] = [
  [150, 12, 3, { is: 'to-order', days: 21 }],
  [96, 14, 1, { is: 'away', backIn: null }],
  [96, 14, 2, { is: 'away', backIn: null }],
  [70, 2, 3, { is: 'away', backIn: null }],
  [44, 34, unnamedSize, { is: 'to-order', days: 14 }],
  // Bougainvillea is back, and whoever waited for it was told.
  [21, 14, 1, { is: 'available' }],
  [21, 14, 2, { is: 'available' }],
  [30, 9, 3, { is: 'away', backIn: null }],
  [12, 4, 1, { is: 'away', backIn: null }],
  [12, 4, 2, { is: 'away', backIn: null }],
  [12, 4, 3, { is: 'away', backIn: null }],
  [8, 39, unnamedSize, { is: 'ask' }],
]

/** What the staff do in the catalogue over the half-year: prices, sizes, what can be had, a round. */
export function listCatalogueWork(until: Date): Happening[] {
  return [
    ...priced.map((one, index) => ({
      at: later(daysBefore(until, 182, '10:20'), index * 90),
      happen: (nursery: Nursery, at: Date) => givePrices(nursery, one, at),
    })),
    ...raises.flatMap(({ daysAgo, ids, percent }) =>
      ids.map((id, index) => ({
        at: later(daysBefore(until, daysAgo, '12:05'), index * 70),
        happen: (nursery: Nursery, at: Date) => raisePrices(nursery, { id, percent }, at),
      })),
    ),
    ...said.map(([daysAgo, id, number, is], index) => ({
      at: later(daysBefore(until, daysAgo, '15:10'), index * 20),
      happen: (nursery: Nursery, at: Date) => sayAvailability(nursery, { id, number, is }, at),
    })),
    ...listRound(until),
  ]
}

function givePrices({ app, staff }: Nursery, { id, costs }: Priced, at: Date) {
  const unnamed = { number: unnamedSize, label: '', labels: {}, availability: null }
  const sizes: ProductSize[] =
    typeof costs === 'number'
      ? [{ ...unnamed, price: costs * 100 }]
      : (Object.entries(costs) as [SizeName, number][]).map(([name, rupees]) => ({
          number: null,
          label: sizeLabels.en[name],
          labels: forOtherLanguages((language) => sizeLabels[language][name]),
          price: rupees * 100,
          availability: { is: 'available' },
        }))
  return saveSizes(app, { id, sizes, staffId: staff.catalogue, at })
}

/** Raises what a product costs, to whole rupees that end in 9. */
async function raisePrices(
  { app, staff }: Nursery,
  { id, percent }: { id: number; percent: number },
  at: Date,
) {
  const raise = (price: number) => Math.round((price * (1 + percent / 100)) / 1_000) * 1_000 - 100
  const sizes = (await readSizesOf(app, id)).map((size) => ({
    ...size,
    price: size.price && raise(size.price),
  }))
  await saveSizes(app, { id, sizes, staffId: staff.owner, at })
}

async function sayAvailability(
  { app, staff }: Nursery,
  { id, number, is }: { id: number; number: number; is: Availability },
  at: Date,
) {
  const sizes = (await readSizesOf(app, id)).map((size) =>
    size.number === number ? { ...size, availability: is } : size,
  )
  await saveSizes(app, { id, sizes, staffId: staff.catalogue, at })
}

/** A round through one category: most is there, one size is found to be away. */
function listRound(until: Date): Happening[] {
  return [
    {
      at: daysBefore(until, 3, '11:00'),
      async happen({ app: { db }, staff }, at) {
        const products = (await listStoredProducts(db)).filter(
          ({ edit }) => edit.category === roundCategory,
        )
        const sizes = products.flatMap(({ id, edit }) => edit.sizes.map((size) => ({ id, size })))
        for (const [index, { id, size }] of sizes.entries()) {
          const number = size.number ?? unnamedSize
          const was = writeAvailability(size.availability)
          const answer = { category: roundCategory, productId: id, number, was }
          const said = index === 4 ? 'away' : was
          const submission = `demonstration ${id} ${number}`
          await answerSize(
            db,
            { ...answer, field: 'availability', said, submission },
            staff.catalogue,
            later(at, index * 12),
          )
        }
      },
    },
    {
      at: daysBefore(until, 3, '11:20'),
      async happen({ app: { db }, staff }, at) {
        const about = { staffId: staff.catalogue, category: roundCategory }
        const round = await findOpenRound(db, about, at)
        if (!round) throw new Error('The demonstration has no open round to end.')
        await endRound(db, round.id, at)
      },
    },
  ]
}

async function readSizesOf({ db }: Nursery['app'], id: number): Promise<ProductSize[]> {
  const [product] = await listStoredProducts(db, [id])
  return product?.edit.sizes ?? []
}

/** Saves a product's sizes as at the desk; throws where that refuses. */
async function saveSizes(
  app: Nursery['app'],
  { id, sizes, staffId, at }: { id: number; sizes: ProductSize[]; staffId: number; at: Date },
) {
  const asked = { id, change: { sizes }, staffId, source: 'desk' } as const
  const result = await saveProduct(app, asked, at)
  if (!('saved' in result) && !('unchanged' in result)) {
    throw new Error(`Product ${id} of the demonstration was not saved: ${JSON.stringify(result)}`)
  }
}
