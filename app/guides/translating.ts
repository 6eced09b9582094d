import type { OtherLanguage } from '#languages/language.ts'
import { type GuideEdit, type Translated, textIn, wordsField } from './guide.ts'
import { splitParts } from './marks/parse-marks.ts'

/** A part of a guide's English text and what stands for it in another language. */
export interface PartPair {
  /** Null where the English has no such part any more. */
  english: string | null
  /** Null where it is not translated yet. */
  part: Translated | null
  is: 'same' | 'changed' | 'missing' | 'gone'
}

/**
 * Puts a translation's parts beside those of today's English, in the order of the English. Parts that were
 * made from what still stands there find it again, wherever it has moved to between others; of the rest
 * between two such parts the first stands beside the first.
 */
export function pairParts(english: readonly string[], parts: readonly Translated[]): PartPair[] {
  const pairs: PartPair[] = []
  let [here, there] = [0, 0]
  const pairUpTo = (untilHere: number, untilThere: number) => {
    while (here < untilHere || there < untilThere) {
      const said = here < untilHere ? (english[here++] ?? null) : null
      const part = there < untilThere ? (parts[there++] ?? null) : null
      pairs.push({ english: said, part, is: said === null ? 'gone' : part ? 'changed' : 'missing' })
    }
  }
  for (const [atHere, atThere] of findCommon(english, parts)) {
    pairUpTo(atHere, atThere)
    pairs.push({ english: english[here++] ?? null, part: parts[there++] ?? null, is: 'same' })
  }
  pairUpTo(english.length, parts.length)
  return pairs
}

/** The places of the longest run, in order, of parts whose English still stands there. */
function findCommon(
  english: readonly string[],
  parts: readonly Translated[],
): (readonly [number, number])[] {
  const width = parts.length + 1
  const longest = new Uint16Array((english.length + 1) * width)
  const at = (here: number, there: number) => longest[here * width + there] ?? 0
  for (let here = english.length - 1; here >= 0; here -= 1) {
    for (let there = parts.length - 1; there >= 0; there -= 1) {
      longest[here * width + there] =
        english[here] === parts[there]?.of
          ? at(here + 1, there + 1) + 1
          : Math.max(at(here + 1, there), at(here, there + 1))
    }
  }
  const common: (readonly [number, number])[] = []
  for (let [here, there] = [0, 0]; here < english.length && there < parts.length; ) {
    if (english[here] === parts[there]?.of) common.push([here++, there++])
    else if (at(here + 1, there) >= at(here, there + 1)) here += 1
    else there += 1
  }
  return common
}

/** How a translation stands to today's English. */
export type TranslationState = 'missing' | 'outdated' | 'current'

/** Tells how a guide's words in a language stand to its English. */
export function stateIn(edit: GuideEdit, language: OtherLanguage): TranslationState {
  const words = edit[wordsField(language)]
  if (!words || !textIn(edit, language)) return 'missing'
  const isCurrent =
    words.title.of === edit.title &&
    words.summary.of === edit.summary &&
    pairParts(splitParts(edit.body), words.parts).every(({ is }) => is === 'same')
  return isCurrent ? 'current' : 'outdated'
}
