import type { Kind } from './facts/facts.ts'

/** The twelve categories of the specification (§3), in its order; `key` is the API's path (§7). */
export const categories = [
  { key: 'home', name: 'Home Products' },
  { key: 'indoor-plants', name: 'Indoor Plants' },
  { key: 'outdoor-plants', name: 'Outdoor Plants' },
  { key: 'flower-seeds', name: 'Flower Seeds' },
  { key: 'vegetable-seeds', name: 'Vegetable Seeds' },
  { key: 'pebbles', name: 'Pebbles' },
  { key: 'gardening-tools', name: 'Gardening Tools' },
  { key: 'corporate-products', name: 'Corporate Products' },
  { key: 'vertical-garden', name: 'Vertical Gardens' },
  { key: 'artificial-decoration', name: 'Artificial Decorations' },
  { key: 'fertilizer', name: 'Fertilizers' },
  { key: 'soil', name: 'Soil' },
] as const

export type CategoryKey = (typeof categories)[number]['key']

export const walls = ['pista', 'haldi', 'gulabi', 'neel'] as const

/** The colour of the painted wall behind a picture. */
export type Wall = (typeof walls)[number]

/** The words of a category's own page. */
export interface CategoryPage {
  heading: string
  /** The document's title, without the brand. */
  title: string
  /** For search engines, at most 155 characters. */
  description: string
  intro: string
}

export interface Category {
  key: CategoryKey
  name: string
  wall: Wall
  /** Missing where the category has no page of its own: the home page shows it. */
  page?: CategoryPage
}

/** Gives what a category's products are, where their data file says nothing else. */
export function kindOf(key: CategoryKey): Kind {
  if (key === 'flower-seeds' || key === 'vegetable-seeds') return 'seeds'
  return grows.includes(key) ? 'plant' : 'goods'
}

const grows: CategoryKey[] = ['home', 'indoor-plants', 'outdoor-plants', 'corporate-products']

/** Whether a text is the key of one of the twelve categories. */
export function isCategoryKey(text: string): text is CategoryKey {
  return categories.some((category) => category.key === text)
}

/** Gives a category's name in the specification (§3). */
export function categoryName(key: CategoryKey): string {
  return categories[categoryPosition(key)]?.name ?? key
}

/** Gives a category's place among the twelve, from 0. */
export function categoryPosition(key: CategoryKey): number {
  return categories.findIndex((category) => category.key === key)
}
