import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import {
  type CategoryChoice,
  type CellContext,
  type CellRead,
  change,
  quoted,
} from './cell-read.ts'
import { findCode, guessCode, type Vocabulary } from './code-words.ts'
import { foldWords } from './fold-words.ts'

/** Gives the words of codes in a cell. */
export function splitCodes(text: string): string[] {
  return text
    .split(/[,;/\n]|\s(?:or|and|to)\s/i)
    .map((word) => word.trim())
    .filter(Boolean)
}

/** Reads words of a vocabulary; gives a fault with all of its words where one is none of them. */
export function readCodes(
  vocabulary: Vocabulary,
  said: readonly string[],
  // biome-ignore lint/suspicious/noExplicitAny: the vocabulary of the field gives its codes
  toChange: (codes: any[]) => Partial<ProductEdit>,
): CellRead {
  const codes: string[] = []
  for (const word of said) {
    const code = findCode(vocabulary, word)
    if (code === undefined) return refuseWord(vocabulary, word)
    if (!codes.includes(code)) codes.push(code)
  }
  return change(toChange(codes))
}

function refuseWord(vocabulary: Vocabulary, word: string): CellRead {
  const { what, words } = vocabulary
  const guess = words.get(guessCode(vocabulary, word) ?? '')
  const article = /^[aeiou]/.test(what) ? 'an' : 'a'
  return {
    fault: `${quoted(word)} is not ${what === 'care' ? 'a kind of care' : `${article} ${what}`} we know.`,
    choices: [...words.values()].map((label) => ({ text: label, label })),
    ...(guess && { guess }),
  }
}

/** Finds the category that a cell names: by its name or its key, else by how one name alone begins. */
export function findCategory(
  text: string,
  categories: readonly CategoryChoice[],
): CategoryChoice | undefined {
  const said = foldWords(text)
  if (said === '') return undefined
  const found = categories.find(
    ({ key, name }) => foldWords(name) === said || foldWords(key) === said,
  )
  return found ?? onlyOne(categories.filter(({ name }) => foldWords(name).startsWith(said)))
}

/** Reads the name of a category. */
export function readCategory(
  text: string,
  _edit: ProductEdit,
  { categories }: CellContext,
): CellRead {
  const found = findCategory(text, categories)
  if (found) return change({ category: found.key })
  const words = foldWords(text).split(' ')
  const guess = categories.find(({ name }) =>
    words.some((word) => foldWords(name).split(' ').includes(word)),
  )
  return {
    fault: `${quoted(text)} is not one of your categories.`,
    choices: categories.map(({ name }) => ({ text: name, label: name })),
    ...(guess && { guess: guess.name }),
  }
}

function onlyOne<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined
}

/** Gives the word of a code; '' where nothing is known. */
export function wordOf({ words }: Vocabulary, code: string | undefined): string {
  return (code && words.get(code)) ?? ''
}
