import type { Kind } from './facts/facts.ts'
import type { CategoryText } from './fields/category-texts.ts'
import type { CategoryWords, Translations } from './translations.ts'

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

/** The key of one of the specification's twelve. */
export type SpecifiedKey = (typeof categories)[number]['key']

/** The key of a category: one of the twelve, or one that was added in the desk. */
export type CategoryKey = string

export const walls = ['pista', 'haldi', 'gulabi', 'neel'] as const

/** The colour of the painted wall behind a picture. */
export type Wall = (typeof walls)[number]

/** What the walls are called at the desk. */
export const wallWords: Record<Wall, string> = {
  pista: 'Pista, green',
  haldi: 'Haldi, yellow',
  gulabi: 'Gulabi, pink',
  neel: 'Neel, blue',
}

/** The words of a category's own page. */
export type CategoryPage = Record<Exclude<CategoryText, 'name'>, string>

export interface Category {
  key: CategoryKey
  name: string
  wall: Wall
  /** Missing where the category has no page of its own: the home page shows it. */
  page?: CategoryPage
  /** Which of its texts a page of another language says in English. */
  english?: readonly CategoryText[]
}

/** A category as the store and its data file have it. */
export interface CategoryEntry extends Category {
  /** Whether it is beside the specification's twelve: then it may be hidden, and has a place. */
  added: boolean
  hidden: boolean
  position: number
  /** What its products are where nothing else is said. */
  kind: Kind
  /** What it is called and said to be in other languages. */
  translations: Translations<CategoryWords>
}

/** Gives what a category's products are, where their data file says nothing else. */
export function kindOf(key: CategoryKey): Kind {
  if (key === 'flower-seeds' || key === 'vegetable-seeds') return 'seeds'
  return grows.includes(key) ? 'plant' : 'goods'
}

const grows: CategoryKey[] = ['home', 'indoor-plants', 'outdoor-plants', 'corporate-products']

/** Whether a text is the key of one of the twelve categories. */
export function isSpecified(text: string): text is SpecifiedKey {
  return categories.some((category) => category.key === text)
}

/** Gives the name that one of the twelve has in the specification (§3); of any other, its key. */
export function categoryName(key: CategoryKey): string {
  return categories[categoryPosition(key)]?.name ?? key
}

/** Gives a category's place among the twelve, from 0; -1 where it is none of them. */
export function categoryPosition(key: CategoryKey): number {
  return categories.findIndex((category) => category.key === key)
}
