import { defineWords } from './words.ts'

/** How a large number is said, from the largest step down: a million, or a crore and a lakh. */
export const largeNumberWords = defineWords({
  en: { said: (many: number) => inSteps(many, [[1_000_000, 'million']]) },
  hi: {
    said: (many) =>
      inSteps(many, [
        [10_000_000, 'करोड़'],
        [100_000, 'लाख'],
      ]),
  },
  mr: {
    said: (many) =>
      inSteps(many, [
        [10_000_000, 'कोटी'],
        [100_000, 'लाख'],
      ]),
  },
})

/** What is below the steps is written in digits, grouped from ten thousand on. */
function inSteps(many: number, steps: readonly (readonly [from: number, word: string])[]) {
  const step = steps.find(([from]) => many >= from)
  // One place after the point at most, rounded down: nobody claims more than there is.
  if (step) return `${Math.floor((many / step[0]) * 10) / 10} ${step[1]}`
  return many < 10_000 ? String(many) : many.toLocaleString('en-IN')
}
