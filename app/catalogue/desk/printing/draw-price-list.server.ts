import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setImmediate as letOthersIn } from 'node:timers/promises'
import { findPictureFile } from '#app/catalogue/pictures/pictures.server.ts'
import type { Product } from '#app/catalogue/product.ts'
import { findProductsByIds } from '#app/catalogue/products.server.ts'
import { sayPriceNote } from '#app/catalogue/sizes/shown-sizes.server.ts'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { formatPrice } from '#app/money/money.ts'
import { longDateIn } from '#app/time/day-words.ts'
import { pictureUrl, reachedWidth } from '#app/ui/pictures/picture.ts'
import type { Database } from '#database/connection.ts'
import { inPieces } from '#database/in-pieces.ts'
import type { Language } from '#languages/language.ts'
import { plainText } from '#languages/said.ts'
import type { App } from '#server/app-context.ts'
import { makePdf } from '#server/pdf/make-pdf.ts'
import { shopOf } from '#server/pdf/shop-of.ts'
import { priceListWords } from './price-list.words.ts'

/** A list of more products says less of itself to those who have it read to them, and is not 8 MB. */
const mostTagged = 1_000

/** What a price list is to hold. */
export interface PriceListPlan {
  ids: readonly number[]
  language: Language
  pictures: boolean
}

/** A product as the template prints it. */
interface PrintedProduct {
  name: string
  /** Its English name, where it is called something else. */
  english: string
  sizes: { label: string; price: string }[]
  /** Missing where no picture is printed. */
  picture?: string
}

/**
 * Makes the PDF of a price list, by category in the shop's order. Prices stand in it whether visitors
 * see them or not. Throws as `makePdf` does.
 */
export async function drawPriceList(
  { db, config }: Pick<App, 'db' | 'config'>,
  { ids, language, pictures: withPictures }: PriceListPlan,
  now: Date = new Date(),
): Promise<Buffer> {
  const words = priceListWords[language]
  const pictures: Record<string, Uint8Array> = {}
  const categories = new Map<string, { name: string; products: PrintedProduct[] }>()
  for (const some of inPieces(ids)) {
    const sizes = await readSizes(db, some)
    for (const product of await findProductsByIds(db, some, language)) {
      const { category, categoryName: name } = product
      const group = categories.get(category) ?? { name, products: [] }
      categories.set(category, group)
      const printed = printProduct(product, sizes.get(product.id) ?? [], language)
      const picture = withPictures ? await readPicture(db, product) : undefined
      if (picture) pictures[picture.name] = picture.bytes
      group.products.push({ ...printed, ...(picture && { picture: picture.name }) })
    }
    await letOthersIn()
  }
  const date = longDateIn(now, language)
  return makePdf({
    template: 'app/catalogue/desk/printing/price-list.typ',
    pictures,
    tagged: ids.length <= mostTagged,
    data: {
      language,
      shop: shopOf(config.business),
      categories: [...categories.values()],
      words: {
        title: `${words.heading}, ${config.business.name}, ${date}`,
        heading: words.heading,
        date,
        note: plainText(sayPriceNote({ config }, language)),
        smallPrint: words.smallPrint(new URL(config.siteUrl).host),
        page: words.page,
      },
    },
  })
}

function printProduct(
  { name, localName }: Product,
  sizes: readonly ProductSize[],
  language: Language,
): PrintedProduct {
  return {
    name: localName ?? name,
    english: localName === undefined ? '' : name,
    sizes:
      sizes.length === 0
        ? [{ label: '', price: formatPrice(null, language) }]
        : sizes.map(({ label, labels, price }) => ({
            label: (language !== 'en' && labels[language]) || label,
            price: formatPrice(price, language),
          })),
  }
}

/** So wide are pictures printed, in px: 16 mm at 400 dots an inch. */
const pictureWidth = 250

/** Gives a product's picture as WebP; undefined where it has none. */
async function readPicture(db: Database, { picture }: Product) {
  const path = pictureUrl(picture, reachedWidth(picture, pictureWidth), 'webp')
  const name = basename(path)
  const bytes = (await findPictureFile(db, name)) ?? (await readDrawn(path))
  return bytes && { name: `${name}.jpg`, bytes }
}

/** Drawn pictures are files of the build, and of the sources while nothing is built. */
async function readDrawn(path: string): Promise<Uint8Array | undefined> {
  for (const folder of ['build/client', 'public']) {
    const bytes = await readFile(join(folder, path)).catch(() => undefined)
    if (bytes) return bytes
  }
  return undefined
}
