const before = 'under|below|up ?to|within|less than|rs\\.?|inr|₹|रु\\.?'
const units =
  'inch(?:es)?|in|cm|ft|feet|foot|kg|gm?|ml|l|lit(?:re|er)s?|"|इंच|इंची|किलो|ग्राम|लीटर|लिटर|फ\u093c?[ुू]ट'
const holders = 'pots?|bag|गमल[ाे]|थैली|कुंडी|पिशवी'
const after = 'rs\\.?|rupees?|/-|रु\\.?|रुपये|रुपए|तक|से कम|के अंदर|पर्यंत|रुपयांपर्यंत|रुपयांत|पेक्षा कमी'

const begins = '(?<![\\p{L}\\p{M}\\p{N}])'
const ends = '(?![\\p{L}\\p{M}\\p{N}])'
const amount = new RegExp(
  [
    `${begins}(?:(?:${before}) ?)*\\d[\\d.,]*`,
    `(?:[ -]?(?:${units})${ends}(?: (?:का|की|के))?(?: (?:${holders})${ends})?)?`,
    `(?: ?(?:${after})${ends})*${ends}`,
  ].join(''),
  'gu',
)

/**
 * Gives a folded search without the sizes and prices in it ('6 inch pot', 'under 200', '₹200 तक'), which no
 * name has: 'tulsi 6 inch' means tulsi. A search of these alone stays as it is.
 */
export function withoutAmounts(folded: string): string {
  const rest = folded.replace(amount, ' ').replace(/ {2,}/g, ' ').trim()
  return rest === '' ? folded : rest
}
