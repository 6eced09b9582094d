import type { GoodsSign } from '#app/catalogue/facts/facts.ts'
import { nameLanguages, type OtherName } from '#app/catalogue/fields/field-spec.ts'
import { nameSources } from '#app/catalogue/fields/name-sources.ts'
import { plantFields } from '#app/catalogue/fields/plant-fields.ts'
import {
  arrange,
  type FieldName,
  type FieldOf,
  type FieldWith,
  listFields,
  productFields,
} from '#app/catalogue/fields/product-fields.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { textInOrder } from '#app/catalogue/fields/says-the-same.ts'
import { linesOf, textOf } from '#app/desk/editing/form-texts.ts'
import { type FactDraft, factDraftOf, readFacts } from './fact-draft.ts'
import { type PlantDraft, plantDraftsOf, readPlants } from './plant-draft.ts'
import { readSizesDraft, type SizesDraft, saidOfSizes, sizesDraftOf } from './size-draft.ts'
import {
  readTranslations,
  type TranslationDraft,
  translationDraftOf,
  translationParts,
} from './translation-draft.ts'

/** The fields that are one text in the form, of whatever kind. */
export type TextField = Exclude<
  FieldOf<'text' | 'lines' | 'code' | 'slug' | 'category'>,
  FieldWith<{ form: false }>
>

const textKinds: readonly string[] = ['text', 'lines', 'code', 'slug', 'category']
export const textFields = listFields<TextField>(
  ({ kind, form }) => form !== false && textKinds.includes(kind),
)

/**
 * All that the editor's form holds, as it is typed and tapped: texts, '' for what is not known, and
 * lists of codes. A list of sentences is one text, a sentence on each line.
 */
export interface EditDraft
  extends FactDraft,
    TranslationDraft,
    SizesDraft,
    Record<TextField, string> {
  names: readonly OtherName[]
  plants: readonly PlantDraft[]
  signs: readonly SignDraft[]
  hidden: boolean
  /** After which product of its category it stands, by its id; `first` before all of them. */
  standsAfter: string
}

/** A sign of a product's page, beside those that its facts make. */
export type SignDraft = Required<{ [Part in keyof GoodsSign]: string }>

/** What the form changes: fields of the product, and where it stands in its category. */
export type FormField = Exclude<FieldName, FieldWith<{ form: false }>> | 'standsAfter'

/** What the form changes, in its order; a field that is not named here stands at its end. */
export const formFields = arrange<FormField>(
  [
    'name',
    'botanical',
    'names',
    ...nameSources,
    'slug',
    'sizes',
    'kind',
    'light',
    'summerDays',
    'winterDays',
    'waterRule',
    'place',
    'care',
    'pets',
    'children',
    'height',
    'season',
    'contains',
    'signs',
    'description',
    'quantity',
    'tips',
    'advantages',
    'youGet',
    'translations',
    'hidden',
    'category',
    'standsAfter',
    'wall',
    'pictureDescription',
  ],
  listFields(({ form }) => form !== false),
)

/** Which parts of the form make up a field. */
function partsOf(field: FormField): readonly (keyof EditDraft)[] {
  if (field === 'contains') return ['plants']
  if (field === 'translations') return translationParts
  if (field === 'sizes') return ['sizes', 'onlySize']
  return isFact(field) ? plantFields[field].parts : [field]
}

/** Whether a field is a fact of a plant. */
export function isFact(field: FormField): field is keyof typeof plantFields {
  return field in plantFields
}

/** The field that an input of the form belongs to, by its name. */
export function fieldOfInput(name: string): FormField | undefined {
  if (name === 'shown') return 'hidden'
  if (/^name[A-Z]/.test(name)) return 'names'
  if (name.startsWith('plant-')) return 'contains'
  if (/^(only-)?size-/.test(name)) return 'sizes'
  if (/^sign[A-Z]/.test(name)) return 'signs'
  return formFields.find((field) => partsOf(field).some((part) => part === name))
}

/** The fields that a packet's plants tell, and nobody says of the packet itself. */
export const toldByPlants = listFields<Exclude<FormField, 'standsAfter'>>(
  (spec) => 'counted' in spec,
)

/** Gives what the form shows of a product, which stands after another of its category. */
export function draftOf(edit: ProductEdit, standsAfter = ''): EditDraft {
  return {
    ...factDraftOf(edit),
    ...translationDraftOf(edit.translations),
    ...sizesDraftOf(edit),
    ...makeTexts((field) => {
      const value = edit[field]
      return Array.isArray(value) ? value.join('\n') : (value ?? '')
    }),
    names: edit.names,
    plants: plantDraftsOf(edit.contains),
    signs: edit.signs.map(({ about, is, note = '', source }) => ({ about, is, note, source })),
    hidden: edit.hidden,
    standsAfter,
  }
}

/** Reads the form: in the browser as it stands, on the server as it was posted. */
export function readDraft(form: FormData): EditDraft {
  const text = (name: keyof EditDraft) => textOf(form.get(name))
  return {
    ...readFacts(form),
    ...readTranslations(form),
    ...readSizesDraft(form),
    ...makeTexts((field) =>
      productFields[field].kind === 'lines' ? linesOf(text(field)).join('\n') : text(field),
    ),
    names: readNames(form),
    plants: readPlants(form),
    signs: readSigns(form),
    hidden: form.get('shown') === null,
    standsAfter: text('standsAfter'),
  }
}

function makeTexts(say: (field: TextField) => string) {
  const texts = textFields.map((field) => [field, say(field)])
  return Object.fromEntries(texts) as Record<TextField, string>
}

/** Gives what a form says of one field, as one text. */
export function textOfField(draft: EditDraft, field: FormField): string {
  if (field === 'sizes') return textInOrder(saidOfSizes(draft))
  return textInOrder(partsOf(field).map((part) => draft[part]))
}

function readNames(form: FormData): OtherName[] {
  const languages = form.getAll('nameLanguage').map(textOf)
  const checked = new Set(form.getAll('nameChecked').map(textOf))
  return form.getAll('nameText').flatMap((value, place) => {
    const name = textOf(value)
    if (!name) return []
    const language = languages[place]
    return {
      language: nameLanguages.find((known) => known === language) ?? 'other',
      name,
      checked: checked.has(String(place)),
    }
  })
}

/** A sign that says nothing is taken out. */
function readSigns(form: FormData): SignDraft[] {
  const [about, is, note, source] = ['About', 'Is', 'Note', 'Source'].map((part) =>
    form.getAll(`sign${part}`).map(textOf),
  )
  const signs = (about ?? []).map((text, place) => ({
    about: text,
    is: is?.[place] ?? '',
    note: note?.[place] ?? '',
    source: source?.[place] ?? '',
  }))
  return signs.filter((sign) => sign.about || sign.is || sign.note)
}
