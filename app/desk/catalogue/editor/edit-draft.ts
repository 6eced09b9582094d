import type { GoodsSign } from '#app/catalogue/facts/facts.ts'
import {
  type EditField,
  type OtherName,
  type ProductEdit,
  textInOrder,
} from '#app/stock/product-edit.ts'
import { type FactDraft, factDraftOf, factParts, readFacts } from './fact-draft.ts'
import { linesOf, textOf } from './form-texts.ts'
import { type PlantDraft, plantDraftsOf, readPlants } from './plant-draft.ts'
import {
  readTranslations,
  type TranslationDraft,
  translationDraftOf,
  translationParts,
} from './translation-draft.ts'

/**
 * All that the editor's form holds, as it is typed and tapped: texts, '' for what is not known, and
 * lists of codes. A list of sentences is one text, a sentence on each line.
 */
export interface EditDraft extends FactDraft, TranslationDraft {
  name: string
  names: readonly OtherName[]
  hindiSource: string
  marathiSource: string
  slug: string
  kind: string
  plants: readonly PlantDraft[]
  signs: readonly SignDraft[]
  description: string
  quantity: string
  tips: string
  advantages: string
  youGet: string
  backIn: string
  hidden: boolean
  category: string
  /** After which product of its category it stands, by its id; `first` before all of them. */
  standsAfter: string
  wall: string
  pictureDescription: string
}

/** A sign of a product's page, beside those that its facts make. */
export type SignDraft = Required<{ [Part in keyof GoodsSign]: string }>

/** What the form changes: fields of the product, and where it stands in its category. */
export type FormField = keyof typeof draftParts

/** Which parts of the form make up a field of the product, in the order of the form. */
const draftParts = {
  name: ['name'],
  botanical: factParts.botanical,
  names: ['names'],
  hindiSource: ['hindiSource'],
  marathiSource: ['marathiSource'],
  slug: ['slug'],
  kind: ['kind'],
  light: factParts.light,
  summerDays: factParts.summerDays,
  winterDays: factParts.winterDays,
  waterRule: factParts.waterRule,
  place: factParts.place,
  care: factParts.care,
  pets: factParts.pets,
  children: factParts.children,
  height: factParts.height,
  season: factParts.season,
  contains: ['plants'],
  signs: ['signs'],
  description: ['description'],
  quantity: ['quantity'],
  tips: ['tips'],
  advantages: ['advantages'],
  youGet: ['youGet'],
  translations: translationParts,
  hidden: ['hidden'],
  category: ['category'],
  standsAfter: ['standsAfter'],
  wall: ['wall'],
  backIn: ['backIn'],
  pictureDescription: ['pictureDescription'],
} as const satisfies Partial<Record<EditField | 'standsAfter', readonly (keyof EditDraft)[]>>

export const formFields = Object.keys(draftParts) as FormField[]

/** The fields that a packet's plants tell, and nobody says of the packet itself. */
export const toldByPlants = [
  'light',
  'summerDays',
  'place',
  'care',
  'pets',
  'children',
  'height',
] as const satisfies FormField[]

/** Gives what the form shows of a product, which stands after another of its category. */
export function draftOf(edit: ProductEdit, standsAfter = ''): EditDraft {
  const { names, hindiSource, marathiSource } = edit
  return {
    ...factDraftOf(edit),
    ...translationDraftOf(edit.translations),
    ...{ name: edit.name, names, hindiSource, marathiSource, slug: edit.slug, kind: edit.kind },
    plants: plantDraftsOf(edit.contains),
    signs: edit.signs.map(({ about, is, note = '', source }) => ({ about, is, note, source })),
    description: edit.description,
    quantity: edit.quantity,
    tips: edit.tips.join('\n'),
    advantages: edit.advantages.join('\n'),
    youGet: edit.youGet.join('\n'),
    backIn: edit.backIn ?? '',
    ...{ hidden: edit.hidden, category: edit.category, standsAfter, wall: edit.wall },
    pictureDescription: edit.pictureDescription,
  }
}

/** Reads the form: in the browser as it stands, on the server as it was posted. */
export function readDraft(form: FormData): EditDraft {
  const text = (name: keyof EditDraft) => textOf(form.get(name))
  const lines = (name: keyof EditDraft) => linesOf(text(name)).join('\n')
  return {
    ...readFacts(form),
    ...readTranslations(form),
    ...{ name: text('name'), names: readNames(form) },
    ...{ hindiSource: text('hindiSource'), marathiSource: text('marathiSource') },
    ...{ slug: text('slug'), kind: text('kind') },
    ...{ plants: readPlants(form), signs: readSigns(form) },
    ...{ description: text('description'), quantity: text('quantity') },
    ...{ tips: lines('tips'), advantages: lines('advantages'), youGet: lines('youGet') },
    ...{ backIn: text('backIn'), hidden: form.get('shown') === null },
    ...{ category: text('category'), standsAfter: text('standsAfter'), wall: text('wall') },
    pictureDescription: text('pictureDescription'),
  }
}

/** Gives what a form says of one field, as one text. */
export function textOfField(draft: EditDraft, field: FormField): string {
  const parts: readonly (keyof EditDraft)[] = draftParts[field]
  return textInOrder(parts.map((part) => draft[part]))
}

function readNames(form: FormData): OtherName[] {
  const languages = form.getAll('nameLanguage').map(textOf)
  const checked = new Set(form.getAll('nameChecked').map(textOf))
  return form.getAll('nameText').flatMap((value, place) => {
    const name = textOf(value)
    if (!name) return []
    const language = languages[place]
    return {
      language: language === 'hindi' || language === 'marathi' ? language : 'other',
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
    ...{ about: text, is: is?.[place] ?? '' },
    ...{ note: note?.[place] ?? '', source: source?.[place] ?? '' },
  }))
  return signs.filter((sign) => sign.about || sign.is || sign.note)
}
