import type { GoodsSign } from '#app/catalogue/facts/facts.ts'
import type { ProductFactsTable, ProductsTable } from '#database/schema/catalogue.ts'
import { type LanguageKey, languageKeys } from '#languages/language-table.ts'

/** The language of another name, as it is stored; `other` are names as people type them. */
export type NameLanguage = LanguageKey | 'other'
export const nameLanguages: readonly NameLanguage[] = [...languageKeys, 'other']

/** What a product is called beside its name: all are searched, checked ones of a language shown. */
export interface OtherName {
  language: NameLanguage
  name: string
  checked: boolean
}

/** Who says so of a fact or a name: at most so many characters. */
export const longestSource = 300

/** What is said of a field whatever it holds. Nothing may be left out: each place is decided. */
interface Everywhere {
  /** What staff call it: in the history, and where something is wrong with it. */
  label: string
  /** Which column keeps it: of `products`, `details` of `product_facts`, or rows of their own. */
  column:
    | keyof ProductsTable
    | Extract<keyof ProductFactsTable, 'details'>
    | 'old_addresses'
    | 'product_sizes'
  /** Whether the editor's form has it; an input is drawn among the product's words by itself. */
  form: boolean | WordInput
  /** The columns of a sheet that say it, each with its heading, which stands for ever. */
  sheet: Readonly<Record<string, string>> | null
  /** Whether data files say it under its own name, the facts of a plant together as `facts`. */
  file: boolean
  /** Left out of the history's lines, for another field tells it. */
  untold?: true
}

/** What no sheet can say in its cells. */
interface Unlisted extends Everywhere {
  sheet: null
}

/** How the editor's form asks for a text. */
export interface WordInput {
  label: string
  hint?: string
  placeholder?: string
  rows?: number
}

/**
 * Where the words of other languages are written for a text: in the editor's form as well, or in
 * data files and sheets alone.
 */
interface Translated {
  translated?: 'form' | 'files'
}

/** A fact of a plant, each with who says so; null is not known. */
interface OfPlant extends Everywhere {
  column: 'details'
  /** The inputs of a form that make it up. */
  parts: readonly string[]
  /** Of a packet it is worked out from the plants in it. */
  counted?: true
}

/** One entry of a table of fields, by its kind; lengths are in characters. */
export type FieldSpec =
  | (Everywhere & Translated & { kind: 'text'; longest: number; empty?: string })
  | (Everywhere & Translated & { kind: 'lines'; most: number; longest: number })
  /** One of some codes; with `none` it may be null. */
  | (Everywhere & { kind: 'code'; codes: readonly string[]; none?: true })
  | (Everywhere & { kind: 'yesNo' })
  | (Everywhere & { kind: 'slug' })
  | (Unlisted & { kind: 'slugs' })
  | (Everywhere & { kind: 'category' })
  | (Everywhere & { kind: 'names'; longest: Record<NameLanguage, number> })
  | (Unlisted & { kind: 'picture'; longest: number })
  | (Unlisted & { kind: 'photo' })
  /** A text in other languages than English. */
  | (Unlisted & { kind: 'phrases'; longest: number })
  | (Unlisted & { kind: 'pictures'; most: number; longest: number })
  | (Unlisted & { kind: 'translations' })
  | (Unlisted & { kind: 'sizes'; most: number; longest: number })
  | (Unlisted & { kind: 'contains'; most: number; longest: number })
  | (Unlisted & { kind: 'signs'; most: number; longest: Record<keyof GoodsSign, number> })
  | (OfPlant & { kind: 'botanical'; longest: number; most: number })
  | (OfPlant & Translated & { kind: 'said'; longest: number; empty: string })
  | (OfPlant & { kind: 'light'; codes: readonly string[] })
  | (OfPlant & { kind: 'codes'; codes: readonly string[] })
  | (OfPlant & { kind: 'oneCode'; codes: readonly string[] })
  | (OfPlant & { kind: 'span'; least: number; most: number; unit: 'days' | 'cm' })
  /** Days between waterings, which the form also asks as one of a few answers. */
  | (OfPlant & { kind: 'watering'; least: number; most: number; unit: 'days' })
  /** In which months something is done; `longest` is of the words that say where. */
  | (OfPlant & { kind: 'months'; longest: number })
  | (OfPlant & Translated & { kind: 'safety'; codes: readonly string[]; longest: number })

export type FieldKind = FieldSpec['kind']
export type SpecOf<Kind extends FieldKind> = Extract<FieldSpec, { kind: Kind }>
export type FactKind = Extract<FieldSpec, { parts: readonly string[] }>['kind']

/** The kinds that a sheet can say in its cells. */
export type SheetKind = {
  [Kind in FieldKind]: SpecOf<Kind>['sheet'] extends null ? never : Kind
}[FieldKind]
