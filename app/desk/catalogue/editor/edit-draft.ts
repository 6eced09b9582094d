import { type Light, lights, type Place, places, waterOf } from '#app/catalogue/facts/facts.ts'
import type { EditField, OtherName, ProductEdit } from '#app/stock/product-edit.ts'

/**
 * All that the editor's form holds, as it is typed and tapped: texts, '' for what is not known, and
 * lists of codes. A list of sentences is one text, a sentence on each line.
 */
export interface EditDraft {
  name: string
  botanical: string
  names: readonly OtherName[]
  slug: string
  kind: string
  light: string
  lightAlso: readonly string[]
  water: string
  waterRule: string
  place: readonly string[]
  care: string
  heightFrom: string
  heightTo: string
  pets: string
  petsNote: string
  petsSource: string
  children: string
  childrenNote: string
  childrenSource: string
  season: string
  description: string
  quantity: string
  tips: string
  advantages: string
  backIn: string
  hidden: boolean
  category: string
  wall: string
  pictureDescription: string
}

/** Which parts of the form make up a field of the product, in the order of the form. */
export const draftParts = {
  name: ['name'],
  botanical: ['botanical'],
  names: ['names'],
  slug: ['slug'],
  kind: ['kind'],
  light: ['light', 'lightAlso'],
  summerDays: ['water'],
  waterRule: ['waterRule'],
  place: ['place'],
  care: ['care'],
  pets: ['pets', 'petsNote', 'petsSource'],
  children: ['children', 'childrenNote', 'childrenSource'],
  height: ['heightFrom', 'heightTo'],
  season: ['season'],
  description: ['description'],
  quantity: ['quantity'],
  tips: ['tips'],
  advantages: ['advantages'],
  hidden: ['hidden'],
  category: ['category'],
  wall: ['wall'],
  backIn: ['backIn'],
  pictureDescription: ['pictureDescription'],
} as const satisfies Partial<Record<EditField, readonly (keyof EditDraft)[]>>

/** A field of a product that the editor's form changes. */
export type FormField = keyof typeof draftParts

export const formFields = Object.keys(draftParts) as FormField[]

/** The fields that a packet's plants tell, and nobody says of the packet itself. */
export const toldByPlants: readonly FormField[] = [
  ...(['light', 'summerDays', 'waterRule', 'place', 'care', 'pets', 'children'] as const),
  ...(['height', 'season'] as const),
]

/** Gives what the form shows of a product. */
export function draftOf(edit: ProductEdit): EditDraft {
  const { light, summerDays, place, height, pets, children } = edit
  return {
    name: edit.name,
    botanical: edit.botanical?.is ?? '',
    names: edit.names,
    slug: edit.slug,
    kind: edit.kind,
    light: light?.is ?? '',
    lightAlso: lights.filter((known) => light?.alsoGood.includes(known)),
    water: summerDays ? waterOf(summerDays) : '',
    waterRule: edit.waterRule?.is ?? '',
    place: places.filter((known) => place?.is.includes(known)),
    care: edit.care?.is ?? '',
    heightFrom: height ? String(height.from) : '',
    heightTo: height ? String(height.to) : '',
    pets: pets?.is ?? '',
    petsNote: pets?.note ?? '',
    petsSource: pets?.source ?? '',
    children: children?.is ?? '',
    childrenNote: children?.note ?? '',
    childrenSource: children?.source ?? '',
    season: edit.season?.is ?? '',
    description: edit.description,
    quantity: edit.quantity,
    tips: edit.tips.join('\n'),
    advantages: edit.advantages.join('\n'),
    backIn: edit.backIn ?? '',
    hidden: edit.hidden,
    category: edit.category,
    wall: edit.wall,
    pictureDescription: edit.pictureDescription,
  }
}

/** Reads the form: in the browser as it stands, on the server as it was posted. */
export function readDraft(form: FormData): EditDraft {
  const text = (name: keyof EditDraft) => textOf(form.get(name))
  const codes = (name: keyof EditDraft) => form.getAll(name).map(textOf)
  const light = text('light')
  return {
    name: text('name'),
    botanical: text('botanical'),
    names: readNames(form),
    slug: text('slug'),
    kind: text('kind'),
    light,
    lightAlso: lights.filter((known) => codes('lightAlso').includes(known) && known !== light),
    water: text('water'),
    waterRule: text('waterRule'),
    place: places.filter((known) => codes('place').includes(known)),
    care: text('care'),
    heightFrom: text('heightFrom'),
    heightTo: text('heightTo'),
    pets: text('pets'),
    petsNote: text('petsNote'),
    petsSource: text('petsSource'),
    children: text('children'),
    childrenNote: text('childrenNote'),
    childrenSource: text('childrenSource'),
    season: text('season'),
    description: text('description'),
    quantity: text('quantity'),
    tips: linesOf(text('tips')).join('\n'),
    advantages: linesOf(text('advantages')).join('\n'),
    backIn: text('backIn'),
    hidden: form.get('shown') === null,
    category: text('category'),
    wall: text('wall'),
    pictureDescription: text('pictureDescription'),
  }
}

/** Gives what a form says of one field, as one text. */
export function textOfField(draft: EditDraft, field: FormField): string {
  const parts: readonly (keyof EditDraft)[] = draftParts[field]
  return JSON.stringify(parts.map((part) => draft[part]))
}

/** Gives the lines of a text that say something. */
export function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}

/** Whether a text of the form's is the code of a light. */
export function isLight(code: string): code is Light {
  return lights.some((known) => known === code)
}

/** Whether a text of the form's is the code of a place. */
export function isPlace(code: string): code is Place {
  return places.some((known) => known === code)
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

function textOf(value: FormDataEntryValue | null) {
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : ''
}
