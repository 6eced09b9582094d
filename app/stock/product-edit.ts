import type { CategoryKey, Wall } from '#app/catalogue/category.ts'
import {
  type ContainedPlant,
  countFacts,
  type GoodsSign,
  type Kind,
  type Month,
  type PlantFacts,
  type ProductFacts,
} from '#app/catalogue/facts/facts.ts'
import type { Photo } from '#app/catalogue/product-picture.ts'
import type { ProductWords, Translations } from '#app/catalogue/translations.ts'

export const nameLanguages = ['hindi', 'marathi', 'other'] as const
export type NameLanguage = (typeof nameLanguages)[number]

/** What a product is called beside its name: all are searched, checked ones of a language shown. */
export interface OtherName {
  language: NameLanguage
  name: string
  checked: boolean
}

type Known<Fact extends keyof PlantFacts> = NonNullable<PlantFacts[Fact]> | null

/** All that can be edited of a product, in one flat row of fields; `null` is not known. */
export interface ProductEdit {
  name: string
  names: OtherName[]
  /** Who says so, of the names that are shown. */
  hindiSource: string
  marathiSource: string
  slug: string
  /** Slugs that it had before: the store keeps them. */
  oldSlugs: string[]
  category: CategoryKey
  description: string
  quantity: string
  tips: string[]
  advantages: string[]
  /** What is said of it in other languages: what is left out is said in English. */
  translations: Translations<ProductWords>
  /** The month in which it can be had again; null while it can be had. */
  backIn: Month | null
  kind: Kind
  botanical: Known<'botanical'>
  light: Known<'light'>
  waterRule: Known<'waterRule'>
  summerDays: Known<'summerDays'>
  winterDays: Known<'winterDays'>
  place: Known<'place'>
  height: Known<'height'>
  care: Known<'care'>
  season: Known<'season'>
  pets: Known<'pets'>
  children: Known<'children'>
  contains: ContainedPlant[]
  signs: GoodsSign[]
  youGet: string[]
  picture: string
  /** How to draw `picture` where it was uploaded; null where it is a drawn one. */
  photo: Photo | null
  pictureDescription: string
  wall: Wall
  hidden: boolean
}

export type EditField = keyof ProductEdit

/** Every field with its label, in the order in which the desk shows them. */
export const editFields: readonly { field: EditField; label: string }[] = [
  { field: 'name', label: 'Name' },
  { field: 'names', label: 'Other names' },
  { field: 'hindiSource', label: 'Who says the Hindi name' },
  { field: 'marathiSource', label: 'Who says the Marathi name' },
  { field: 'slug', label: 'Address' },
  { field: 'oldSlugs', label: 'Old addresses' },
  { field: 'category', label: 'Category' },
  { field: 'description', label: 'Description' },
  { field: 'quantity', label: 'Quantity' },
  { field: 'tips', label: 'Tips' },
  { field: 'advantages', label: 'Advantages' },
  { field: 'translations', label: 'Words in Hindi and Marathi' },
  { field: 'backIn', label: 'Back in' },
  { field: 'kind', label: 'Kind' },
  { field: 'botanical', label: 'Botanical name' },
  { field: 'light', label: 'Light' },
  { field: 'waterRule', label: 'How to water' },
  { field: 'summerDays', label: 'Water in summer' },
  { field: 'winterDays', label: 'Water in winter' },
  { field: 'place', label: 'Place' },
  { field: 'height', label: 'Height' },
  { field: 'care', label: 'Care' },
  { field: 'season', label: 'Season' },
  { field: 'pets', label: 'Cats and dogs' },
  { field: 'children', label: 'Children' },
  { field: 'contains', label: 'Plants in it' },
  { field: 'signs', label: 'Signs' },
  { field: 'youGet', label: 'You get' },
  { field: 'picture', label: 'Picture' },
  { field: 'photo', label: 'Picture' },
  { field: 'pictureDescription', label: 'What the picture shows' },
  { field: 'wall', label: 'Wall' },
  { field: 'hidden', label: 'Hidden' },
]

/** Gives a field's name for people; of what has none, as where a product stands, `otherwise`. */
export function fieldLabel(field: string, otherwise = field): string {
  return editFields.find((each) => each.field === field)?.label ?? otherwise
}

/** The facts of a plant that stand in the row one by one, as `PlantFacts` has them. */
export const plantFields = [
  'botanical',
  'light',
  'waterRule',
  'summerDays',
  'winterDays',
  'place',
  'height',
  'care',
  'season',
  'pets',
  'children',
] as const satisfies readonly (keyof PlantFacts & EditField)[]

