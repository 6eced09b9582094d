import { awayUntil, type ProductSize, unnamedSize } from '#app/catalogue/sizes/size.ts'
import { textOf } from '#app/desk/editing/form-texts.ts'
import { typedPrice } from '#app/money/typed-price.ts'
import { type OtherLanguage, otherLanguages } from '#languages/language.ts'

/** What the form has of a size beside its name, as it is typed and chosen. */
export interface SizeOffer {
  /** In rupees. */
  price: string
  /** How `Availability` says it, or the month in which it is back; '' of what nobody has said. */
  availability: string
  /** In how many days it is made, where it is made to order. */
  days: string
}

/** A size as the form has it. */
export interface SizeDraft extends SizeOffer {
  /** Tells its fields in the form from those of the other sizes. */
  key: string
  /** The number under which it is kept; '' of one that is new. */
  number: string
  label: string
  labels: Record<OtherLanguage, string>
  /** It was taken away, and can come back until the form is saved. */
  isGone: boolean
}

/** The sizes in a form: those with names, and what is said of a product that has none such. */
export interface SizesDraft {
  sizes: readonly SizeDraft[]
  onlySize: SizeOffer
}

/** What the names of the only size's fields begin with. */
export const onlyPrefix = 'only-size-'

/** Gives what the names of a size's fields in the form begin with. */
export function sizePrefix(key: string): string {
  return `size-${key}-`
}

/** Gives a size that nobody has said anything of, of which some may be known. */
export function newSizeDraft(key: string, known: Partial<SizeDraft> = {}): SizeDraft {
  const labels = labelsBy(() => '')
  const offer = { price: '', availability: '', days: '' }
  return { ...offer, number: '', label: '', labels, isGone: false, ...known, key }
}

/** Gives what the form shows of a product's sizes. */
export function sizesDraftOf(edit: {
  sizes: readonly ProductSize[]
  backIn: Parameters<typeof awayUntil>[0]
}): SizesDraft {
  const named = edit.sizes.filter(({ number }) => number !== unnamedSize)
  const only = edit.sizes.find(({ number }) => number === unnamedSize)
  return {
    sizes: named.map((size) => ({
      ...offerOf(size),
      key: String(size.number),
      number: String(size.number),
      label: size.label,
      labels: labelsBy((language) => size.labels[language] ?? ''),
      isGone: false,
    })),
    onlySize: offerOf(only ?? { price: null, availability: awayUntil(edit.backIn) }),
  }
}

function offerOf({ price, availability }: Pick<ProductSize, 'price' | 'availability'>): SizeOffer {
  return {
    price: typedPrice(price),
    availability: (availability?.is === 'away' && availability.backIn) || (availability?.is ?? ''),
    days: availability?.is === 'to-order' ? String(availability.days) : '',
  }
}

/** Reads the sizes in a form. */
export function readSizesDraft(form: FormData): SizesDraft {
  const offer = (prefix: string): SizeOffer => {
    const [price, availability, days] = ['price', 'availability', 'days'].map((part) =>
      textOf(form.get(prefix + part)),
    )
    // Days that were typed before another answer was chosen say nothing.
    const isToOrder = availability === 'to-order'
    return {
      price: price ?? '',
      availability: availability ?? '',
      days: isToOrder ? (days ?? '') : '',
    }
  }
  const sizes = form.getAll('size').map((value): SizeDraft => {
    const key = textOf(value)
    const text = (part: string) => textOf(form.get(sizePrefix(key) + part))
    return {
      ...offer(sizePrefix(key)),
      key,
      number: text('number'),
      label: text('label'),
      labels: labelsBy((language) => text(`label-${language}`)),
      isGone: text('gone') !== '',
    }
  })
  return { sizes, onlySize: offer(onlyPrefix) }
}

/** Lists the sizes that stay: neither those taken away nor new ones of which nothing is said. */
export function listStaying(sizes: readonly SizeDraft[]): SizeDraft[] {
  return sizes.filter(
    ({ isGone, number, label, labels, price, availability }) =>
      !isGone &&
      [number, label, price, availability, ...Object.values(labels)].some((said) => said !== ''),
  )
}

/** Gives all that a form would save of sizes, whatever their fields are called. */
export function saidOfSizes({ sizes, onlySize }: SizesDraft): unknown {
  const staying = listStaying(sizes).map(({ key: _, isGone: __, ...said }) => said)
  return staying.length > 0 ? staying : onlySize
}

function labelsBy(say: (language: OtherLanguage) => string): Record<OtherLanguage, string> {
  const labels = otherLanguages.map((language) => [language, say(language)])
  return Object.fromEntries(labels) as Record<OtherLanguage, string>
}
