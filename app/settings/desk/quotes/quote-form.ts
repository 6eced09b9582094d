import { crore, formatMoney, type Money } from '#app/money/money.ts'
import { readPrice } from '#app/money/read-price.ts'
import { typedPrice } from '#app/money/typed-price.ts'
import { isGstin, tidyGstin } from '#app/settings/quotes/gstin.ts'
import {
  gstRates,
  type QuoteSettingName,
  type StoredTerms,
  taxLines,
  type UpiSettingName,
} from '#app/settings/quotes/quote-settings.ts'
import { findUpiFault, tidyUpiId } from '#app/settings/quotes/upi-id.ts'
import { forEachLanguage, languages, otherLanguages } from '#languages/language.ts'
import {
  longestPayee,
  longestTerms,
  stillRightField,
  type Typed,
  termsField,
} from './quote-form-fields.ts'

/** What a form says: values by the names they are stored under, or what is wrong in which field. */
export type Read<Name extends string> =
  | { values: Record<Name, unknown> }
  | { errors: Record<string, string> }

/** The stored values of what quotes begin with. */
export interface QuoteValues extends Record<QuoteSettingName, unknown> {
  'quote-delivery': Money
  'quote-terms': StoredTerms
}

/** Gives stored values as their form shows them. */
export function typedQuoteValues(values: QuoteValues): Typed {
  const { 'quote-delivery': delivery, 'quote-terms': terms, ...others } = values
  const texts = Object.entries(others).map(([name, value]) => [name, String(value)])
  const inLanguages = languages.map((language) => [
    termsField(language),
    terms.texts[language] ?? '',
  ])
  return {
    ...Object.fromEntries([...texts, ...inLanguages]),
    'quote-delivery': typedPrice(delivery),
  }
}

/** Reads the form of what quotes begin with; `before` are the terms on which it was typed. */
export function readQuoteForm(form: FormData, before: StoredTerms): Read<QuoteSettingName> {
  const errors: Record<string, string> = {}
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const number = (name: QuoteSettingName, to: number) => {
    const read = /^\d{1,2}$/.test(text(name)) ? Number(text(name)) : 0
    if (read < 1 || read > to) errors[name] = `This must be 1 to ${to} days.`
    return read
  }
  const rate = (name: QuoteSettingName) => {
    const read = Number(text(name))
    if (!gstRates.includes(read)) errors[name] = 'Choose one of the rates.'
    return read
  }
  const tax = taxLines.find((line) => line === text('quote-tax'))
  if (!tax) errors['quote-tax'] = 'Choose one of the three.'
  const gstin = tidyGstin(text('quote-gstin'))
  if (gstin !== '' && !isGstin(gstin)) {
    errors['quote-gstin'] =
      'This is no GSTIN: it has 15 letters and figures, as 27AAPFU0939F1ZV. Look at it once more.'
  } else if (gstin === '' && tax === 'added') {
    errors['quote-gstin'] = 'Tax can be added only by who has a GSTIN. Write it, or choose another.'
  }
  const prefix = text('quote-prefix').toUpperCase()
  if (!/^[A-Z]{1,6}$/.test(prefix)) {
    errors['quote-prefix'] = 'A number begins with one to six letters from A to Z.'
  }
  const delivery = readCharge(text('quote-delivery'))
  if ('fault' in delivery) errors['quote-delivery'] = delivery.fault
  const terms = readTerms(form, before, errors)
  const values = {
    'quote-valid-days': number('quote-valid-days', 90),
    'quote-delivery': 'charge' in delivery && delivery.charge,
    'quote-prefix': prefix,
    'quote-reminder-days': number('quote-reminder-days', 30),
    'quote-tax': tax,
    'quote-gstin': gstin,
    'quote-tax-rate': rate('quote-tax-rate'),
    'quote-delivery-rate': rate('quote-delivery-rate'),
    'quote-terms': terms,
  }
  return Object.keys(errors).length > 0 ? { errors } : { values }
}

/** Reads the form of who is paid by UPI; both fields empty: nobody is. */
export function readUpiForm(form: FormData): Read<UpiSettingName> {
  const id = tidyUpiId(String(form.get('upi-id') ?? ''))
  const name = tidyLine(String(form.get('upi-name') ?? ''))
  const fault = id === '' ? undefined : findUpiFault(id)
  const errors = {
    ...(fault && { 'upi-id': fault }),
    ...(name.length > longestPayee && {
      'upi-name': `A name has at most ${longestPayee} letters.`,
    }),
    ...(name !== '' && id === '' && { 'upi-id': 'Write the UPI id, or empty the name too.' }),
  }
  return Object.keys(errors).length > 0
    ? { errors }
    : { values: { 'upi-id': id, 'upi-name': name } }
}

function readCharge(typed: string): { charge: Money } | { fault: string } {
  if (/^0+([.]0{0,2})?$/.test(typed)) return { charge: 0 }
  const read = readPrice(typed)
  return 'price' in read && read.price !== null
    ? { charge: read.price }
    : {
        fault: `Write what delivery costs in rupees below ${formatMoney(crore)}, or 0 if it is free.`,
      }
}

/**
 * Reads the terms of all languages. A translation that was changed, or ticked as still right, is one
 * of the English as it is now; any other stays one of the English that it was made from.
 */
function readTerms(form: FormData, before: StoredTerms, errors: Record<string, string>) {
  const typed = forEachLanguage((language) =>
    String(form.get(termsField(language)) ?? '')
      .normalize('NFC')
      .replaceAll('\r\n', '\n')
      .trim(),
  )
  for (const language of languages) {
    if ([...typed[language]].length > longestTerms) {
      errors[termsField(language)] = `Terms have at most ${longestTerms} letters.`
    }
  }
  const terms: StoredTerms = { texts: {}, from: {} }
  for (const language of languages) {
    if (typed[language]) terms.texts[language] = typed[language]
  }
  for (const language of otherLanguages) {
    if (!typed[language]) continue
    const isAnew = typed[language] !== before.texts[language] || form.has(stillRightField(language))
    terms.from[language] = (isAnew ? typed.en : before.from[language]) ?? ''
  }
  return terms
}

function tidyLine(typed: string) {
  return typed.normalize('NFC').replace(/\s+/g, ' ').trim()
}
