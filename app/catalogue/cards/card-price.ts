import type { Money } from '#app/money/money.ts'

/** What a card says of the sizes that can be had: their least price, or that people ask. */
export type CardPrice = { least: Money; isFrom: boolean } | 'asked'
