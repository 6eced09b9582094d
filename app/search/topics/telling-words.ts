import { listWords } from '#languages/folded-text.ts'
import { listWithoutEnding } from '#languages/noun-endings.ts'

/** Words that say nothing of which products are meant. */
const general = new Set(
  [
    ...['plant', 'plants', 'for', 'the', 'a', 'in', 'with', 'and', 'of', 'to', 'that', 'my'],
    ...['buy', 'want', 'need', 'best', 'online', 'price', 'rate', 'cost'],
    ...['paudha', 'paudhe', 'ped', 'ka', 'ki', 'ke', 'liye', 'wala', 'wale'],
    ...['chahiye', 'kimat', 'bhav'],
    ...['पौधा', 'पौधे', 'पौधों', 'पेड़', 'पेड़ों', 'के', 'लिए', 'का', 'की', 'वाला', 'वाले'],
    ...['में', 'चाहिए', 'कीमत', 'दाम'],
    ...['रोप', 'रोपे', 'झाड', 'झाडे', 'साठी', 'हवे', 'किंमत', 'भाव'],
  ].map(comparable),
)

/** Whether a folded search is of words alone: whoever types other signs than letters means what is written. */
export function isOfWords(folded: string): boolean {
  return /^[\p{L}\p{M}\p{N} '’-]+$/u.test(folded)
}

/**
 * Gives the words of a folded search that say which products are meant, as they are written; all of
 * them where none does. The last may be half typed: 'tulsi pl'.
 */
export function listTellingWords(folded: string): string[] {
  const words = listWords(folded)
  const last = words.length - 1
  const telling = words.filter(
    (word, place) => !isGeneral(word) && !(place > 0 && place === last && beginsGeneral(word)),
  )
  return telling.length > 0 ? telling : words
}

/**
 * Gives the words of a folded search that say which products are meant without a noun's endings, up to four
 * readings of all of them ('मोगऱ्याचे रोप': मोगऱ्या, मोगऱ, मोगरा, मोगरू); none where no word has such an ending.
 */
export function listReadings(folded: string): string[][] {
  const telling = listTellingWords(folded)
  const forms = telling.map(listWithoutEnding).filter((each) => !each.some(isGeneral))
  const known = new Set([telling.join(' '), ''])
  return ([0, 1, 2, 3] as const).flatMap((form) => {
    const reading = forms.map((each) => each[form])
    const said = reading.join(' ')
    if (known.has(said)) return []
    known.add(said)
    return [reading]
  })
}

/** Whether a folded word says nothing of which products are meant: 'plant', 'for', 'पौधा'. */
export function isGeneral(word: string): boolean {
  return general.has(comparable(word))
}

function beginsGeneral(word: string): boolean {
  const beginning = comparable(word)
  return [...general].some((each) => each.startsWith(beginning))
}

/** Gives a word without the dot below, which many leave out, and without an English plural's end. */
export function comparable(word: string): string {
  return withoutPlural(
    word
      .normalize('NFD')
      .replace(/\u093c/gu, '')
      .normalize('NFC'),
  )
}

/** Gives a word without an English plural's end. */
export function withoutPlural(word: string): string {
  return /^[a-z]{4,}s$/.test(word) ? word.slice(0, -1) : word
}
