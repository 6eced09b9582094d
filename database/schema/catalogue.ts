import type { Generated } from 'kysely'
import type { JsonText, Timestamp } from './values.ts'

export interface CategoriesTable {
  key: string
  name: string
  position: number
  wall: string
  heading: string | null
  title: string | null
  description: string | null
  intro: string | null
  /** 1: neither it nor its products are shown. */
  hidden: Generated<number>
  /** 1: added in the desk, so that it may be renamed, moved and hidden. */
  added: Generated<number>
  /** One more with each saved change. */
  version: Generated<number>
  /** What its products are where nothing else is said; null: as the code has it for the key. */
  kind: string | null
  /** JSON, by language: what it is called and said to be where that is not English. */
  translations: Generated<JsonText>
}

export interface ProductsTable {
  id: number
  category_key: string
  /**
   * Place in the whole catalogue: by category first, then by product, with gaps, so that what comes
   * between two others renumbers neither. The cursor for paging.
   */
  catalogue_order: number
  /** Names the product in its page's address; unique. */
  slug: string
  picture: string
  name: string
  name_folded: string
  description: string
  wall: string
  quantity: string
  tips: JsonText
  advantages: JsonText
  /** Every text by which searches find it beside its name: of `names` and its botanical names. */
  aliases: JsonText
  /** 1: it is not shown, whatever its category is. */
  hidden: Generated<number>
  /** 1: visitors may see it: neither it nor its category is hidden. */
  shown: Generated<number>
  /** One more with each saved change. */
  version: Generated<number>
  edited_at: Timestamp | null
  /** Who changed it last; null: the data files. Not a reference: rows of staff are never deleted. */
  edited_by: number | null
  /** JSON list of `{language, name, checked}`: what it is called beside its name. */
  names: Generated<JsonText>
  /** JSON: who says so, by language. */
  name_sources: Generated<JsonText>
  /** What its picture shows, for those who can't see it; empty: its name says it. */
  picture_description: Generated<string>
  /** JSON of what a page needs to draw an uploaded picture; null: `picture` is a drawn one. */
  photo: JsonText | null
  /** JSON, by language: what its picture shows where that is not English. */
  picture_words: Generated<JsonText>
  /** JSON list of `{picture, description, descriptions}`: its pictures after the first. */
  more_pictures: Generated<JsonText>
  /** The month in which it can be had again; null while it can be had. */
  back_in: string | null
  /** 1: it grows, and one of the seven facts that visitors look for is not known. */
  facts_missing: Generated<number>
  /** JSON, by language: what it is called and said to be where that is not English. */
  translations: Generated<JsonText>
}

/** What can be counted of a product, in the codes of its facts; null and 0 are not known. */
export interface ProductFactsTable {
  product_id: number
  kind: string
  /** The light it likes best; the four columns after it hold 1 for each light that suits it. */
  light: string | null
  suits_low: number
  suits_bright: number
  suits_some_sun: number
  suits_sun: number
  /** How often it is watered in summer, by the days after it. */
  water: string | null
  summer_from_days: number | null
  summer_to_days: number | null
  inside: number
  balcony: number
  garden: number
  height_from_cm: number | null
  height_to_cm: number | null
  care: string | null
  pets: string | null
  children: string | null
  /** The months that visitors see, each as a bit, January the lowest. */
  sow_months: Generated<number>
  plant_months: Generated<number>
  flower_months: Generated<number>
  /** Every fact with its words and who says so: only a product's own page reads it. */
  details: JsonText
}

/** The sizes of products; nothing of a product of whose size nothing is known. */
export interface ProductSizesTable {
  product_id: number
  /** Within the product, never used again; 0: its one size, which has no name. */
  number: number
  /** In the owner's order, from 0. */
  place: number
  /** What it is, in English; of the size without a name the product's quantity. */
  label: string
  /** JSON, by language: the label where that is not English. */
  labels: Generated<JsonText>
  /** In paise; null: people ask. */
  price: number | null
  /** Null: nobody has said. */
  availability: 'available' | 'to-order' | 'away' | 'ask' | null
  /** In how many days it is made, where it is made to order. */
  days: number | null
  /** The month in which an absent one can be had again; null: not known. */
  back_in: string | null
}

