import type { GoodsSign } from '#app/catalogue/facts/facts.ts'
import type { FieldSpec, OtherName } from '#app/catalogue/fields/field-spec.ts'
import { nameSource } from '#app/catalogue/fields/name-sources.ts'
import { productFields } from '#app/catalogue/fields/product-fields.ts'
import type { PlainFacts, ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { linesOf } from '#app/desk/editing/form-texts.ts'
import { languageKeys } from '#languages/language-table.ts'
import { applyFact, applyPlants } from './apply-facts.ts'
import {
  type EditDraft,
  type FormField,
  isFact,
  type TextField,
  textFields,
  toldByPlants,
} from './edit-draft.ts'
import { applyTranslations } from './translation-draft.ts'

/**
 * Gives those fields of a product as the form says them: not its sizes, which only the server can
 * read, nor where it stands. `source` is who says what is changed. Throws what the form cannot have sent.
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
    else if (isText(field)) Object.assign(change, { [field]: applyText(field, draft[field]) })
    else if (isOther(field)) Object.assign(change, changes[field](draft, edit, source))
    for (const language of languageKeys) {
      const said = nameSource(language)
      if (field === said && !draft[said] && shows(draft.names, language)) change[said] = source
    }
  }
  // What was said of the packet itself goes once plants are named that tell it.
  const isPacketNow = edit.contains.length === 0 && (change.contains ?? []).length > 0
  const told = isPacketNow ? toldByPlants.filter((fact) => edit[fact] !== null) : []
  return { ...change, ...Object.fromEntries(told.map((fact) => [fact, null])) }
}

type Change = (draft: EditDraft, edit: ProductEdit, source: string) => Partial<ProductEdit>

type OtherField = Exclude<FormField, keyof PlainFacts | TextField | 'sizes' | 'standsAfter'>

const changes: Record<OtherField, Change> = {
  names: ({ names }, edit, source) => ({
    names: [...names],
    ...Object.fromEntries(
      languageKeys.flatMap((language) => {
        const said = nameSource(language)
        return shows(names, language) && !edit[said] ? [[said, source]] : []
      }),
    ),
  }),
  contains: ({ plants }, { contains }, source) => ({
    contains: applyPlants(plants, contains, source),
  }),
  signs: ({ signs }) => ({
    signs: signs.map(({ note, ...sign }): GoodsSign => ({ ...sign, ...(note && { note }) })),
  }),
  translations: (draft, { translations }) => ({
    translations: applyTranslations(draft, translations),
  }),
  hidden: ({ hidden }) => ({ hidden }),
}

function isOther(field: FormField): field is OtherField {
  return field in changes
}

/** Gives a field that is one text in the form as the form says it. */
function applyText(field: TextField, typed: string): string | string[] | null {
  const spec: FieldSpec = productFields[field]
  if (spec.kind === 'lines') return linesOf(typed)
  return typed === '' && 'none' in spec ? null : typed
}

function isText(field: FormField): field is TextField {
  return textFields.some((text) => text === field)
}

/** Whether visitors see a name of that language. */
function shows(names: readonly OtherName[], language: OtherName['language']) {
  return names.some((name) => name.language === language && name.checked)
}
