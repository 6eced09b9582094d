import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  picturedProduct,
  receivePicture,
} from '#app/catalogue/desk/picture/receive-picture.server.ts'
import { listPictures } from '#app/catalogue/pictures/product-pictures.ts'
import { listStoredProducts } from '#app/catalogue/store/stored-products.server.ts'
import { daysBefore } from './dates.ts'
import { drawPhotograph } from './draw-photograph.ts'
import type { Happening, Nursery } from './happening.ts'

/** What is photographed: a product, what the picture shows, and what draws it. */
interface Photographed {
  id: number
  description: string
  seed: number
}

const photographs: readonly (Photographed & { daysAgo: number })[] = [
  {
    id: 7,
    daysAgo: 52,
    description: 'Snake plants on the nursery’s bench in the morning',
    seed: 11,
  },
  { id: 8, daysAgo: 13, description: 'Areca palms under the shade net', seed: 23 },
]

/** Photographs that are drawn here come to some products, as from a phone at the desk. */
export function listPhotographs(until: Date): Happening[] {
  return photographs.map((photograph) => ({
    at: daysBefore(until, photograph.daysAgo, '10:35'),
    happen: (nursery, at) => addPhotograph(nursery, photograph, at),
  }))
}

/** Adds a photograph that is drawn here, through the desk's own function. Throws where it is refused. */
export async function addPhotograph(
  { app, staff }: Nursery,
  { id, description, seed }: Photographed,
  at: Date,
): Promise<void> {
  const [product] = await listStoredProducts(app.db, [id])
  if (!product) throw new Error(`The demonstration has no product ${id} to photograph.`)
  const { name, wall } = product.edit
  const path = join(app.config.dataDir, `${randomUUID()}.jpg`)
  const bytes = await drawPhotograph(seed)
  await writeFile(path, bytes)
  const upload = {
    fields: { intent: 'add', kind: 'photograph', description },
    file: { path, name: `IMG_${2_000 + seed}.jpg`, bytes: bytes.length },
  }
  const about = { id, name, wall, pictures: listPictures(product.edit) }
  const pictured = picturedProduct(app, about, staff.catalogue, at)
  const { errors } = await receivePicture(app, pictured, upload, staff.catalogue, at)
  await rm(path)
  if (errors) throw new Error(`${name}: ${Object.values(errors).join(' ')}`)
}
