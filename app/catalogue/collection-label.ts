import { homePath } from '#app/paths/shop-paths.ts'
import type { Crumb } from '#app/ui/page/breadcrumb.tsx'
import type { Language } from '#languages/language.ts'
import type { Category, CategoryKey } from './category.ts'
import type { Collection } from './collection.ts'
import { collectionWords } from './collection.words.ts'
import { langOf } from './translations.ts'

/**
 * Gives what the breadcrumb calls a category (§2): of the specification's collections their own
 * name, of any other the category's.
 */
export function collectionLabel(
  { key, name }: { key: CategoryKey; name: string },
  language: Language,
): string {
  const labels: Record<string, string> = collectionWords[language].labels
  return (Object.hasOwn(labels, key) ? labels[key] : undefined) ?? name
}

/** Gives the end of the way to a collection's page: what it is called, and where that is English. */
export function collectionCrumb(
  category: Pick<Category, 'key' | 'name' | 'english'>,
  language: Language,
): Crumb {
  const label = collectionLabel(category, language)
  return { label, lang: label === category.name ? langOf(category, 'name') : undefined }
}

/** Gives the way from Home to what stands above a collection, itself left out. */
export function crumbsAbove(
  collection: Pick<Collection, 'parent'> | undefined,
  language: Language,
): Crumb[] {
  const { home, labels } = collectionWords[language]
  const { parent } = collection ?? {}
  return [
    { label: home, to: homePath },
    ...(parent ? [{ label: labels[parent.name], to: parent.to }] : []),
  ]
}

/** Words for the first column, where the cards and the ask card fill the other three. */
export function collectionAside(
  key: CategoryKey,
  language: Language,
): { heading: string; text: string } | undefined {
  const asides: Record<string, { heading: string; text: string }> = collectionWords[language].asides
  return Object.hasOwn(asides, key) ? asides[key] : undefined
}
