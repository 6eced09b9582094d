import type { Wall } from '#app/catalogue/category.ts'
import type { GoodsSign, Kind, Month } from '#app/catalogue/facts/facts.ts'
import {
  type OtherName,
  type PlainFacts,
  type ProductEdit,
  plantFields,
} from '#app/stock/product-edit.ts'
import { applyFact, applyPlants } from './apply-facts.ts'
import { type EditDraft, type FormField, toldByPlants } from './edit-draft.ts'
import { linesOf } from './form-texts.ts'
import { applyTranslations } from './translation-draft.ts'

/**
 * Gives those fields of a product as the form says them; where it stands is no field of it. `source`
 * is who says what is changed. Throws what the form cannot have sent.
 */
export function applyDraft(
  edit: ProductEdit,
  draft: EditDraft,
  fields: readonly FormField[],
  source: string,
): Partial<ProductEdit> {
  const change: Partial<ProductEdit> = {}
  for (const field of fields) {
    if (isFact(field)) Object.assign(change, { [field]: applyFact(field, draft, edit, source) })
    else if (field !== 'standsAfter') Object.assign(change, changes[field](draft, edit, source))
  }
  // What was said of the packet itself goes once plants are named that tell it.
  const isPacketNow = edit.contains.length === 0 && (change.contains ?? []).length > 0
  const told = isPacketNow ? toldByPlants.filter((fact) => edit[fact] !== null) : []
  return { ...change, ...Object.fromEntries(told.map((fact) => [fact, null])) }
}

type Change = (draft: EditDraft, edit: ProductEdit, source: string) => Partial<ProductEdit>

const changes: Record<Exclude<FormField, keyof PlainFacts | 'standsAfter'>, Change> = {
  name: ({ name }) => ({ name }),
  names: ({ names }, edit, source) => ({
    names: [...names],
    ...(shows(names, 'hindi') && !edit.hindiSource && { hindiSource: source }),
    ...(shows(names, 'marathi') && !edit.marathiSource && { marathiSource: source }),
  }),
  hindiSource: ({ hindiSource, names }, _, source) => ({
    hindiSource: hindiSource || (shows(names, 'hindi') ? source : ''),
  }),
  marathiSource: ({ marathiSource, names }, _, source) => ({
    marathiSource: marathiSource || (shows(names, 'marathi') ? source : ''),
  }),
  slug: ({ slug }) => ({ slug }),
  kind: ({ kind }) => ({ kind: kind as Kind }),
  contains: ({ plants }, { contains }, source) => ({
    contains: applyPlants(plants, contains, source),
  }),
  signs: ({ signs }) => ({
    signs: signs.map(({ note, ...sign }): GoodsSign => ({ ...sign, ...(note && { note }) })),
  }),
  description: ({ description }) => ({ description }),
  quantity: ({ quantity }) => ({ quantity }),
  tips: ({ tips }) => ({ tips: linesOf(tips) }),
  advantages: ({ advantages }) => ({ advantages: linesOf(advantages) }),
  youGet: ({ youGet }) => ({ youGet: linesOf(youGet) }),
  translations: (draft, { translations }) => ({
    translations: applyTranslations(draft, translations),
  }),
  hidden: ({ hidden }) => ({ hidden }),
  category: ({ category }) => ({ category }),
  wall: ({ wall }) => ({ wall: wall as Wall }),
  backIn: ({ backIn }) => ({ backIn: backIn ? (backIn as Month) : null }),
  pictureDescription: ({ pictureDescription }) => ({ pictureDescription }),
}

/** Whether visitors see a name of that language. */
function shows(names: readonly OtherName[], language: OtherName['language']) {
  return names.some((name) => name.language === language && name.checked)
}

function isFact(field: FormField): field is keyof PlainFacts & FormField {
  return plantFields.some((fact) => fact === field)
}
