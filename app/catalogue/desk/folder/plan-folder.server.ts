import { mostPictures } from '#app/catalogue/picture-limits.ts'
import { tooMany } from '#app/catalogue/pictures/picture-changes.ts'
import { findSentAs } from '#app/catalogue/pictures/pictures.server.ts'
import { listPictures } from '#app/catalogue/pictures/product-pictures.ts'
import { listProductsNamed } from '#app/catalogue/store/named-products.server.ts'
import type { StoredProduct } from '#app/catalogue/store/stored-products.server.ts'
import type { Database } from '#database/connection.ts'
import { foldText, listWords } from '#languages/folded-text.ts'
import { type FolderFile, fileMark, type PlannedFile } from './folder-plan.ts'
import { readFileName } from './read-file-name.ts'

/** Whether a file takes the place of the picture that its number names, or comes behind all. */
export type FolderManner = 'replace' | 'add'

/**
 * Tells of each file what sending it would do: of which product it is by number, address or name,
 * and which of its pictures it becomes. Changes nothing.
 */
export async function planFolder(
  db: Database,
  files: readonly FolderFile[],
  manner: FolderManner,
): Promise<PlannedFile[]> {
  const products = await findNamed(db, files)
  const matched = files.map((file) => matchFile(products, file))
  const found = [...new Set(matched.flatMap((match) => ('product' in match ? match.product : [])))]
  const pictures = found.flatMap(({ edit }) => listPictures(edit))
  const sent = await findSentAs(
    db,
    pictures.map(({ picture }) => picture),
  )
  const planned = new Map<FolderFile, PlannedFile>()
  for (const product of found) {
    const own = files.flatMap((file, index) => {
      const match = matched[index]
      return match && 'product' in match && match.product === product
        ? [{ file, place: match.place }]
        : []
    })
    for (const [file, plan] of planProduct(product, own, { sent, manner })) planned.set(file, plan)
  }
  return files.map((file, index) => {
    const match = matched[index]
    return match && 'why' in match ? match : (planned.get(file) ?? unmatched)
  })
}

interface Planning {
  /** As which files the pictures were sent that products have by now, by their names. */
  sent: ReadonlyMap<string, string>
  manner: FolderManner
}

/** Plans the files of one product, in the order of their numbers. */
function planProduct(
  { id, edit }: StoredProduct,
  own: readonly { file: FolderFile; place: number }[],
  { sent, manner }: Planning,
): [FolderFile, PlannedFile][] {
  const product = { id, name: edit.name }
  const pictures = listPictures(edit)
  const marks = new Set(pictures.map(({ picture }) => sent.get(picture)))
  const taken = new Set<number>()
  let count = pictures.length
  const plan = ({ file, place }: { file: FolderFile; place: number }): PlannedFile => {
    if (marks.has(fileMark(file))) return { does: 'nothing', product }
    const old = manner === 'replace' ? pictures[place - 1] : undefined
    if (old && taken.has(place)) {
      return { does: 'refuse', why: `Another file is picture ${place} of ${edit.name}.` }
    }
    if (old) {
      taken.add(place)
      const description = old.description || edit.name
      return { does: 'replace', product, place, of: old.picture, description }
    }
    if (count >= mostPictures) return { does: 'refuse', why: tooMany }
    count += 1
    return { does: 'add', product, place: count, description: edit.name }
  }
  return own
    .toSorted((a, b) => a.place - b.place)
    .map((one): [FolderFile, PlannedFile] => [one.file, plan(one)])
}

interface NamedProducts {
  byId: ReadonlyMap<string, StoredProduct>
  bySlug: ReadonlyMap<string, StoredProduct>
  byName: ReadonlyMap<string, readonly StoredProduct[]>
}

const unmatched = { does: 'refuse', why: 'No product has this number, address or name.' } as const

type Match = { product: StoredProduct; place: number } | { does: 'refuse'; why: string }

/** The whole name comes first: a product may be called with a number at the end. */
function matchFile(products: NamedProducts, { name }: FolderFile): Match {
  if (!/\.(jpe?g|png|webp|avif|heic)$/i.test(name)) {
    return { does: 'refuse', why: 'This is no picture by its name.' }
  }
  const { said, numbered } = readFileName(name)
  const whole = { said, place: 1 }
  for (const { said, place } of numbered ? [whole, numbered] : [whole]) {
    const one = products.byId.get(said) ?? products.bySlug.get(said)
    const named = one ? [one] : (products.byName.get(said) ?? [])
    const [product, other] = named
    if (other) {
      const why = `${named.length} products are called ${other.edit.name}: name the file by number.`
      return { does: 'refuse', why }
    }
    if (product) return { product, place }
  }
  return unmatched
}

/** Finds the products that the files may be of, by each way in which a name may say so. */
async function findNamed(db: Database, files: readonly FolderFile[]): Promise<NamedProducts> {
  const read = files.map(({ name }) => readFileName(name))
  const said = read.flatMap((one) => (one.numbered ? [one.said, one.numbered.said] : [one.said]))
  // As names are kept: with their brackets and dots, where the file's name has them too.
  const names = files.flatMap(({ name }) => {
    const folded = foldText(name.replace(/\.[^.]*$/, ''))
    return [folded, folded.replace(/[\s_-]*\(?\d+\)?$/, '')]
  })
  const ids = said.filter((text) => /^\d{1,9}$/.test(text)).map(Number)
  const slugs = said.map((text) => text.replaceAll(' ', '-'))
  const products = await listProductsNamed(db, { ids, slugs, names: [...said, ...names] })
  return {
    byId: new Map(products.map((product) => [String(product.id), product])),
    bySlug: new Map(products.map((product) => [product.edit.slug.replaceAll('-', ' '), product])),
    byName: Map.groupBy(products, ({ edit }) => plain(edit.name)),
  }
}

const plain = (name: string) => listWords(foldText(name)).join(' ')
