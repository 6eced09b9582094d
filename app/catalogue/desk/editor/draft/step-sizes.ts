import { productFields } from '#app/catalogue/fields/product-fields.ts'
import { type OtherLanguage, otherLanguages } from '#languages/language.ts'
import type { EditDraft } from './edit-draft.ts'
import { newSizeDraft, type SizeDraft } from './size-draft.ts'

/** What a button beside the sizes does in the form, without saving anything. */
export interface SizeStep {
  act: 'add' | 'up' | 'down' | 'remove' | 'bring-back'
  /** Which size; '' to add one. */
  key: string
}

const acts: readonly SizeStep['act'][] = ['add', 'up', 'down', 'remove', 'bring-back']

/** Gives the value of the button that takes a step. */
export function sizeStepValue({ act, key }: SizeStep): string {
  return `size ${act} ${key}`
}

/** Reads the step that a posted button takes; undefined for any other button. */
export function readSizeStep(value: unknown): SizeStep | undefined {
  const [, said, key = ''] = /^size ([a-z-]+) (.*)$/.exec(String(value ?? '')) ?? []
  const act = acts.find((known) => known === said)
  return act && { act, key }
}

/** Tells whether there may be one more size: those taken away do not count. */
export function mayAddSize(sizes: readonly Pick<SizeDraft, 'isGone'>[]): boolean {
  return sizes.filter(({ isGone }) => !isGone).length < productFields.sizes.most
}

/** Gives what fills in the first named size of a product: what was said of the product before it. */
export function firstSize(draft: EditDraft): Partial<SizeDraft> {
  const labels = otherLanguages.map((language) => [language, draft[`quantity-${language}`]])
  const named: Record<OtherLanguage, string> = Object.fromEntries(labels)
  return { ...draft.onlySize, label: draft.quantity, labels: named }
}

/**
 * Gives the sizes of a form after a step. `known` is what is said of the product while it has no
 * named size: the first that it gets begins with it.
 */
export function stepSizes(
  sizes: readonly SizeDraft[],
  { act, key }: SizeStep,
  known: Partial<SizeDraft>,
): SizeDraft[] {
  if (act === 'add') {
    const isFirst = sizes.every(({ isGone }) => isGone)
    const keys = sizes.map((size) => Number(size.key.replace('new', '')) || 0)
    const next = `new${Math.max(0, ...keys) + 1}`
    return mayAddSize(sizes) ? [...sizes, newSizeDraft(next, isFirst ? known : {})] : [...sizes]
  }
  if (act === 'up' || act === 'down') return moveSize(sizes, key, act === 'up' ? -1 : 1)
  const isGone = act === 'remove'
  return sizes.map((size) => (size.key === key ? { ...size, isGone } : size))
}

/** Changes places with the next that stays. */
function moveSize(sizes: readonly SizeDraft[], key: string, by: 1 | -1): SizeDraft[] {
  const moved = [...sizes]
  const from = moved.findIndex((size) => size.key === key)
  let to = from + by
  while (moved[to]?.isGone) to += by
  const [one, other] = [moved[from], moved[to]]
  if (one && other) [moved[from], moved[to]] = [other, one]
  return moved
}
