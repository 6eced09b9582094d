import type { Timestamp } from './values.ts'

/** Words that misspelt searches are compared with. */
export interface SearchWordsTable {
  word: string
  /** `alias`: the text is suggested as it stands. `part`: the product whose texts contain it is. */
  kind: 'alias' | 'part'
  text: string
  /** How many products it stands in. */
  times: number
}

export interface SearchWordGramsTable {
  gram: string
  /** The word's length in characters: words much longer or shorter are not meant. */
  length: number
  word: string
}

/** PostgreSQL's search index: folded names, and folded aliases a line each. */
export interface SearchTextsTable {
  field: 'name' | 'alias'
  product_id: number
  catalogue_order: number
  text: string
}

/** What visitors call a product, folded and counted: nothing of who wrote it. */
export interface SuggestedNamesTable {
  /** The product's id and the name: `7 nag paudha`. */
  key: string
  /** Not a reference: a name outlives the product that it was told for. */
  product_id: number
  name: string
  times: number
  last_at: Timestamp
}

/** Counted by versions before `view_counts`, which go on with it while they are replaced. */
export interface SearchesWithoutResultTable {
  query_folded: string
  times: number
  last_at: Timestamp
}
