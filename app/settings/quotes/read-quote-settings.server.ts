import { forEachLanguage } from '#languages/language.ts'
import type { App } from '#server/app-context.ts'
import {
  firstQuoteValues,
  type QuoteSettings,
  quoteNames,
  type StoredTerms,
  type TaxLine,
  upiNames,
} from './quote-settings.ts'

/** Gives what quotes begin with, as an owner has set it, else as it is at first. */
export async function readQuoteSettings({
  db,
  config: { business },
}: Pick<App, 'db' | 'config'>): Promise<QuoteSettings> {
  const rows = await db
    .selectFrom('desk_settings')
    .selectAll()
    .where('name', 'in', [...quoteNames, ...upiNames])
    .execute()
  const set = new Map(rows.map(({ name, value }) => [name, JSON.parse(value)]))
  const held = <Value>(name: keyof typeof firstQuoteValues): Value =>
    set.get(name) ?? firstQuoteValues[name]
  const { texts } = held<StoredTerms>('quote-terms')
  const id = held<string>('upi-id')
  const gstin = held<string>('quote-gstin')
  const tax = held<TaxLine>('quote-tax')
  return {
    validDays: held('quote-valid-days'),
    delivery: set.get('quote-delivery') ?? business.deliveryCharge * 100,
    prefix: held('quote-prefix'),
    reminderDays: held('quote-reminder-days'),
    // The number may have been taken away by undoing one of two changes.
    tax: tax === 'added' && gstin === '' ? 'included' : tax,
    gstin,
    taxRate: held('quote-tax-rate'),
    deliveryRate: held('quote-delivery-rate'),
    terms: forEachLanguage((language) => texts[language] || texts.en || ''),
    upi: id === '' ? undefined : { id, name: held<string>('upi-name') || business.name },
  }
}
