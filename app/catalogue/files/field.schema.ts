import { z } from 'zod'
import type { FieldKind, SpecOf } from '#app/catalogue/fields/field-spec.ts'
import {
  type FieldOf,
  type FieldWith,
  listFields,
  productFields,
} from '#app/catalogue/fields/product-fields.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { hasProductPicture } from '#app/catalogue/product-picture.ts'
import { findSlugFault } from '#app/catalogue/slug.ts'
import { otherLanguages } from '#languages/language.ts'
import { plantSchema, source } from './facts.schema.ts'
import { sizesSchema } from './sizes.schema.ts'
import { text, words } from './text.schema.ts'

/** The kinds that a data file says under a field's own name. */
type OwnKind = Extract<
  FieldKind,
  | 'text'
  | 'lines'
  | 'code'
  | 'yesNo'
  | 'slug'
  | 'slugs'
  | 'picture'
  | 'phrases'
  | 'pictures'
  | 'contains'
  | 'signs'
  | 'sizes'
>

/** The fields that a data file says under their own names. */
export type OwnField = FieldOf<OwnKind> & FieldWith<{ file: true }>

/**
 * What a file says of them; a code may be left out, and then it is the category's, and sizes, which
 * then stay.
 */
export type OwnValues = Omit<Pick<ProductEdit, OwnField>, FieldOf<'code' | 'sizes'>> & {
  [Field in FieldOf<'code' | 'sizes'>]?: NonNullable<ProductEdit[Field]> | undefined
}

/** A word that addresses a product or a category. */
export const slug = z.string().superRefine((value, context) => {
  const message = findSlugFault(value)
  if (message) context.addIssue({ code: 'custom', message })
})

const drawn = (name: string) => hasProductPicture(name) || /^photo-\d+$/.test(name)

const notDrawn = 'is not the name of a picture; draw art/<name>.svg and run npm run pictures'
const drawnPicture = (longest: number) => words(longest).refine(drawn, notDrawn)

/** A text in other languages: what is left out is said in English. */
const phrases = (longest: number) =>
  z.partialRecord(z.enum(otherLanguages), words(longest)).default({})

/** Pictures in the owner's order, each with what it shows. */
export const picturesIn = (longest: number, most: number) =>
  z
    .array(
      z.strictObject({
        picture: drawnPicture(productFields.picture.longest),
        description: text(longest).default(''),
        descriptions: phrases(longest),
      }),
    )
    .max(most)
    .default([])

/** What a data file may say of a field of each kind. */
const schemas: { [Kind in OwnKind]: (spec: SpecOf<Kind>) => z.ZodType } = {
  text: ({ longest, empty }) => (empty ? words(longest) : text(longest).default('')),
  lines: ({ longest, most }) => z.array(words(longest)).max(most).default([]),
  code: ({ codes }) => z.enum(codes).optional(),
  yesNo: () => z.boolean().default(false),
  slug: () => slug,
  slugs: () => z.array(slug).max(20).default([]),
  // A product that is hidden may have none: whether it is, the whole product says.
  picture: ({ longest }) => text(longest).refine((name) => name === '' || drawn(name), notDrawn),
  phrases: ({ longest }) => phrases(longest),
  pictures: ({ longest, most }) => picturesIn(longest, most),
  sizes: sizesSchema,
  contains: ({ longest, most }) =>
    z
      .array(z.strictObject({ name: words(longest), facts: plantSchema.default({}) }))
      .max(most)
      .default([]),
  signs: ({ longest, most }) =>
    z
      .array(
        z.strictObject({
          about: words(longest.about),
          is: words(longest.is),
          note: words(longest.note).optional(),
          source,
        }),
      )
      .max(most)
      .default([]),
}

export const ownFields = listFields<OwnField>(({ kind, file }) => file && kind in schemas)

/** The schema of each of these fields, by its name. */
export const ownSchemas = Object.fromEntries(
  ownFields.map((field) => {
    const spec = productFields[field]
    return [field, schemas[spec.kind](spec as never)]
  }),
) as { [Field in OwnField]: z.ZodType<OwnValues[Field]> }
