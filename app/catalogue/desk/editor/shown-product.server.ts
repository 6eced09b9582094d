import { productThumb } from '#app/catalogue/desk/product-thumb.server.ts'
import { listStoredCategories } from '#app/catalogue/store/categories/stored-categories.server.ts'
import { findPlaceInCategory } from '#app/catalogue/store/order/place-in-category.server.ts'
import { emptyEdit } from '#app/catalogue/store/product-edit.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { listOutdated, saidOfProduct } from '#app/catalogue/store/translated-from.ts'
import { pricesPath, settingSectionPath } from '#app/paths/desk-paths.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import type { SignedInStaff } from '#app/staff/sessions/sessions.server.ts'
import { momentWords } from '#app/time/day-words.ts'
import type { App } from '#server/app-context.ts'
import { type FormField, formFields, toldByPlants } from './draft/edit-draft.ts'
import type { EditedProduct } from './draft/edited-product.ts'

/** Gives a product as its editor opens it, or undefined where there is none. */
export async function openProduct(
  { db, config }: Pick<App, 'db' | 'config'>,
  id: number,
  staff: Pick<SignedInStaff, 'name' | 'role'>,
  now = new Date(),
): Promise<EditedProduct | undefined> {
  const product = await findProductForStaff(db, id)
  if (!product) return undefined
  const { edit, version, editedAt, editedBy } = product
  const who = (await findColleagues(db, [editedBy])).get(editedBy ?? 0)?.name
  const told: readonly FormField[] = edit.contains.length > 0 ? toldByPlants : []
  return {
    id,
    version,
    edit,
    fields: formFields.filter((field) => !told.includes(field)),
    categories: (await listStoredCategories(db)).map(namedCategory),
    place: await findPlaceInCategory(db, product),
    room: productThumb(edit, true),
    whoSays: whoSays(staff, config),
    mayChange: staff.role !== 'desk',
    prices: pricesFor(staff, config, pricesPath(id)),
    outdated: listOutdated(saidOfProduct(edit)),
    edited: editedAt ? [momentWords(editedAt, now), who].filter(Boolean).join(', ') : '',
  }
}

/** Gives a product that is still to be made, in a category: hidden until it has a picture. */
export async function openNewProduct(
  { db, config }: Pick<App, 'db' | 'config'>,
  category: string | null,
  staff: Pick<SignedInStaff, 'name' | 'role'>,
): Promise<EditedProduct> {
  const categories = await listStoredCategories(db)
  const chosen = categories.find(({ key }) => key === category) ?? categories[0]
  const key = chosen?.key ?? ''
  const { kind = 'plant', wall = 'pista' } = chosen ?? {}
  const edit = emptyEdit({ category: key, kind, wall })
  return {
    id: undefined,
    version: 0,
    edit: { ...edit, hidden: true },
    fields: formFields.filter((field) => field !== 'standsAfter'),
    categories: categories.map(namedCategory),
    place: undefined,
    room: undefined,
    whoSays: whoSays(staff, config),
    mayChange: true,
    prices: pricesFor(staff, config),
    outdated: [],
    edited: '',
  }
}

function namedCategory({ key, name, hidden }: EditedProduct['categories'][number]) {
  return { key, name, hidden }
}

function pricesFor(
  { role }: Pick<SignedInStaff, 'role'>,
  { prices }: App['config'],
  pastAt?: string,
) {
  const changedAt = role === 'owner' ? settingSectionPath('prices') : undefined
  return { areShown: prices.areShown, changedAt, pastAt }
}

function whoSays({ name }: Pick<SignedInStaff, 'name'>, { business }: App['config']) {
  return `${name}, ${business.name}`
}
