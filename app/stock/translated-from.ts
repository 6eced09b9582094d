import { createHash } from 'node:crypto'
import {
  type OtherLanguage,
  otherLanguages,
  type ProductWords,
  type Translations,
} from '#app/catalogue/translations.ts'
import type { ProductEdit } from './product-edit.ts'

/** The fields whose English may be translated. */
type English = Pick<
  ProductEdit,
  | ('description' | 'quantity' | 'tips' | 'advantages' | 'youGet')
  | ('waterRule' | 'season' | 'pets' | 'children' | 'signs' | 'contains')
>

/** Gives 12 hex digits that change with any of a product's English texts that are translated. */
export function digestEnglish(edit: English): string {
  const { description, quantity, tips, advantages, youGet, signs, contains } = edit
  const ofPlant = ({ waterRule, season, pets, children }: Partial<English>) => [
    ...[waterRule?.is, season?.is, pets?.note, children?.note].map((text) => text ?? ''),
  ]
  const texts = [
    ...[description, quantity, tips, advantages, youGet],
    ofPlant(edit),
    signs.map(({ about, is, note = '' }) => [about, is, note]),
    contains.map(({ name, facts }) => [name, ...ofPlant(facts as Partial<English>)]),
  ]
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12)
}

/** Lists the languages in which a product's words were translated from English that it no longer says. */
export function listOutdated(edit: English & Pick<ProductEdit, 'translations'>): OtherLanguage[] {
  const now = digestEnglish(edit)
  return otherLanguages.filter((language) => {
    const from = edit.translations[language]?.from
    return from !== undefined && from !== now
  })
}

/** Gives a product with what each changed translation was made from: the English saved with it. */
export function withTranslatedFrom(before: ProductEdit, after: ProductEdit): ProductEdit {
  const translations: Translations<ProductWords> = { ...after.translations }
  for (const language of otherLanguages) {
    const [was, is] = [before.translations[language], after.translations[language]]
    // Files bring their own digest, and an undone change the one it had.
    if (!is || was?.from !== is.from || saysTheSame(was, is)) continue
    translations[language] = { ...is, from: digestEnglish(after) }
  }
  return { ...after, translations }
}

function saysTheSame(was: ProductWords | undefined, is: ProductWords): boolean {
  return JSON.stringify(was) === JSON.stringify(is)
}