/** The facts of a plant, each of them there; null is not known. */
export type PlainFacts = Pick<ProductEdit, (typeof plantFields)[number]>

/** Gives a plant's facts one by one, null for what is not known. */
export function plainFactsOf(facts: PlantFacts): PlainFacts {
  const plain = plantFields.map((fact) => [fact, facts[fact] ?? null])
  return Object.fromEntries(plain) as PlainFacts
}

/** The seven facts that visitors look for, and that the desk's list counts. */
export const countedFacts = [
  'light',
  'water',
  'place',
  'height',
  'care',
  'pets',
  'children',
] as const

/** Gives how many of a plant's seven facts are known; both 0 for what does not grow. */
export function countKnownFacts(edit: ProductEdit): { known: number; all: number } {
  if (edit.kind === 'goods') return { known: 0, all: 0 }
  const counted = countFacts(toProductFacts(edit))
  const known = countedFacts.filter((fact) => {
    const value = counted[fact]
    return Array.isArray(value) ? value.length > 0 : value !== undefined
  })
  return { known: known.length, all: countedFacts.length }
}

/** Whether something grows of which one of the seven facts is not known. */
export function lacksFacts(edit: ProductEdit): boolean {
  const { known, all } = countKnownFacts(edit)
  return known < all
}

/** Gives a new product that nobody has said anything of yet. */
export function emptyEdit(start: Pick<ProductEdit, 'category' | 'kind' | 'wall'>): ProductEdit {
  return {
    ...{ name: '', names: [], hindiSource: '', marathiSource: '', slug: '', oldSlugs: [] },
    ...{ description: '', quantity: '', tips: [], advantages: [], translations: {}, backIn: null },
    ...{ botanical: null, light: null, waterRule: null, summerDays: null, winterDays: null },
    ...{ place: null, height: null, care: null, season: null, pets: null, children: null },
    ...{ contains: [], signs: [], youGet: [] },
    ...{ picture: '', photo: null, pictureDescription: '', hidden: false },
    ...start,
  }
}

/** Gives what the site's pages and counts are made from. */
export function toProductFacts(edit: ProductEdit): ProductFacts {
  const plant: Record<string, unknown> = {}
  const shownNames = (language: NameLanguage) =>
    edit.names.filter((name) => name.language === language && name.checked).map(({ name }) => name)
  const say = (fact: keyof PlantFacts, value: unknown) => {
    if (value !== null) plant[fact] = value
  }
  const named = (names: string[], source: string) => (names.length > 0 ? { names, source } : null)
  say('botanical', edit.botanical)
  say('hindi', named(shownNames('hindi'), edit.hindiSource))
  say('marathi', named(shownNames('marathi'), edit.marathiSource))
  for (const fact of plantFields) if (fact !== 'botanical') say(fact, edit[fact])
  const { kind, contains, signs, youGet, backIn } = edit
  return { kind, plant, contains, signs, youGet, ...(backIn && { backIn }) }
}

/** Gives the fields of a row that its facts tell, but for names that are only searched. */
export function fromProductFacts(
  facts: ProductFacts,
): Pick<ProductEdit, 'kind' | 'contains' | 'signs' | 'youGet' | 'backIn'> & PlainFacts {
  const { kind, plant, contains, signs, youGet, backIn } = facts
  return { kind, contains, signs, youGet, backIn: backIn ?? null, ...plainFactsOf(plant) }
}

/** Lists every text by which searches find a product beside its name, none twice. */
export function listSearchedNames({ names, botanical }: ProductEdit): string[] {
  const of = (language: NameLanguage) =>
    names.filter((name) => name.language === language).map(({ name }) => name)
  const latin = botanical ? [botanical.is, ...botanical.formerly] : []
  return [...new Set([...of('other'), ...latin, ...of('hindi'), ...of('marathi')])]
}

/** Whether two values of a field say the same, in whatever order their parts are written. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  // Most fields are texts, or have no value.
  if (one === other) return true
  if (typeof one === 'string' && typeof other === 'string') return false
  return textInOrder(one) === textInOrder(other)
}

/** Gives a value as a text that is the same in whatever order its parts are written. */
export function textInOrder(value: unknown): string {
  return JSON.stringify(value, (_key, part) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** Lists the fields in which two rows differ, in the desk's order. */
export function listChangedFields(before: ProductEdit, after: ProductEdit): EditField[] {
  const fields = editFields.map(({ field }) => field)
  return fields.filter((field) => !saysTheSame(before[field], after[field]))
}
