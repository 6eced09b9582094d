import type { sizeLabels } from './size-labels.words.ts'

/** What a size is called, by its name in the list of labels. */
export type SizeName = keyof (typeof sizeLabels)['en']

/** What the demonstration asks for a product, and in which sizes. */
export interface Priced {
  id: number
  /** Rupees of the one size, or of each size. */
  costs: number | Readonly<Partial<Record<SizeName, number>>>
}

/** Sizes in which most plants are sold. */
const pots = (small: number, middle: number, large: number) => ({
  pot6: small,
  pot8: middle,
  pot12: large,
})

/** What the sample's products cost, by the ids that its files give them. */
export const priced: readonly Priced[] = [
  { id: 1, costs: { small4: 79, full8: 199 } },
  { id: 2, costs: pots(149, 299, 549) },
  { id: 3, costs: pots(249, 449, 899) },
  { id: 4, costs: pots(449, 899, 2_199) },
  { id: 5, costs: { pot4: 99, pot6: 179 } },
  { id: 6, costs: pots(299, 549, 1_149) },
  { id: 7, costs: pots(199, 399, 849) },
  { id: 8, costs: { feet2: 249, feet3: 499, feet5: 1_299 } },
  { id: 9, costs: pots(349, 699, 1_599) },
  { id: 10, costs: { hanging4: 129, moss3: 449 } },
  { id: 11, costs: pots(199, 349, 699) },
  { id: 12, costs: pots(299, 549, 1_199) },
  { id: 13, costs: pots(249, 499, 1_099) },
  { id: 14, costs: { bag8: 179, bag14: 649 } },
  { id: 15, costs: { bag8: 149, bag14: 549 } },
  ...[16, 17, 18, 19].map((id) => ({ id, costs: 60 + (id % 2) * 30 })),
  ...[20, 21, 22, 23, 24].map((id) => ({ id, costs: { kg1: 60 + id, kg5: 280 + 4 * id } })),
  { id: 25, costs: 549 },
  { id: 26, costs: 189 },
  { id: 27, costs: 199 },
  { id: 28, costs: 149 },
  { id: 29, costs: { litres5: 279, litres10: 449 } },
  { id: 30, costs: 349 },
  { id: 31, costs: 129 },
  { id: 32, costs: 449 },
  { id: 33, costs: 349 },
  { id: 34, costs: 1_299 },
  { id: 35, costs: 599 },
  { id: 36, costs: 899 },
  { id: 38, costs: 2_499 },
  { id: 39, costs: 3_299 },
  { id: 40, costs: 749 },
  { id: 41, costs: { kg1: 79, block5: 299 } },
  { id: 42, costs: { kg2: 99, kg10: 399 } },
  { id: 43, costs: { ml100: 149, ml500: 499 } },
  { id: 44, costs: 349 },
  { id: 45, costs: 179 },
]

/** Prices that were raised: how many days ago, of which products, and by how much in a hundred. */
export const raises: readonly { daysAgo: number; ids: readonly number[]; percent: number }[] = [
  { daysAgo: 118, ids: [20, 21, 22, 23, 24, 44, 45], percent: 8 },
  { daysAgo: 61, ids: [7, 8, 9, 11, 12, 13], percent: 10 },
  { daysAgo: 17, ids: [4, 8, 41, 42], percent: 5 },
]
