/**
 * Every text of a category: plain data, from which its data file's schema, its form and what is wrong
 * in it are made. All but the name stand on its own page; each may be said in other languages too.
 */
export const categoryTexts = {
  name: { longest: 60, label: 'Name', inLanguage: 'Name' },
  heading: { longest: 80, label: 'Heading of its page', inLanguage: 'Heading' },
  /** The document's title, without the brand. */
  title: { longest: 70, label: 'Title in the browser’s tab', inLanguage: 'Title' },
  /** For search engines. */
  description: {
    longest: 155,
    label: 'What Google shows under its name',
    inLanguage: 'What Google shows under its name',
  },
  intro: {
    longest: 600,
    label: 'What its page says first',
    inLanguage: 'What its page says first',
  },
} as const satisfies Record<string, CategoryTextSpec>

/** What is said of a text: its length in characters, and what its form calls it. */
interface CategoryTextSpec {
  longest: number
  label: string
  /** What the form calls it where `in` and a language follow. */
  inLanguage: string
}

export type CategoryText = keyof typeof categoryTexts

/** The name of every text, in the table's order. */
export const categoryTextNames = Object.keys(categoryTexts) as CategoryText[]

/** Gives something for each text of a category, by its name. */
export function mapCategoryTexts<Value>(
  make: (spec: CategoryTextSpec, text: CategoryText) => Value,
): Record<CategoryText, Value> {
  const made = categoryTextNames.map((text) => [text, make(categoryTexts[text], text)])
  return Object.fromEntries(made) as Record<CategoryText, Value>
}
