import { addCategory } from '#app/catalogue/store/categories/categories.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { listStoredProducts } from '#app/catalogue/store/stored-products.server.ts'
import { daysBefore, later } from './dates.ts'
import type { Happening, Nursery } from './happening.ts'
import { addPhotograph } from './photographs.ts'
import { winterWords } from './winter-category.words.ts'

/**
 * What is photographed of the winter's plants, which were imported without a picture: the name, and
 * what draws it.
 */
const photographed = [
  { name: 'Poinsettia', seed: 31 },
  { name: 'Cyclamen', seed: 37 },
] as const

/** A category of the nursery's own, before the import that fills it, and photographs after it. */
export function listWinterCategory(until: Date): Happening[] {
  return [
    { at: daysBefore(until, 26, '11:10'), happen: addWinterCategory },
    ...photographed.map(({ name, seed }, index) => ({
      at: later(daysBefore(until, 25, '10:20'), index * 300),
      happen: (nursery: Nursery, at: Date) => photographAndShow(nursery, { name, seed }, at),
    })),
  ]
}

async function addWinterCategory({ app, staff }: Nursery, now: Date): Promise<void> {
  const { en, ...translations } = winterWords
  const category = { wall: 'gulabi', kind: 'plant', hidden: false, ...en, translations } as const
  const added = await addCategory(app, category, { staffId: staff.owner, source: 'desk', now })
  if (!('saved' in added)) throw new Error('The demonstration’s category was not added.')
}

async function photographAndShow(
  nursery: Nursery,
  { name, seed }: { name: string; seed: number },
  at: Date,
): Promise<void> {
  const { app, staff } = nursery
  const product = (await listStoredProducts(app.db)).find(({ edit }) => edit.name === name)
  if (!product) throw new Error(`The demonstration has no ${name}.`)
  const { id } = product
  await addPhotograph(nursery, { id, description: `${name} on the nursery’s bench`, seed }, at)
  const shown = { id, change: { hidden: false }, staffId: staff.catalogue, source: 'desk' } as const
  const result = await saveProduct(app, shown, later(at, 60))
  if (!('saved' in result)) throw new Error(`${name} of the demonstration was not shown.`)
}
