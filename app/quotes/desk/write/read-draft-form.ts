import type { PostedForm } from '#app/desk/posted-form.ts'
import { readNumber, readSubmission } from '#app/desk/posted-form.ts'
import type { DraftLine, QuoteDraft } from '#app/quotes/drafts/draft.ts'
import { isLanguage } from '#languages/language.ts'

/** More lines than this are no form of ours. */
const mostPosted = 200

/** Reads what stands in the form of a draft; `shownUntil` is the last day that it had where none was typed. */
export function readDraftForm(form: PostedForm): QuoteDraft {
  const count = Math.min(readNumber(form.lines) ?? 0, mostPosted)
  const { validUntil = '', shownUntil, language = '' } = form
  const page = readSubmission(form.page)
  const changes = readNumber(form.count)
  return {
    lines: Array.from({ length: count }, (_, place) => readLine(form, place + 1)),
    discount: choice(form.discount, ['none', 'amount', 'percent']),
    discountValue: short(form.discountValue),
    delivery: choice(form.delivery, ['flat', 'free', 'other', 'none']),
    deliveryValue: short(form.deliveryValue),
    tax: choice(form.tax, ['none', 'included', 'added']),
    deliveryRate: short(form.deliveryRate ?? '0'),
    advance: choice(form.advance, ['none', 'amount', 'percent']),
    advanceValue: short(form.advanceValue),
    // A day that nobody touched is counted again when it is sent.
    validUntil: validUntil === shownUntil ? '' : short(validUntil),
    language: isLanguage(language) ? language : 'en',
    note: (form.note ?? '').slice(0, mostLetters),
    ...(page !== undefined && { page }),
    ...(changes !== undefined && { count: changes }),
  }
}

/** What is typed beyond it is refused in words; what is posted beyond this is cut. */
const mostLetters = 4_000

function readLine(form: PostedForm, at: number): DraftLine {
  const of = (name: string) => form[`${name}-${at}`]
  const product = readNumber(of('product'))
  const size = readNumber(of('size'))
  const priceSeen = readNumber(of('seen'))
  return {
    ...(product !== undefined && { product }),
    ...(size !== undefined && { size }),
    what: (of('what') ?? '').slice(0, mostLetters),
    quantity: short(of('qty')),
    price: short(of('each')),
    taxRate: short(of('rate') ?? '0'),
    ...(priceSeen !== undefined && { priceSeen }),
    ...(of('removed') !== undefined && { removed: true }),
  }
}

function short(text = '') {
  return text.slice(0, 40)
}

function choice<Choice extends string>(
  text: string | undefined,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices.find((one) => one === text) ?? choices[0]
}
