import { productRoom } from '#app/desk/catalogue/product-room.server.ts'
import { momentWords } from '#app/desk/enquiry/day-words.ts'
import { findColleagues } from '#app/enquiries/answering/colleagues.server.ts'
import type { SignedInStaff } from '#app/staff/sessions.server.ts'
import { listKeptCategories } from '#app/stock/kept-categories.server.ts'
import { emptyEdit } from '#app/stock/product-edit.ts'
import { findStockProduct } from '#app/stock/stock.server.ts'
import type { App } from '#server/app-context.ts'
import { formFields, toldByPlants } from './edit-draft.ts'
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
  const isPacket = edit.contains.length > 0
  return {
    id,
    version,
    edit,
    fields: isPacket ? formFields.filter((field) => !toldByPlants.includes(field)) : formFields,
    categories: await listCategoryNames(db),
    room: productRoom(edit, true),
    whoSays: whoSays(staff, config),
    mayChange: staff.role !== 'desk',
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
    fields: formFields,
    categories: categories.map(({ key, name }) => ({ key, name })),
    room: undefined,
    whoSays: whoSays(staff, config),
    mayChange: true,
    edited: '',
  }
}

async function listCategoryNames(db: App['db']) {
  return (await listKeptCategories(db)).map(({ key, name }) => ({ key, name }))
}

function whoSays({ name }: Pick<SignedInStaff, 'name'>, { business }: App['config']) {
  return `${name}, ${business.name}`
}
