import { productRoom } from '#app/desk/catalogue/product-room.server.ts'
import { momentWords } from '#app/desk/enquiry/day-words.ts'
import { findColleagues } from '#app/enquiries/answering/colleagues.server.ts'
import type { SignedInStaff } from '#app/staff/sessions.server.ts'
import { listKeptCategories } from '#app/stock/kept-categories.server.ts'
import { findPlaceInCategory } from '#app/stock/place-in-category.server.ts'
import { emptyEdit } from '#app/stock/product-edit.ts'
import { findStockProduct } from '#app/stock/stock.server.ts'
import { listOutdated } from '#app/stock/translated-from.ts'
import type { App } from '#server/app-context.ts'
import { type FormField, formFields, toldByPlants } from './edit-draft.ts'
import type { EditedProduct } from './edited-product.ts'

/** Gives a product as its editor opens it, or undefined where there is none. */
export async function openProduct(
  { db, config }: Pick<App, 'db' | 'config'>,
  id: number,
  staff: Pick<SignedInStaff, 'name' | 'role'>,
  now = new Date(),
): Promise<EditedProduct | undefined> {
  const product = await findStockProduct(db, id)
  if (!product) return undefined
  const { edit, version, editedAt, editedBy } = product
  const who = (await findColleagues(db, [editedBy])).get(editedBy ?? 0)?.name
  const told: readonly FormField[] = edit.contains.length > 0 ? toldByPlants : []
  return {
    id,
    version,
    edit,
    fields: formFields.filter((field) => !told.includes(field)),
    categories: await listCategoryNames(db),
    place: await findPlaceInCategory(db, product),
    room: productRoom(edit, true),
    whoSays: whoSays(staff, config),
    mayChange: staff.role !== 'desk',
    outdated: listOutdated(edit),
    edited: editedAt ? [momentWords(editedAt, now), who].filter(Boolean).join(', ') : '',
  }
}

/** Gives a product that is still to be made, in a category: hidden until it has a picture. */
export async function openNewProduct(
  { db, config }: Pick<App, 'db' | 'config'>,
  category: string | null,
  staff: Pick<SignedInStaff, 'name'>,
): Promise<EditedProduct> {
  const categories = await listKeptCategories(db)
  const chosen = categories.find(({ key }) => key === category) ?? categories[0]
  const key = chosen?.key ?? ''
  const { kind = 'plant', wall = 'pista' } = chosen ?? {}
  const edit = emptyEdit({ category: key, kind, wall })
  return {
    id: undefined,
    version: 0,
    edit: { ...edit, hidden: true },
    fields: formFields.filter((field) => field !== 'standsAfter'),
    categories: categories.map(({ key, name }) => ({ key, name })),
    place: undefined,
    room: undefined,
    whoSays: whoSays(staff, config),
    mayChange: true,
    outdated: [],
    edited: '',
  }
}

async function listCategoryNames(db: App['db']) {
  return (await listKeptCategories(db)).map(({ key, name }) => ({ key, name }))
}

function whoSays({ name }: Pick<SignedInStaff, 'name'>, { business }: App['config']) {
  return `${name}, ${business.name}`
}
