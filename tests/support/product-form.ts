import { draftOf } from '#app/catalogue/desk/editor/draft/edit-draft.ts'
import { plantPrefix } from '#app/catalogue/desk/editor/draft/plant-draft.ts'
import { onlyPrefix, sizePrefix } from '#app/catalogue/desk/editor/draft/size-draft.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'

/** What somebody types or taps: the values of fields of the editor's form. */
export type Typed = Record<string, string | readonly string[]>

/** The editor's form of a product as a browser posts it, with some of it typed again. */
export function productForm(edit: ProductEdit, typed: Typed = {}): URLSearchParams {
  const { names, hidden, plants, signs, sizes, onlySize, ...texts } = draftOf(edit)
  const inputs: Typed = {
    ...texts,
    nameLanguage: names.map(({ language }) => language),
    nameText: names.map(({ name }) => name),
    nameChecked: names.flatMap(({ checked }, place) => (checked ? String(place) : [])),
    plant: plants.map(({ key }) => key),
    ...Object.fromEntries(
      plants.flatMap(({ key, ...plant }) =>
        Object.entries(plant).map(([name, value]) => [plantPrefix(key) + name, value]),
      ),
    ),
    ...withPrefix(onlyPrefix, onlySize),
    size: sizes.map(({ key }) => key),
    ...Object.assign(
      {},
      ...sizes.map(({ key, labels, isGone, ...size }) =>
        withPrefix(sizePrefix(key), {
          ...size,
          ...withPrefix('label-', labels),
          gone: isGone ? 'yes' : '',
        }),
      ),
    ),
    signAbout: signs.map(({ about }) => about),
    signIs: signs.map(({ is }) => is),
    signNote: signs.map(({ note }) => note),
    signSource: signs.map(({ source }) => source),
    shown: hidden ? [] : 'yes',
    ...typed,
  }
  return new URLSearchParams(
    Object.entries(inputs).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    ),
  )
}

function withPrefix(prefix: string, fields: object) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value]))
}
