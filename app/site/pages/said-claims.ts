import type { Language } from '#languages/language.ts'
import { largeNumberWords } from '#languages/large-numbers.words.ts'
import type { Claims } from '#server/config/owners-part.ts'

/** Of the nursery's claims (§1) those that its owner makes, as people of a language say them. */
export type SaidClaims = Record<Exclude<keyof Claims, 'largest'>, string | undefined>

/** Says claims in a language; what is not claimed stays undefined. */
export function sayClaims(claims: Claims, language: Language): SaidClaims {
  const { said } = largeNumberWords[language]
  const large = (many: number | undefined) => (many ? said(many) : undefined)
  const year = (since: number | undefined) => (since ? String(since) : undefined)
  return {
    since: year(claims.since),
    deliverySince: year(claims.deliverySince),
    products: large(claims.products),
    customers: large(claims.customers),
    plantLovers: large(claims.plantLovers),
  }
}
