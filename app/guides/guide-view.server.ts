import { withPrices } from '#app/catalogue/cards/card-prices.server.ts'
import { toCards } from '#app/catalogue/cards/cards.server.ts'
import type { Month } from '#app/catalogue/facts/facts.ts'
import type { ShownProduct } from '#app/catalogue/product.ts'
import {
  describePicture,
  type PictureWords,
  type ProductPicture,
} from '#app/catalogue/product-picture.ts'
import { findProductsByIds } from '#app/catalogue/products.server.ts'
import type { ShownBy } from '#app/catalogue/sizes/shown-sizes.server.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { indiaDay } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import { type Language, languages } from '#languages/language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { type GuideEdit, textIn } from './guide.ts'
import { lastModified } from './guide-index.server.ts'
import type { GuidedShop, Reader } from './guide-list.server.ts'
import { guidePath } from './guide-path.ts'
import { findGuidePictures, type GuidePicture } from './guide-pictures.server.ts'
import { type ShortFact, takeInShort } from './marks/in-short.ts'
import type { Block } from './marks/marks.ts'
import { parseMarks } from './marks/parse-marks.ts'
import { findFormerGuide, findStoredGuide, type StoredGuide } from './store/stored-guides.server.ts'

/** A guide's picture with what it shows. */
export interface DescribedPicture extends GuidePicture, PictureWords {}

/** A guide as visitors of a language read it. */
export interface GuideView {
  slug: string
  title: string
  summary: string
  /** The few facts that it comes to; none where it has no such list. */
  inShort: readonly ShortFact[]
  /** The rest of its text. */
  blocks: readonly Block[]
  wall: string
  /** The guide's own pictures in its order; undefined where one is gone. */
  pictures: readonly (DescribedPicture | undefined)[]
  /** The products of its cards, by the slugs that its text has for them; what is not shown is missing. */
  cards: Readonly<Record<string, ShownProduct>>
  /** What it speaks of. */
  products: readonly ShownProduct[]
  months: readonly Month[]
  region: string
  /** The nursery, where it names nobody. */
  author: string
  lastChecked: string | null
  sources: readonly string[]
  entryDate: string | null
  /** The day on which visitors first saw it, and the instant since which they see it as it is. */
  published: string | null
  lastmod: string
  /** The languages in which it is written. */
  writtenIn: readonly Language[]
}

/** Whose products a guide shows, and who wrote what names nobody. */
type NamedShop = ShownBy & { config: { business: Pick<Business, 'name'> } }

/** What stands at the address of a guide. */
export type GuidePage =
  | { guide: GuideView }
  /** It moved. */
  | { to: string }
  /** It is written, but not in the language that was asked for. */
  | { elsewhere: readonly { language: Language; title: string }[]; slug: string }

/** Gives what stands at a guide's address; undefined where visitors see nothing there. */
export async function readGuidePage(
  shop: GuidedShop & NamedShop,
  slug: string,
  { language, now }: Reader,
): Promise<GuidePage | undefined> {
  if (!shop.config.areGuidesShown) return undefined
  const own = await shop.db
    .selectFrom('guides')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  const id = own?.id ?? (await findFormerGuide(shop.db, slug))
  const stored = id === undefined ? undefined : await findStoredGuide(shop.db, Number(id))
  if (!stored || !isSeen(stored.edit, now)) return undefined
  if (stored.edit.slug !== slug) return { to: guidePath(stored.edit.slug) }
  if (textIn(stored.edit, language)) return { guide: await readGuideView(shop, stored, language) }
  const elsewhere = languages.flatMap((other) => {
    const text = textIn(stored.edit, other)
    return text ? [{ language: other, title: text.title }] : []
  })
  return { elsewhere, slug }
}

/** Tells whether visitors see a guide at an instant, in whichever language it is written. */
export function isSeen(
  { state, shownFrom }: Pick<GuideEdit, 'state' | 'shownFrom'>,
  now: Date,
): boolean {
  return state === 'shown' && (shownFrom === null || shownFrom <= indiaDay(now))
}

/** Gives a guide as its page shows it, whoever may see it: the shop's page, and the desk's preview. */
export async function readGuideView(
  shop: NamedShop,
  { edit, firstShown, editedAt }: Pick<StoredGuide, 'edit' | 'firstShown' | 'editedAt'>,
  language: Language,
): Promise<GuideView> {
  const { title, summary, body } = textIn(edit, language) ?? { title: '', summary: '', body: '' }
  const { inShort, blocks } = takeInShort(parseMarks(body).blocks)
  const slugs = blocks.flatMap((block) => (block.is === 'card' ? [block.slug] : []))
  const ids = await findProductIds(shop.db, slugs)
  const all = await findProductsByIds(shop.db, [...edit.products, ...ids.values()], language)
  const cards = await withPrices(shop, await toCards(shop.db, all, language))
  const byId = new Map(cards.map((card) => [card.id, card]))
  return {
    slug: edit.slug,
    title,
    summary,
    inShort,
    blocks,
    wall: edit.wall,
    pictures: await describePictures(shop.db, edit.pictures, language),
    cards: Object.fromEntries(
      [...ids].flatMap(([slug, id]) => {
        const card = byId.get(id)
        return card ? [[slug, card]] : []
      }),
    ),
    products: edit.products.flatMap((id) => byId.get(id) ?? []),
    months: edit.months,
    region: edit.region,
    author: edit.author || shop.config.business.name,
    lastChecked: edit.lastChecked,
    sources: edit.sources,
    entryDate: edit.entryDate,
    published: firstShown,
    lastmod: lastModified(editedAt, edit.shownFrom ?? firstShown ?? ''),
    writtenIn: languages.filter((one) => textIn(edit, one)),
  }
}

/** Finds the products of these slugs, of today or of before, by id. */
async function findProductIds(
  db: Database,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  const wanted = [...new Set(slugs)]
  if (wanted.length === 0) return new Map()
  const own = await db
    .selectFrom('shown_products')
    .select(['slug', 'id'])
    .where('slug', 'in', wanted)
    .execute()
  const found = new Map(own.map(({ slug, id }) => [slug, Number(id)]))
  const others = wanted.filter((slug) => !found.has(slug))
  if (others.length === 0) return found
  const former = await db
    .selectFrom('old_addresses')
    .select(['address', 'product_id'])
    .where('address', 'in', others.map(productPath))
    .where('category_key', 'is', null)
    .execute()
  for (const slug of others) {
    const id = former.find(({ address }) => address === productPath(slug))?.product_id
    if (id != null) found.set(slug, Number(id))
  }
  return found
}

async function describePictures(
  db: Database,
  pictures: readonly ProductPicture[],
  language: Language,
): Promise<(DescribedPicture | undefined)[]> {
  const found = await findGuidePictures(
    db,
    pictures.map(({ picture }) => picture),
  )
  return pictures.map((picture) => {
    const drawn = found.get(picture.picture)
    return drawn && { ...drawn, ...describePicture(picture, language) }
  })
}