/** The next number of a size, by product. Not a reference: it outlives the product. */
export interface ProductSizeCountsTable {
  product_id: number
  next_number: number
}

/** Every price that a size has had: a row for each change, none before its first price. */
export interface ProductPricesTable {
  id: Generated<number>
  /** Not a reference: a deleted product can come back. */
  product_id: number
  /** The size's number within the product. */
  number: number
  /** In paise; null: from then on it has none, or the size is gone. */
  price: number | null
  /** From when on. */
  at: Timestamp
  /** Who changed it; null: a release's files or the command line. */
  staff_id: number | null
}

/**
 * Addresses that lead elsewhere now: each to the page of a product, of a category or of a guide. That of a
 * product which is gone has both: its category's products are shown in its place.
 */
export interface OldAddressesTable {
  /** A path such as `/product/snake-plant`. */
  address: string
  /** Not a reference: the address is remembered when the product is gone. */
  product_id: number | null
  category_key: string | null
  guide_id: Generated<number | null>
}

/** Products whose sizes changed alone, which is told apart from other changes of the catalogue. */
export interface SizeChangesTable {
  product_id: number
  /** The `sizes_version` of the catalogue that the last such change made. */
  version: number
}

export interface CatalogueStateTable {
  id: number
  content_hash: string
  /** By which rules the search was indexed; null before they were counted. */
  index_version: number | null
  version: number
  /** One more with each change of products' sizes alone, which `version` does not count. */
  sizes_version: Generated<number>
  /** One more with each change of what visitors see of guides, which `version` does not count. */
  guides_version: Generated<number>
  /** A hash of the data files of guides that were loaded last; null: none yet. */
  guides_hash: Generated<string | null>
  loaded_at: Timestamp
  /** Since when the database owns the catalogue; null: the data files still do. */
  owned_since: Timestamp | null
  /** The next product's id: ids are never used again. */
  next_id: Generated<number>
}

/** Every change of the catalogue: rows are only added. */
export interface CatalogueChangesTable {
  id: Generated<number>
  /** What was changed, a product, a category or a guide. Not a reference: the row outlives the product. */
  product_id: number | null
  category_key: string | null
  guide_id: Generated<number | null>
  at: Timestamp
  /** Null: the command line, or a release's files. */
  staff_id: number | null
  source: 'desk' | 'import' | 'file' | 'undo'
  /** Names what was brought in together, so that it can be undone as one. */
  import_id: string | null
  /** The product's version after it. */
  version: number
  /** The values of the fields that changed; null where the product was not there. */
  before: JsonText | null
  after: JsonText | null
  /** The change that this one undid. */
  undoes: number | null
}

/** Pictures of products that were uploaded. A product's `picture` names one as `photo-` and its id. */
export interface PicturesTable {
  id: Generated<number>
  kind: 'photograph' | 'cut-out'
  /** What it shows, as the person wrote who uploaded it. */
  description: string
  /** The part of the file that is shown; null: the middle. */
  crop: string | null
  /** What is painted behind a cut-out. */
  wall: string
  /** Stands for the bytes of all its files, and begins their addresses. */
  hash: string
  /** Name, size and time of the file that was sent, where it came with others; null: it came alone. */
  sent_as: string | null
  /** The largest width at which it is made for pages. */
  largest: number
  /** The width of its file to be looked at by itself; null: there is none. */
  enlarged_width: number | null
  created_at: Timestamp
  created_by: number | null
  /** Since when no product has it, as the daily look found; null: one has, or nobody looked yet. */
  unused_since: Timestamp | null
}

export interface PictureFilesTable {
  id: Generated<number>
  picture_id: number
  /** Its name below `/pictures/`, which says its width and format. */
  address: string
  bytes: Uint8Array
}
