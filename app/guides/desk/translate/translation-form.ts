import { textOf } from '#app/desk/editing/form-texts.ts'
import { type GuideEdit, type GuideWords, type Translated, wordsField } from '#app/guides/guide.ts'
import { splitParts } from '#app/guides/marks/parse-marks.ts'
import { pairParts } from '#app/guides/translating.ts'
import type { OtherLanguage } from '#languages/language.ts'
import { differenceOf, type Run } from './word-difference.ts'

/** A text of a guide beside what stands for it in another language. */
export interface Pair {
  /** What the form calls it: `title`, `summary`, and `0`, `1`, … for the parts of its text. */
  key: string
  /** What was changed in the English since it was translated; one run where nothing was. */
  english: readonly Run[]
  text: string
  is: 'same' | 'changed' | 'missing' | 'gone'
}

/** Gives a guide's texts side by side in the order of the English; a part whose English is gone is one too. */
export function listPairs(edit: GuideEdit, language: OtherLanguage): Pair[] {
  const words = edit[wordsField(language)]
  const parts = pairParts(splitParts(edit.body), words?.parts ?? [])
  return [
    toPair('title', edit.title, words?.title),
    toPair('summary', edit.summary, words?.summary),
    ...parts.map(({ english, part }, place) => toPair(String(place), english, part ?? undefined)),
  ]
}

function toPair(key: string, english: string | null, part: Translated | undefined): Pair {
  const text = part?.text ?? ''
  if (english === null) return { key, english: differenceOf(part?.of ?? '', ''), text, is: 'gone' }
  const same: Run = { is: 'same', text: english }
  if (text === '') return { key, english: [same], text, is: 'missing' }
  if (part?.of === english) return { key, english: [same], text, is: 'same' }
  return { key, english: differenceOf(part?.of ?? '', english), text, is: 'changed' }
}

/** What a form says of a part: its text, and that it is right as it is although the English changed. */
type Typed = Record<string, { text: string; isStill: boolean }>

/** Reads the texts of a form by their keys. */
export function readTyped(form: FormData): Typed {
  const typed: Typed = {}
  for (const name of form.keys()) {
    const [, key] = /^text-(title|summary|\d{1,4})$/.exec(name) ?? []
    if (key === undefined) continue
    const text = textOf(form.get(name))
    typed[key] = { text, isStill: form.has(`still-${key}`) }
  }
  return typed
}

/**
 * Gives a guide's words in a language after a form: what was written again, or is right as it is,
 * is of today's English, all else of the English that it had. Null where nothing is said any more.
 */
export function toWords(edit: GuideEdit, language: OtherLanguage, typed: Typed): GuideWords | null {
  const words = edit[wordsField(language)]
  const after = (key: string, english: string, before: Translated | undefined): Translated => {
    const { text = before?.text ?? '', isStill = false } = typed[key] ?? {}
    const isWritten = text !== (before?.text ?? '')
    return { text, of: isWritten || isStill ? english : (before?.of ?? english) }
  }
  const pairs = pairParts(splitParts(edit.body), words?.parts ?? [])
  const parts = pairs.flatMap(({ english, part }, place) => {
    // A part whose English is gone stays until its text is taken away.
    const made = after(String(place), english ?? part?.of ?? '', part ?? undefined)
    return made.text === '' ? [] : [made]
  })
  const title = after('title', edit.title, words?.title)
  const summary = after('summary', edit.summary, words?.summary)
  const isEmpty = title.text === '' && summary.text === '' && parts.length === 0
  return isEmpty ? null : { title, summary, parts }
}
