import type { CategoryKey } from '#app/catalogue/category.ts'
import type { ContainedPlant, GoodsSign, PlantFacts, Sourced } from '#app/catalogue/facts/facts.ts'
import type { Photo, Phrases, ProductPicture } from '#app/catalogue/product-picture.ts'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import type { Translations } from '#app/catalogue/translations.ts'
import type { FactKind, FieldKind, OtherName } from './field-spec.ts'
import type { FieldName, FieldOf, Fields, TranslatedField } from './product-fields.ts'

/** What a field of each kind holds. */
export interface KindValues {
  text: string
  lines: string[]
  code: string | null
  yesNo: boolean
  slug: string
  slugs: string[]
  category: CategoryKey
  names: OtherName[]
  picture: string
  photo: Photo | null
  phrases: Phrases
  pictures: ProductPicture[]
  translations: Translations<ProductWords>
  sizes: ProductSize[]
  contains: ContainedPlant[]
  signs: GoodsSign[]
  botanical: Known<'botanical'>
  said: Known<'waterRule' | 'season'>
  light: Known<'light'>
  codes: ({ is: string[] } & Sourced) | null
  oneCode: ({ is: string } & Sourced) | null
  span: Known<'winterDays' | 'height'>
  watering: Known<'summerDays'>
  months: Known<'months'>
  safety: Known<'pets' | 'children'>
}

type Known<Fact extends keyof PlantFacts> = NonNullable<PlantFacts[Fact]> | null

/** What a field holds, by its name and its entry. */
type ValueOf<Name, Spec extends { kind: FieldKind }> = Spec extends {
  kind: 'code'
  codes: readonly (infer Code)[]
}
  ? Spec extends { none: true }
    ? Code | null
    : Code
  : Name extends keyof PlantFacts
    ? Known<Name>
    : KindValues[Spec['kind']]

/** All that can be edited of a product, in one flat row of fields; `null` is not known. */
export type ProductEdit = { -readonly [Name in FieldName]: ValueOf<Name, Fields[Name]> }

/** The facts of a plant, each of them there; null is not known. */
export type PlainFacts = Pick<ProductEdit, FieldOf<FactKind>>

/** What is said of a plant in another language: of one for sale, or of one that a packet holds. */
export type PlantWords = { [Text in Extract<TranslatedField, keyof PlainFacts>]?: string }

/** What is said of a product in another language; what is left out is said in English. */
export type ProductWords = {
  /** A digest of the English from which all this was translated; missing where nobody knows. */
  from?: string
  /** `of` is what the English sign is about. */
  signs?: { of: string; about: string; is: string; note?: string }[]
  /** `of` is the English name of a plant in it. */
  contains?: (PlantWords & { of: string })[]
} & { [Text in TranslatedField]?: Text extends FieldOf<'lines'> ? string[] : string }
