import type { Money } from '#app/money/money.ts'
import { type Language, otherLanguages } from '#languages/language.ts'

/** The rates of GST that a line or the delivery may have, in basis points: 500 is 5 %. */
export const gstRates: readonly number[] = [0, 300, 500, 1_200, 1_800, 2_800, 4_000]

/** What quotes say of tax: nothing, how much of the prices is tax, or what comes on top. */
export const taxLines = ['none', 'included', 'added'] as const
export type TaxLine = (typeof taxLines)[number]

/** Who is paid by UPI. */
export interface UpiPayee {
  /** As in `name@bank`. */
  id: string
  /** The name on the account, which the visitor's app shows beside its own. */
  name: string
}

/** What a new quote begins with, and what an accepted one says of paying. */
export interface QuoteSettings {
  /** From 1 to 90 days after it was sent. */
  validDays: number
  /** What delivery costs; 0: it is free. */
  delivery: Money
  /** One to six capital letters. */
  prefix: string
  /** Working days after which staff are reminded of a quote without an answer. */
  reminderDays: number
  /** Never `added` without a GSTIN. */
  tax: TaxLine
  /** The number under which the nursery is registered for GST; empty: it is not. */
  gstin: string
  /** What a new line begins with: one of `gstRates`, as `deliveryRate` is. */
  taxRate: number
  /** What delivery begins with. */
  deliveryRate: number
  /** What stands under a quote in each language: the English where one is missing; empty: nothing. */
  terms: Record<Language, string>
  /** Undefined: nobody is shown how to pay by UPI. */
  upi: UpiPayee | undefined
}

/** Terms as they are stored: each language's text, and the English that a translation was made from. */
export interface StoredTerms {
  texts: Partial<Record<Language, string>>
  from: Partial<Record<Language, string>>
}

/** The names under which the desk stores what quotes begin with. */
export const quoteNames = [
  'quote-valid-days',
  'quote-delivery',
  'quote-prefix',
  'quote-reminder-days',
  'quote-tax',
  'quote-gstin',
  'quote-tax-rate',
  'quote-delivery-rate',
  'quote-terms',
] as const
export type QuoteSettingName = (typeof quoteNames)[number]

/** The names under which the desk stores who is paid by UPI. */
export const upiNames = ['upi-id', 'upi-name'] as const
export type UpiSettingName = (typeof upiNames)[number]

/** What holds while an owner has set nothing; what delivery costs is the shop's own charge then. */
export const firstQuoteValues = {
  'quote-valid-days': 7,
  'quote-prefix': 'Q',
  'quote-reminder-days': 3,
  'quote-tax': 'none',
  'quote-gstin': '',
  'quote-tax-rate': 0,
  'quote-delivery-rate': 0,
  'quote-terms': { texts: {}, from: {} },
  'upi-id': '',
  'upi-name': '',
} as const satisfies Partial<Record<QuoteSettingName | UpiSettingName, unknown>>

/** Lists the languages whose terms were written before the English ones were changed. */
export function listOutdatedTerms({ texts, from }: StoredTerms): Language[] {
  return otherLanguages.filter((language) => texts[language] && from[language] !== texts.en)
}
