import { foldText } from '#languages/folded-text.ts'
import { listSpokenNames } from '#languages/spoken-names.ts'
import type { IndexedProduct } from './search-index.ts'

// No search holds it: control characters are refused before.
const BETWEEN_ALIASES = '\n'

/** What a product is found by, folded. */
export interface SearchedNames {
  name: string
  /** Aliases that find more than the name does. */
  others: string[]
  /** These with how aliases sound, as one text; empty where there are none. */
  aliases: string
}

/** Gives what both engines index of a product. */
export function foldNames({ name, aliases }: IndexedProduct): SearchedNames {
  const foldedName = foldText(name)
  // An alias that is part of the name finds nothing that the name does not.
  const foldedAliases = aliases.map(foldText)
  const others = foldedAliases.filter((alias) => !foldedName.includes(alias))
  const searched = [...others, ...listSpokenNames(foldedAliases)]
  return { name: foldedName, others, aliases: searched.join(BETWEEN_ALIASES) }
}
